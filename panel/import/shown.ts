import { availabilityCodes } from '#lib/contract/codes.ts';
import { formatDate } from '#lib/text/date.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { availabilityWords, stateNames } from '#panel/goods/texts.ts';
import { availabilities, states } from '#panel/goods/wanted.ts';
import { importTexts as words } from '#panel/import/texts.ts';
import { texts } from '#panel/texts.ts';

function listed(list: readonly unknown[]): string {
  // Of lists in a list, such as paths of categories, each is one.
  const parts = list.map((each) =>
    Array.isArray(each) ? each.map((part) => textOf(part)).join(' › ') : textOf(each),
  );
  return parts.join('، ') || texts.nothing;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing;
  if (Array.isArray(value)) return listed(value);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' ? isolateLatin(value) : words.other;
}

const dayOf = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** A price for some days. */
function saleOf(value: object): string {
  const { price, from, to }: { price?: unknown; from?: unknown; to?: unknown } = value;
  const parts = [
    textOf(price),
    ...(typeof from === 'string' ? [`${words.saleFrom} ${dayOf(from)}`] : []),
    ...(typeof to === 'string' ? [`${words.saleTo} ${dayOf(to)}`] : []),
  ];
  return parts.join(' ');
}

const publicationOf = (value: unknown): string =>
  typeof value === 'string' ? formatDate(value) : stateNames.draft.word;

/** Fields that are read from left to right. */
export const asWritten: ReadonlySet<string> = new Set(['sku', 'gtin', 'target', 'guess']);

/** A value of a field that a row changes, as staff read it. */
export function shownValue(field: string, value: unknown): string {
  if (field === 'availability') {
    const name = availabilities.find((each) => availabilityCodes[each] === value);
    return name ? availabilityWords[name] : texts.nothing;
  }
  if (field === 'state') {
    const name = states.find((each) => each === value);
    return name ? stateNames[name].word : texts.nothing;
  }
  if (field === 'publishedTime') return publicationOf(value);
  if (field === 'sale' && typeof value === 'object' && value !== null) return saleOf(value);
  // The letters and digits of codes and addresses stay as they are.
  if (asWritten.has(field)) return typeof value === 'string' ? value : textOf(null);
  return textOf(value);
}
