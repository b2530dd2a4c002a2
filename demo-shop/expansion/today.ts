export const day = 86_400_000;

/** Reference time of the demo shop's dates, in ms. Rows are deterministic for the same value. */
export type Today = number;

/** For results that must be the same at every seeding: 27 Aban 1404. */
export const fixedToday: Today = Date.UTC(2025, 10, 18, 6, 30);

/** The last ten o'clock in Tehran, so that shops seeded on the same day are equal. */
export function todayOf(now: number): Today {
  const tenInTehran = 6.5 * 3_600_000;
  return Math.floor((now - tenInTehran) / day) * day + tenInTehran;
}
