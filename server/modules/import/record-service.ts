import { toLatinDigits } from '#lib/text/digits.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { ShopError } from '#server/errors.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import { encodingOf, textOf } from '#server/modules/import/file-text.ts';
import { folded } from '#server/modules/import/heads.ts';
import { jsonItems } from '#server/modules/import/json-items.ts';
import { readCsv } from '#server/modules/import/read-csv.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { cellText, dayOf, digitsOf } from '#server/modules/import/values.ts';

// What other shops say of people and orders: the same words in the JSON of their interface and in CSV.

export interface FileRecord {
  /** Of a CSV where it begins, of JSON its number. */
  readonly line: number;
  /**
   * Texts by the folded name of their field, those of a part below both names: `billing.first_name` of JSON and a column
   * `Billing First Name` are `billingfirstname`.
   */
  readonly texts: ReadonlyMap<string, string>;
  /** As JSON has it; null of a CSV. */
  readonly item: Readonly<Record<string, unknown>> | null;
}

/**
 * The records of a JSON or CSV file.
 * @throws {ShopError} 422 `BAD_FILE`
 */
export async function* readRecords(file: ByteSource): AsyncGenerator<FileRecord> {
  if (await isJson(file)) yield* ofJson(file);
  else yield* ofCsv(file);
}

async function isJson(file: ByteSource): Promise<boolean> {
  for await (const piece of textOf(file, await encodingOf(file))) {
    const [first] = piece.replace(/^[\s\ufeff]+/, '');
    if (first !== undefined) return first === '[' || first === '{';
  }
  throw badFile(importTexts.empty);
}

async function* ofJson(file: ByteSource): AsyncGenerator<FileRecord> {
  let line = 0;
  for await (const item of jsonItems(textOf(file, await encodingOf(file)))) {
    line += 1;
    // Items are objects.
    const fields = { ...(item as object) } as Record<string, unknown>;
    if (line === 1) refuseAnswer(fields);
    yield { line, texts: textsOf(fields), item: fields };
  }
}

/** WooCommerce answers an error in place of a list. */
function refuseAnswer({ code, message, data }: Record<string, unknown>): void {
  if (typeof code !== 'string' || typeof message !== 'string' || typeof data !== 'object') return;
  throw badFile(importTexts.errorAnswer(shortened(message)));
}

async function* ofCsv(file: ByteSource): AsyncGenerator<FileRecord> {
  let heads: readonly string[] | null = null;
  for await (const { line, cells } of readCsv(file)) {
    if (heads === null) {
      heads = cells.map(folded);
      continue;
    }
    const texts = new Map<string, string>();
    for (const [at, head] of heads.entries()) {
      const text = cellText(cells[at] ?? '');
      if (text !== '' && !texts.has(head)) texts.set(head, text);
    }
    yield { line, texts, item: null };
  }
}

const parts = ['billing', 'shipping'];

function textsOf(item: Readonly<Record<string, unknown>>): Map<string, string> {
  const texts = new Map<string, string>();
  const take = (before: string, fields: object) => {
    for (const [name, value] of Object.entries(fields)) {
      const text = plain(value);
      if (text !== '') texts.set(before + folded(name), text);
    }
  };
  take('', item);
  for (const part of parts) {
    const fields = item[part];
    if (isObject(fields)) take(part, fields);
  }
  const { meta_data: meta } = item;
  for (const each of Array.isArray(meta) ? meta : []) {
    if (isObject(each) && typeof each['key'] === 'string') {
      const text = plain(each['value']);
      const name = folded(each['key']);
      if (text !== '' && !texts.has(name)) texts.set(name, text);
    }
  }
  return texts;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts and numbers as text; '' for all else. */
export const plain = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** A text of the file as it can be shown and kept. */
export const shortened = (text: string, most = 60): string =>
  onOneLine(text.slice(0, most * 4))
    .slice(0, most)
    .toWellFormed();

/** Without markup, on one line. */
export const withoutMarkup = (text: string): string =>
  onOneLine(
    text
      .slice(0, 4_000)
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll('&nbsp;', ' ')
      .replaceAll(/&#0*39;|&quot;/g, "'"),
  ).toWellFormed();

/** @throws {ShopError} 422 `BAD_FILE`, for a file of something else */
export const wrongFile = (message: string): ShopError => badFile(message);

/** A number in the former shop; null for what is none. */
export function numberOf(text: string | undefined): number | null {
  const found = /^\s*#?(\d{1,15})\s*$/.exec(toLatinDigits(text ?? ''))?.[1];
  return found === undefined || Number(found) === 0 ? null : Number(found);
}

/** In Tehran; it has had no other time since 2022, and what is older may be an hour off. */
const ahead = 12_600_000;
const earliest = Date.UTC(1998, 0, 1);

/**
 * A moment as ISO 8601, by the clock of the shop or as UTC; Jalali years are known.
 * @returns null for none, and for what cannot be: `0000-00-00`, the future
 */
export function momentOf(text: string | undefined, isUtc = false): string | null {
  if (text === undefined) return null;
  const written = toLatinDigits(text);
  const day = dayOf(written);
  if ('reason' in day) return null;
  const [, hour = '0', minute = '0', second = '0'] =
    /[T ](\d{1,2}):(\d{2})(?::(\d{2}))?/.exec(written) ?? [];
  const ms =
    Date.parse(`${day.value}T00:00:00Z`) +
    ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1_000;
  const moment = isUtc || /Z$|[+-]00:00$/.test(written) ? ms : ms - ahead;
  return moment < earliest || moment > Date.now() ? null : new Date(moment).toISOString();
}

/** Tenths of a toman in one of a currency. */
const tenths: Readonly<Record<string, bigint>> = {
  IRR: 1n,
  IRT: 10n,
  IRHR: 1_000n,
  IRHT: 10_000n,
};
/** What staff call the currency. */
export const currencyOfUnit = { rial: 'IRR', toman: 'IRT', thousand: 'IRHT' } as const;
export const isCurrency = (name: string): boolean => Object.hasOwn(tenths, name);

const most = 1_000_000_000_000n;

/**
 * An amount in whole toman, rounded up; nothing is 0.
 * @returns why it is none, otherwise
 */
export function tomanOf(text: string | undefined, currency: string): number | string {
  if (text === undefined || text === '') return 0;
  const read = digitsOf(text);
  if ('reason' in read) return read.reason;
  const [whole = '', decimals = ''] = read.value.split('.');
  const millionths = BigInt(whole + decimals.padEnd(6, '0')) * (tenths[currency] ?? 10n);
  const toman = (millionths + 9_999_999n) / 10_000_000n;
  return toman > most ? importTexts.tooMuch : Number(toman);
}
