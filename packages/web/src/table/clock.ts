/** The clock on the wall, as far as the table needs it. */

/** Seconds until `due`, in this machine's time; undefined without a due time. */
export function secondsUntil(due: number | undefined, now: number): number | undefined {
  return due === undefined ? undefined : Math.max(0, (due - now) / 1000);
}

/** What each seat's bank holds now: the banks of those who are asked run from when we were told. */
export function bankNow(
  bank: number | undefined,
  asked: boolean,
  told: number,
  now: number,
): number | undefined {
  if (bank === undefined) return undefined;
  return asked ? Math.max(0, bank - Math.max(0, now - told) / 1000) : bank;
}
