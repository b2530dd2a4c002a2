import { shortAmount } from '#lib/text/toman.ts';

/**
 * «تا ۱۰ میلیون», «۱۰ تا ۲۰ میلیون», «بالای ۷۰ میلیون».
 * @param below the word before a band without a lower end
 */
export function priceBand(
  min: number | undefined,
  max: number | undefined,
  below: 'تا' | 'زیر' = 'تا',
): string {
  if (min === undefined) return `${below} ${shortAmount(max ?? 0)}`;
  if (max === undefined) return `بالای ${shortAmount(min)}`;
  const [from, to] = [shortAmount(min).split(' '), shortAmount(max)];
  const unit = to.endsWith(from.at(-1) ?? '') ? from.slice(0, 1) : from;
  return `${unit.join(' ')} تا ${to}`;
}
