import { formatDate } from '#lib/text/date.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { texts } from '#panel/texts.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function textOf(text: string): string {
  if (text === '') return texts.nothing;
  return isDay(text) ? formatDate(`${text}T12:00:00+03:30`) : isolateLatin(text);
}

/** A value of a form in words, to be compared with another: texts, numbers, ticks, days, lists of them. */
export function shownOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(shownOf).join('، ') || texts.nothing;
  return typeof value === 'string' ? textOf(value) : texts.nothing;
}
