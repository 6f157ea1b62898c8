/**
 * A picture that is drawn once a page and referred to from everywhere: `key` is its id in the
 * document, `box` its view box. Pure: `draw` gives the same text every time.
 */
export type Picture = {
  readonly key: string;
  readonly box: string;
  readonly draw: () => string;
};
