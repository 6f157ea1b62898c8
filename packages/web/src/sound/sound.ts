/** Plays our sounds. Silent until the person has clicked or pressed a key once. */
import { settings } from "../settings/settings.js";
import { isHeard, type SoundName, type Tone, TUNES } from "./tunes.js";

type Desk = { readonly context: AudioContext; readonly noise: AudioBuffer };

const house: { touched: boolean; desk: Desk | undefined } = { touched: false, desk: undefined };

/** The person has done something here: from now on the browser lets us sound. */
export function allowSound(): void {
  house.touched = true;
}

/** Plays it, if it is to be heard. */
export function playSound(name: SoundName): void {
  const { volume, soundInBackground } = settings.get();
  const { touched } = house;
  if (!isHeard(name, { volume, touched, hidden: document.hidden, soundInBackground })) return;
  const desk = openDesk();
  if (!desk) return;
  void desk.context.resume();
  const master = desk.context.createGain();
  // Ears hear loudness by powers.
  master.gain.value = (volume / 100) ** 2;
  master.connect(desk.context.destination);
  for (const tone of TUNES[name]) sound(desk, master, tone);
}

function openDesk(): Desk | undefined {
  if (house.desk) return house.desk;
  if (typeof AudioContext === "undefined") return undefined;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  house.desk = { context, noise };
  return house.desk;
}

function sound({ context, noise }: Desk, master: AudioNode, tone: Tone): void {
  const start = context.currentTime + 0.02 + tone.at;
  const stop = start + tone.long;
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(tone.loud, start + 0.012);
  shape.gain.exponentialRampToValueAtTime(0.0001, stop);
  shape.connect(master);
  const source = tone.wave === "noise" ? context.createBufferSource() : context.createOscillator();
  if (source instanceof AudioBufferSourceNode) {
    source.buffer = noise;
    source.connect(sweep(context, tone, start, stop)).connect(shape);
  } else {
    if (tone.wave !== "noise") source.type = tone.wave;
    slide(source.frequency, tone, start, stop);
    source.connect(shape);
  }
  source.start(start);
  source.stop(stop + 0.02);
}

function sweep(context: AudioContext, tone: Tone, start: number, stop: number): AudioNode {
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = 0.8;
  slide(filter.frequency, tone, start, stop);
  return filter;
}

function slide(param: AudioParam, { from, to = from }: Tone, start: number, stop: number): void {
  param.setValueAtTime(from, start);
  if (to !== from) param.exponentialRampToValueAtTime(to, stop);
}
