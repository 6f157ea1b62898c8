/**
 * Everything a command may touch of the world outside. Commands get it as an argument and use no
 * globals of the process, so that a test can run them with a world of its own.
 */

/** A place to write to. */
export type Out = {
  write(text: string): void;
  readonly isTTY: boolean;
  /** Characters in a line. */
  readonly columns: number;
};

/** Lines a person types, or a script sends. */
export type Lines = {
  /** The next line; undefined when there is none any more, or the person wants out. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

export type Io = {
  readonly out: Out;
  readonly err: Out;
  /** Begin to read what is typed. */
  lines(): Lines;
  /** Is there a person at the keyboard? */
  readonly interactive: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** The folder that holds the games' folders. */
  readonly root: string;
  /** Milliseconds, from any moment on. */
  now(): number;
  readonly cores: number;
  /** Aborted when somebody presses Ctrl+C. */
  readonly interrupted: AbortSignal;
  /** Run a script with Node; what it writes goes where ours goes. Returns its exit code. */
  runNode(args: readonly string[]): Promise<number>;
};

/** Exit codes, for scripts. */
export const OK = 0;
export const FAILED = 1;
export const WRONG_USE = 2;
export const INTERRUPTED = 130;
