import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { formatDate } from '#lib/text/date.ts';
import { giveTitles } from '#panel/discounts/texts.ts';
import { texts } from '#panel/texts.ts';
import { discountTexts as words } from '#panel/discounts/texts.ts';

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const titles: Readonly<Record<string, string>> = giveTitles;

function textOf(text: string): string {
  if (text === '') return texts.nothing;
  if (isDay(text)) return formatDate(`${text}T12:00:00+03:30`);
  return (Object.hasOwn(titles, text) && titles[text]) || isolateLatin(text);
}

/** A value of a form in words, to be compared with another. */
export function shownOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(shownOf).join('، ') || texts.nothing;
  return typeof value === 'string' ? textOf(value) : texts.nothing;
}
