/** What the service's clock is ahead of this device's, which may be wrong by any time, in ms. */
let ahead = 0;

/** @param date header of an answer that has just come */
export function learnTime(date: string | null): void {
  const said = Date.parse(date ?? '');
  if (!Number.isNaN(said)) ahead = said - Date.now();
}

/** Now, as the service has it, to the second. */
export const serviceNow = (): number => Date.now() + ahead;
