/** How good what is measured of pages is, and how it is counted: https://web.dev/articles/vitals */

type Vital = 'LCP' | 'INP' | 'CLS' | 'TTFB';

/** Up to `good` a value is good, above `poor` it is poor. Ms, a score for CLS. */
export const vitalBounds: Readonly<
  Record<Vital, { readonly good: number; readonly poor: number }>
> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1_800 },
};

export type Verdict = 'good' | 'fair' | 'poor';
export function judgeVital(name: Vital, value: number): Verdict {
  const { good, poor } = vitalBounds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}

/**
 * Buckets of a histogram, four for each doubling. The good values end with `lastGood`; the first begins at 0, the last has no
 * end.
 */
const perDoubling = 4;
const lastGood = 20;
export const lastBucket = 39;

/** Greatest value of a bucket. */
const endOf = (name: Vital, bucket: number): number =>
  vitalBounds[name].good * 2 ** ((bucket - lastGood) / perDoubling);

export function bucketOf(name: Vital, value: number): number {
  const above = Math.ceil(perDoubling * Math.log2(value / vitalBounds[name].good));
  // Of 0 the logarithm is infinite.
  return Math.min(lastBucket, Math.max(0, lastGood + above));
}

/** @param counts by bucket; at least one is above 0 */
export function quantileOf(name: Vital, counts: readonly number[], share: number): number {
  const wanted = share * sumOf(counts);
  let below = 0;
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const from = bucket === 0 ? 0 : endOf(name, bucket - 1);
      return from + ((endOf(name, bucket) - from) * (wanted - below)) / count;
    }
    below += count;
  }
  return 0;
}

/** Good ones among all, in percent with one decimal. */
export const goodShare = (counts: readonly number[]): number =>
  Math.round((sumOf(counts.slice(0, lastGood + 1)) / sumOf(counts)) * 1_000) / 10;

export const sumOf = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);
