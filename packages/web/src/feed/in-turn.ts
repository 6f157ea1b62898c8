/**
 * Messages that come in one burst, taken one after the other: between two of them the page has its
 * turn. Otherwise what it draws a little later would never come to it, and React takes fifty updates
 * in a row, with something left to draw after each, for a loop without end.
 */
export function inTurn<T>(
  take: (message: T) => void,
  later: (then: () => void) => void = afterATurn,
): (message: T) => void {
  const waiting: T[] = [];
  let resting = false;
  const takeNext = () => {
    const [message] = waiting.splice(0, 1);
    if (message === undefined) return;
    resting = true;
    later(() => {
      resting = false;
      takeNext();
    });
    take(message);
  };
  return (message) => {
    waiting.push(message);
    if (!resting) takeNext();
  };
}

/** As soon as all has been done that was due by now; also where nobody looks at the page. */
function afterATurn(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  port2.postMessage(undefined);
}
