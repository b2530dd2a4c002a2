export const day = 86_400_000;

/** The demo shop's own today in ms, so that every seeding gives the same dates: 27 Aban 1404. */
export const today = Date.UTC(2025, 10, 18, 6, 30);
