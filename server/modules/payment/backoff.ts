/** Ms for which a process may ask a gateway before another one takes over. */
export const lease = 60_000;

/** Ms between looks at attempts whose shopper has not come back. */
export const lookEvery = 180_000;

const pauses = [10_000, 30_000, 120_000];

/** Ms until an attempt is asked about again, after that many times without a clear answer. */
export const nextTry = (tries: number): number => pauses[tries - 1] ?? 300_000;
