import { nameRule } from '#lib/rules/account.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { shortened, withoutMarkup } from '#server/modules/import/record-service.ts';

/** By the folded name of a field. */
export type Texts = ReadonlyMap<string, string>;

export const textOf = (texts: Texts, ...fields: readonly string[]): string => {
  const found = fields.find((field) => texts.has(field));
  return found === undefined ? '' : (texts.get(found) ?? '');
};

/** Where a number may be, the likely ones first; plugins that log in by SMS have fields of their own. */
const mobileFields = [
  'billingphone',
  'billingmobile',
  'phone',
  'mobile',
  'digitsphone',
  'digitsphoneno',
  'shippingphone',
  'userphone',
  'userlogin',
  'username',
];

interface Mobile {
  /** `09…`; null without one. */
  readonly mobile: string | null;
  /** What is written in its place. */
  readonly written: string;
}

/** The first mobile number of Iran that a record has. */
export function mobileOf(texts: Texts): Mobile {
  const all = mobileFields.map((field) => textOf(texts, field).slice(0, 200));
  const found = all
    .flatMap((text) => text.split(/[,،;؛/|\n]| - |\s{2,}/))
    .map(normaliseMobile)
    .find((mobile) => mobile !== null);
  // A name to log in with is no failed number.
  return { mobile: found ?? null, written: shortened(all.slice(0, 7).find(Boolean) ?? '', 40) };
}

interface Name {
  /** As members are called; '' without one. */
  readonly name: string;
  /** What cannot be a name. */
  readonly refused: string;
}

const both = (texts: Texts, before: string): string =>
  `${textOf(texts, `${before}firstname`)} ${textOf(texts, `${before}lastname`)}`.trim();

export function nameOf(texts: Texts): Name {
  const written = [both(texts, ''), both(texts, 'billing'), both(texts, 'shipping')]
    .concat(textOf(texts, 'displayname'))
    .map((each) => withoutMarkup(each))
    .filter((each) => each !== '' && normaliseMobile(each) === null);
  for (const each of written) {
    const judged = nameRule(each);
    if ('value' in judged) return { name: judged.value, refused: '' };
  }
  return { name: '', refused: shortened(written[0] ?? '', 40) };
}
