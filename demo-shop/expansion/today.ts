export const day = 86_400_000;

/**
 * All dates of the demo shop are told from one moment, its today, in ms. The same today gives the same rows.
 */
export type Today = number;

/** For what must be the same at every seeding: 27 Aban 1404. */
export const fixedToday: Today = Date.UTC(2025, 10, 18, 6, 30);

/** The last ten o'clock in Tehran, so that the shop of a day is the same whenever it is seeded. */
export function todayOf(now: number): Today {
  const tenInTehran = 6.5 * 3_600_000;
  return Math.floor((now - tenInTehran) / day) * day + tenInTehran;
}
