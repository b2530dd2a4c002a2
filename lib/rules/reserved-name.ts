import { normalisePersian } from '#lib/text/persian.ts';

/** Words by which a shop and its staff are known; members may not be called so. */
const titles = [
  'پشتیبان',
  'پشتیبانی',
  'مدیریت',
  'ادمین',
  'فروشگاه',
  'اپراتور',
  'پاسخگو',
  'پاسخگوی',
  'کارشناس فروش',
  'خدمات مشتریان',
  'روابط عمومی',
  'سیستم',
  'سامانه',
  'support',
  'supporter',
  'admin',
  'administrator',
  'moderator',
  'staff',
  'operator',
  'pasokhgo',
  'pasokhgu',
  'official',
  'poshtiban',
  'poshtibani',
  'modiriat',
  'forushgah',
  'foroushgah',
  'foroshgah',
];

/** What this software and the shops it makes are called, in both scripts; words within surnames («کهربایی»). */
const products = ['کهربا', 'kahroba'];

/** Titles that are surnames, too: reserved alone and before anything else. */
const surnames = ['مدیر', 'سرپرست', 'فروشنده', 'modir', 'manager', 'seller'];

/** Letters that look like another one, or are read alike. */
const alike: readonly (readonly [letters: string, as: string])[] = [
  ['آأإٱٲٳ', 'ا'],
  ['ؤۋۆۇ', 'و'],
  ['ئیيىېےێۍ', 'ی'],
  ['ةۀەھہۂۃ', 'ه'],
  ['كڪګڬکݢ', 'ک'],
  ['ۮڌډڈ', 'د'],
  ['ڑړڕ', 'ر'],
  ['ںڼ', 'ن'],
  ['ڜݜۺ', 'ش'],
  ['ٻڀ', 'پ'],
  ['اаαа', 'a'],
  ['еεё', 'e'],
  ['оοσ', 'o'],
  ['рρ', 'p'],
  ['сϲ', 'c'],
  ['хχ', 'x'],
  ['уγ', 'y'],
  ['іїιıl', 'i'],
  ['ѕ', 's'],
  ['кκ', 'k'],
  ['тτ', 't'],
  ['м', 'm'],
  ['вβ', 'b'],
  ['нһ', 'h'],
  ['νѵ', 'v'],
  ['ԁ', 'd'],
];
/** Digits and signs that are written for a letter, within a word. */
const figures: readonly (readonly [signs: string, as: string])[] = [
  ['0۰٠', 'o'],
  ['1!|', 'i'],
  ['3', 'e'],
  ['4@', 'a'],
  ['5$', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['۱١', 'ا'],
  ['۵٥', 'ه'],
];
const mapOf = (pairs: typeof alike) =>
  new Map(pairs.flatMap(([all, as]) => Array.from(all, (each) => [each, as] as const)));
const likeness = mapOf(alike);
const figureLetters = mapOf(figures);

/** From this length on a title is also found inside a longer word: shorter ones are parts of surnames. */
const longEnough = 7;

/** Skeleton of a text, by the shape of its letters alone: no marks, signs or spaces, no letter twice in a row. */
function skeletonOf(text: string): string {
  const letters = normalisePersian(text.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '');
  const seen = Array.from(letters, (letter) => likeness.get(letter) ?? letter);
  return seen.filter((letter, at) => letter !== seen[at - 1]).join('');
}

/** A name as it is read where digits stand for letters: `kahr0ba`. */
const asLetters = (name: string): string =>
  Array.from(name.normalize('NFKC'), (sign) => figureLetters.get(sign) ?? sign).join('');

/** Where the letters from A to Z begin in circles, in squares and as flags: Unicode folds none of them. */
const enclosed = [0x1_f150, 0x1_f170, 0x1_f1e6] as const;

/** A name whose enclosed letters are plain: 🅢🅗🅞🅟. */
const withoutFrames = (name: string): string =>
  name.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const first = enclosed.findLast((start) => start <= code) ?? code;
    return String.fromCodePoint(0x61 + code - first);
  });

const titleSkeletons = titles.map(skeletonOf);
const productSkeletons = products.map(skeletonOf);
const surnameSkeletons = surnames.map(skeletonOf);

/**
 * Whether a member's name would pass for the shop or its staff, in any spelling, mix of scripts or spacing.
 * @param shopName how the shop is called
 * @param siteName how its site is called; as it may be a person's name, it is only reserved alone
 */
export const isReservedName = (name: string, shopName: string, siteName: string): boolean =>
  [name, asLetters(name), asLetters(withoutFrames(name))].some((each) =>
    isReserved(each, shopName, siteName),
  );

function isReserved(name: string, shopName: string, siteName: string): boolean {
  const inside = [...titleSkeletons, skeletonOf(shopName)].filter((each) => each !== '');
  const whole = skeletonOf(name);
  const words = name
    .split(/[^\p{L}\p{M}]+/u)
    .map(skeletonOf)
    .filter((word) => word !== '');
  return (
    [...inside, ...surnameSkeletons, ...productSkeletons, skeletonOf(siteName)].includes(whole) ||
    surnameSkeletons.includes(words[0] ?? '') ||
    productSkeletons.some((each) => words.includes(each)) ||
    inside.some(
      (each) => words.includes(each) || (each.length >= longEnough && whole.includes(each)),
    )
  );
}
