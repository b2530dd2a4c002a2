import type { DayHours } from '#lib/contract/admin-today.ts';

/** Sums from midnight on, one value an hour: at the end of the hour. */
export function summed(hours: DayHours, what: 'orders' | 'amount'): number[] {
  let sum = 0;
  return hours.map((hour) => {
    sum += hour[what];
    return sum;
  });
}

/** Average worth of an order by hour, as far as there are orders; 0 before. */
export const averages = (hours: DayHours): number[] => {
  const [orders, amounts] = [summed(hours, 'orders'), summed(hours, 'amount')];
  return amounts.map((amount, at) => {
    const count = orders[at] ?? 0;
    return count === 0 ? 0 : Math.round(amount / count);
  });
};

/** Change in whole percent; null where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  if (now === before) return 0;
  return before === 0 ? null : Math.round(((now - before) / before) * 100);
}

/** The unit in which sums of this size are read, in toman. */
export function unitOf(most: number): {
  of: 1 | 1_000 | 1_000_000;
  name: 'toman' | 'thousand' | 'million';
} {
  if (most >= 1_000_000) return { of: 1_000_000, name: 'million' };
  return most >= 10_000 ? { of: 1_000, name: 'thousand' } : { of: 1, name: 'toman' };
}

/** The least round number that is not smaller: 1, 2, 3, 4, 5, 6, 8 times a power of ten. */
export function roundedUp(most: number): number {
  if (most <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 3, 4, 5, 6, 8].find((each) => each * power >= most) ?? 10;
  return step * power;
}

/** What stands beside the lines of an axis that ends at `most`; without a sum only its foot. */
export const marksOf = (most: number): number[] =>
  most === 0 ? [0] : [0, 1, 2, 3, 4].map((each) => (most / 4) * each);

/**
 * Points of a line for SVG, from right (midnight) to left, in a box of this size.
 * @param values one an hour; the line begins at 0
 */
export function pointsOf(
  values: readonly number[],
  { width, height, most }: { width: number; height: number; most: number },
): string {
  const points = [0, ...values];
  return points
    .map((value, hour) => {
      const x = width - (hour / 24) * width;
      const y = height - (most === 0 ? 0 : value / most) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
