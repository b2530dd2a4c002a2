import { toPersianDigits } from '#lib/text/digits.ts';
import type { AttributeRow } from '../catalogue/model.ts';
import type { Specs } from '../catalogue/spec-text.ts';

type SpecValue = Specs[string];
export type Lookup = (key: string) => string | undefined;

/** A number in Persian: `۵٬۰۰۰`, `۶٫۷`. */
export function persianNumber(value: number): string {
  const [whole = '', part] = String(value).split('.');
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(?:\d{3})+$)/g, '٬') : whole;
  return toPersianDigits(part === undefined ? grouped : `${grouped}٫${part}`);
}

/** A value as text, without the attribute's title. */
export function wordsOf(attribute: AttributeRow, value: SpecValue): string {
  if (typeof value === 'boolean') return value ? 'دارد' : 'ندارد';
  if (typeof value === 'number') return `${persianNumber(value)} ${attribute.unit}`.trim();
  if (attribute.kind === 'text') return String(value);
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => attribute.options[one] ?? one).join('، ');
}

const place = /\{([a-z-]+)\}/g;

function fillPart(text: string, lookup: Lookup): string | undefined {
  let whole = true;
  const filled = text.replace(place, (_, key: string) => {
    const value = lookup(key);
    if (value === undefined) whole = false;
    return value ?? '';
  });
  return whole ? filled : undefined;
}

/**
 * Inserts values into `{places}`. A part in brackets is dropped if one of its values is missing.
 * @returns undefined if a value outside brackets is missing
 */
export function fill(pattern: string, lookup: Lookup): string | undefined {
  const inner = pattern.replace(/\[([^\]]*)\]/g, (_, part: string) => fillPart(part, lookup) ?? '');
  return fillPart(inner, lookup)?.replace(/ {2,}/g, ' ').trim();
}

const condition = /^([a-z-]+)(>=|<|!=|=)(.*)$/;

function holds(value: SpecValue | undefined, sign: string, wanted: string): boolean {
  const isEqual = Array.isArray(value) ? value.includes(wanted) : String(value ?? '') === wanted;
  if (sign === '!=') return !isEqual;
  if (value === undefined || sign === '=') return isEqual && value !== undefined;
  return sign === '<' ? Number(value) < Number(wanted) : Number(value) >= Number(wanted);
}

/** A sentence of a pattern, without its full stop. */
export interface Said {
  pattern: string;
  text: string;
}

/** Sentences whose conditions all hold and whose values are all known, with values inserted. */
export function sentencesFor(patterns: readonly string[], specs: Specs, lookup: Lookup): Said[] {
  return patterns.flatMap((pattern) => {
    const [head = '', sentence] = pattern.split(' ? ');
    const isTrue =
      sentence === undefined ||
      head.split(' & ').every((each) => {
        const [, key = '', sign = '', wanted = ''] = condition.exec(each) ?? [];
        return holds(specs[key], sign, wanted);
      });
    const text = isTrue ? fill(sentence ?? head, lookup) : undefined;
    return text === undefined ? [] : [{ pattern, text: text.replace(/\.$/, '') }];
  });
}
