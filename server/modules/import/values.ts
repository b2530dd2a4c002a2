import { toLatinDigits } from '#lib/text/digits.ts';
import { importTexts } from '#server/modules/import/texts.ts';

/** A value, or why there is none. */
export type Read<Value> = { readonly value: Value } | { readonly reason: string };

/** What a cell says: without the sign that keeps spreadsheets from taking it for a formula. */
export const cellText = (cell: string): string => cell.replace(/^\s*'(?=[=+\-@])/, '').trim();

/** A text with line breaks that were written as `\n`. */
export const withBreaks = (cell: string): string =>
  cellText(cell)
    .replaceAll(String.raw`\n`, '\n')
    .trim();

/** The parts of a list; a comma within one is written `\,`. */
export const listOf = (cell: string): string[] =>
  cellText(cell)
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll(String.raw`\,`, ',').trim())
    .filter((part) => part !== '');

/** Categories from the top down: `A > B, C`. */
export const categoriesOf = (cell: string): string[][] =>
  listOf(cell)
    .map((path) =>
      path
        .split('>')
        .map((title) => title.trim())
        .filter((title) => title !== ''),
    )
    .filter((path) => path.length > 0);

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Digits before the point, and behind it. */
const mostDigits = 15;
const mostDecimals = 6;

/** A number that is not negative, as digits with a point: of any kind of digits, with separators or without. */
export function digitsOf(cell: string): Read<string> {
  const text = toLatinDigits(cellText(cell)).replaceAll('٬', ',').replaceAll('٫', '.');
  if (/^[-−]\s*[\d.,]+$/.test(text)) return { reason: importTexts.negative };
  const digits = grouped.test(text) ? text.replaceAll(',', '') : text;
  if (!plain.test(digits)) return { reason: importTexts.noNumber };
  const [whole = '', decimals = ''] = digits.split('.');
  const short = whole.replace(/^0+(?=\d)/, '') || '0';
  if (short.length > mostDigits || decimals.length > mostDecimals) {
    return { reason: importTexts.tooMuch };
  }
  return { value: decimals === '' ? short : `${short}.${decimals}` };
}

/** A whole number; `7.00` is one. */
export function wholeOf(cell: string): Read<number> {
  const read = digitsOf(cell);
  if ('reason' in read) return read;
  const value = Number(read.value);
  return Number.isInteger(value) ? { value } : { reason: importTexts.noWhole };
}

/** What the numbers of a file mean; it does not say so itself. */
export type MoneyUnit = 'toman' | 'rial' | 'thousand';

/** Millionths of a toman in one of a unit. */
const millionths: Record<MoneyUnit, bigint> = {
  rial: 100_000n,
  toman: 1_000_000n,
  thousand: 1_000_000_000n,
};
/** As `staffPrice` of the contract. */
const mostToman = 1_000_000_000_000n;

interface Money {
  readonly toman: number;
  /** Whether less than a toman was left, by which it was rounded up. */
  readonly isRounded: boolean;
}

/** A price in whole toman, rounded up. */
export function moneyOf(cell: string, unit: MoneyUnit): Read<Money> {
  const read = digitsOf(cell);
  if ('reason' in read) return read;
  const [whole = '', decimals = ''] = read.value.split('.');
  // In 10^-12 toman.
  const written = BigInt(whole + decimals.padEnd(mostDecimals, '0')) * millionths[unit];
  const one = 1_000_000_000_000n;
  const toman = (written + one - 1n) / one;
  if (toman > mostToman) return { reason: importTexts.tooMuch };
  return { value: { toman: Number(toman), isRounded: written % one !== 0n } };
}

const jalali = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const aDay = 86_400_000;

/** The day of a date as ISO 8601: years from 1300 to 1499 are Jalali, others Gregorian. Times are left out. */
export function dayOf(cell: string): Read<string> {
  const written = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(
    toLatinDigits(cellText(cell)),
  );
  if (written === null) return { reason: importTexts.noDate };
  const [year = 0, month = 0, day = 0] = written.slice(1).map(Number);
  const found =
    year >= 1300 && year <= 1499 ? jalaliDay(year, month, day) : gregorianDay(year, month, day);
  return found === null ? { reason: importTexts.noDate } : { value: found };
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function gregorianDay(year: number, month: number, day: number): string | null {
  const ms = Date.UTC(year, month - 1, day);
  const wanted = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  return year >= 1900 && isoOf(ms) === wanted ? wanted : null;
}

/** By the calendar of the platform: a year begins between 19 and 22 March. */
function jalaliDay(year: number, month: number, day: number): string | null {
  const before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  const guess = Date.UTC(year + 621, 2, 20) + (before + day - 1) * aDay;
  const wanted = `${month}/${day}/${year}`;
  const found = [-1, 0, 1, 2].find(
    (days) => jalali.format(guess + days * aDay).split(' ', 1)[0] === wanted,
  );
  return found === undefined ? null : isoOf(guess + found * aDay);
}
