/**
 * Changes that come in one burst, joined: the first is told at once, what comes before the page has
 * had its turn is told once, as it stands then. A page that draws each of a hundred answers of quick
 * bots shows none of them, and React takes so many in a row for a loop without end.
 */
export type Subscribe = (listener: () => void) => () => void;

export function joined(
  subscribe: Subscribe,
  later: (then: () => void) => void = (then) => void setTimeout(then),
): Subscribe {
  return (listener) => {
    let ended = false;
    let resting = false;
    let missed = false;
    const tell = () => {
      missed = false;
      resting = true;
      later(() => {
        resting = false;
        if (missed && !ended) tell();
      });
      listener();
    };
    const stop = subscribe(() => {
      if (resting) missed = true;
      else tell();
    });
    return () => {
      ended = true;
      stop();
    };
  };
}
