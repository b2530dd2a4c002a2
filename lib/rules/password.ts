import commonPasswords from '#lib/rules/common-passwords.json' with { type: 'json' };
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { seen } from '#lib/text/letters.ts';
import { normalisePersian } from '#lib/text/persian.ts';

/** In characters, without invisible ones and repeated spaces. */
const shortest = 8;
/** In UTF-16 units; longer ones add no security and cost time. */
const longest = 200;

/** Errors of a new password. */
const texts = {
  missing: 'رمز عبور را بنویسید.',
  short: 'رمز عبور باید دست‌کم ۸ نویسه داشته باشد.',
  long: 'رمز عبور بیش از ۲۰۰ نویسه است.',
  same: 'رمز عبور نباید تکرار یک نویسه باشد.',
  number: 'رمز عبور نباید همان شماره موبایل باشد.',
  common: 'این رمز از رایج‌ترین رمزهاست و زود حدس زده می‌شود.',
  ofShop: 'رمز عبور نباید نام فروشگاه باشد.',
} as const;

/** Those of the 10,000 most common passwords that are long enough (from zxcvbn-ts, MIT licence), in lower case. */
const common = new Set(commonPasswords.split(' '));

/** A password as it is compared with known ones: letters that look alike, and both kinds of digits, are one. */
const fold = (text: string): string =>
  toLatinDigits(normalisePersian(text.normalize('NFKC').toLowerCase()));
const foldAll = (all: readonly string[]): Set<string> => new Set(all.map(fold));

/** Words that are in the minds of all customers; a shop's own names are added. */
const words = ['کهربا', 'kahroba', 'فروشگاه', 'forushgah', 'foroshgah', 'خرید', 'shop', 'password'];

/** Guessed first by whoever writes Persian: not in that list, because it is of other languages. */
const guessed = foldAll([
  'رمز عبور',
  'رمزعبور',
  'مدیر',
  'مدیریت',
  'ادمین',
  'پشتیبان',
  'پشتیبانی',
  'admin',
  'administrator',
  'manager',
  'support',
  'abcdefgh',
  'شسیبلاتنم',
  'شسیبلاتن',
  'ضصثقفغعه',
  'ضصثقفغعهخح',
  'ظطزرذدپو',
]);

const withoutOuterDigits = (text: string): string =>
  text.replace(/^\d+/, '').replace(/(?<!\d)\d+$/, '');

/** The characters that count: no invisible ones, no space at an end or after another. */
const counted = (password: string): string[] => [
  ...seen(password)
    .replaceAll(/[\s\u2800]+/g, ' ')
    .trim(),
];

/** Whose password it is. */
interface Holder {
  /** In any notation. */
  readonly mobile: string;
  /** What the shop is called. */
  readonly shopNames?: readonly string[];
}

/** The error of a new password; null if it is acceptable. */
export function faultOfNewPassword(
  password: string,
  { mobile, shopNames = [] }: Holder,
): string | null {
  if (password === '') return texts.missing;
  if (password.length > longest) return texts.long;
  const characters = counted(password);
  if (characters.length < shortest) return texts.short;
  if (new Set(characters).size === 1) return texts.same;
  const asNumber = normaliseMobile(password);
  if (asNumber !== null && asNumber === normaliseMobile(mobile)) return texts.number;
  const folded = fold(characters.join(''));
  const bare = withoutOuterDigits(folded);
  if (common.has(folded) || common.has(bare) || guessed.has(bare)) return texts.common;
  return foldAll([...words, ...shopNames]).has(bare) ? texts.ofShop : null;
}
