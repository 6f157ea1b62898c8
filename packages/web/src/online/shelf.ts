/** Small things kept in this browser. A browser that refuses costs only the memory. */

export type Shelf = { get(key: string): string | undefined; set(key: string, text: string): void };

function on(storage: () => Storage): Shelf {
  return {
    get: (key) => {
      try {
        return storage().getItem(`sprawl.${key}`) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set: (key, text) => {
      try {
        if (text === "") storage().removeItem(`sprawl.${key}`);
        else storage().setItem(`sprawl.${key}`, text);
      } catch {
        // Full or forbidden.
      }
    },
  };
}

/** For good. */
export const shelf = on(() => window.localStorage);
/** For this tab: what is half written. */
export const desk = on(() => window.sessionStorage);
