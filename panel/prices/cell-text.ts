import { availabilityCodes } from '#lib/contract/codes.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { availabilityWords, saleWords } from '#panel/goods/texts.ts';
import { availabilities } from '#panel/goods/wanted.ts';
import type { CellValue, GridField } from '#panel/prices/fields.ts';
import { cellFaults } from '#panel/prices/texts.ts';

/** A value that was read from typed or pasted text, or why there is none. */
export type Read = { value: CellValue } | { fault: string };

const most: Readonly<Record<Exclude<GridField, 'availability'>, number>> = {
  price: 1_000_000_000_000,
  oldPrice: 1_000_000_000_000,
  stock: 100_000_000,
  lowStock: 100_000_000,
};

/** Between groups of digits: spaces, commas of Latin, Persian and Arabic texts. Excel writes decimals of 0 after prices. */
const separators = /[\s\u00A0\u200C\u200E\u200F\u061C,٬،]/gu;
const unit = /(?:تومان|عدد)$/u;
const zeroDecimals = /[.٫]0+$/u;
const emptyWords = new Set(['', '-', '—', '–']);

/** What typed or pasted text means in a field: Latin, Persian and Arabic digits, grouped or not. */
export function readCell(field: GridField, text: string): Read {
  const written = toLatinDigits(normalisePersian(text)).trim();
  if (field === 'availability') return readAvailability(written);
  const digits = written.replace(unit, '').replace(separators, '').replace(zeroDecimals, '');
  if (emptyWords.has(digits)) {
    return field === 'stock' ? { fault: cellFaults.empty } : { value: null };
  }
  if (!/^\d{1,15}$/.test(digits)) return { fault: cellFaults.number };
  const value = Number(digits);
  return value > most[field] ? { fault: cellFaults.large } : { value };
}

function readAvailability(written: string): Read {
  const name =
    availabilities.find((each) => [saleWords[each], availabilityWords[each]].includes(written)) ??
    availabilities.find((each) => String(availabilityCodes[each]) === written);
  return name ? { value: availabilityCodes[name] } : { fault: cellFaults.availability };
}

/** What a cell shows; the empty text for an empty one. */
export function showCell(field: GridField, value: CellValue): string {
  if (value === null) return '';
  if (field !== 'availability') return formatNumber(value);
  const name = availabilities.find((each) => availabilityCodes[each] === value);
  return name ? saleWords[name] : '';
}

/** What is copied: plain Latin digits, which a spreadsheet takes for a number. */
export const copyCell = (field: GridField, value: CellValue): string =>
  field === 'availability' ? showCell(field, value) : value === null ? '' : String(value);
