/** Tehran is so far ahead, in ms. */
const ahead = 12_600_000;

/** A moment by the clock of the shop, as WordPress writes it; '' for none. */
export const momentCell = (moment: string | null): string =>
  moment === null
    ? ''
    : new Date(Date.parse(moment) + ahead).toISOString().slice(0, 19).replace('T', ' ');

/** The day in the shop of a moment in ms. */
export const dayCell = (ms: number): string => new Date(ms + ahead).toISOString().slice(0, 10);
