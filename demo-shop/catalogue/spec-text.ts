import { attributes } from './attributes.ts';
import type { AttributeRow } from './model.ts';

/** Values by attribute key; a choice may have several. */
export type Specs = Record<string, string | number | boolean | string[]>;

const byKey = new Map(attributes.map((row) => [row.key, row]));

function choices({ key, options }: AttributeRow, text: string): string | string[] {
  const values = text.split(',');
  const strange = values.find((value) => !Object.hasOwn(options, value));
  if (strange !== undefined) throw new TypeError(`${key} has no option ${strange}`);
  return values.length === 1 ? text : values;
}

function valueOf(row: AttributeRow, text: string): Specs[string] {
  if (row.kind === 'choice') return choices(row, text);
  if (row.kind === 'text') return text;
  if (row.kind === 'switch' && (text === 'yes' || text === 'no')) return text === 'yes';
  const number = Number(text);
  if (row.kind === 'range' && text !== '' && Number.isFinite(number)) return number;
  throw new TypeError(`${row.key} is a ${row.kind}, not ${text}`);
}

/**
 * Parses `key=value; key=value`; the attribute determines the type of a value: an option or several
 * separated by commas, a number, yes or no, or text.
 * @throws {TypeError} for an unknown key or a value of another type
 */
export function parseSpecs(text: string): Specs {
  if (text === '') return {};
  const pairs = text.split('; ').map((pair) => {
    const [key = '', ...rest] = pair.split('=');
    const row = byKey.get(key);
    if (!row) throw new TypeError(`unknown attribute: ${key}`);
    return [key, valueOf(row, rest.join('='))] as const;
  });
  return Object.fromEntries(pairs);
}
