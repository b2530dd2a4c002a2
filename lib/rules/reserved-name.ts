import { normalisePersian } from '#lib/text/persian.ts';

/** Words by which a shop and its staff are known; members may not be called so. */
const titles = [
  'پشتیبان',
  'پشتیبانی',
  'مدیریت',
  'ادمین',
  'فروشگاه',
  'اپراتور',
  'کارشناس فروش',
  'خدمات مشتریان',
  'روابط عمومی',
  'support',
  'supporter',
  'admin',
  'administrator',
  'moderator',
  'staff',
  'operator',
  'official',
  'poshtiban',
  'poshtibani',
  'modiriat',
  'forushgah',
  'foroushgah',
  'foroshgah',
];

/** Titles that are surnames, too: reserved alone and before anything else. */
const surnames = ['مدیر', 'سرپرست', 'فروشنده', 'modir', 'manager', 'seller'];

/** Letters that look like another one, or are read alike. */
const alike: readonly (readonly [letters: string, as: string])[] = [
  ['آأإٱٲٳ', 'ا'],
  ['ؤۋۆۇ', 'و'],
  ['ئیيىېےێ', 'ی'],
  ['ةۀەھہۂۃ', 'ه'],
  ['كڪګڬکݢ', 'ک'],
  ['ۮڌډڈ', 'د'],
  ['ڑړڕ', 'ر'],
  ['ںڼ', 'ن'],
  ['ٻڀ', 'پ'],
  ['اаαа', 'a'],
  ['еεё', 'e'],
  ['оοσ', 'o'],
  ['рρ', 'p'],
  ['сϲ', 'c'],
  ['хχ', 'x'],
  ['уγ', 'y'],
  ['іїιı', 'i'],
  ['ѕ', 's'],
  ['кκ', 'k'],
  ['тτ', 't'],
  ['м', 'm'],
  ['вβ', 'b'],
  ['нһ', 'h'],
  ['νѵ', 'v'],
  ['ԁ', 'd'],
];
const likeness = new Map(
  alike.flatMap(([letters, as]) => Array.from(letters, (letter) => [letter, as] as const)),
);

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

const titleSkeletons = titles.map(skeletonOf);
const surnameSkeletons = surnames.map(skeletonOf);

/**
 * Whether a member's name would pass for the shop or its staff, in any spelling, mix of scripts or spacing.
 * @param shopName how the shop is called
 * @param siteName how its site is called; as it may be a person's name, it is only reserved alone
 */
export function isReservedName(name: string, shopName: string, siteName: string): boolean {
  const inside = [...titleSkeletons, skeletonOf(shopName)].filter((each) => each !== '');
  const whole = skeletonOf(name);
  const words = name
    .split(/[^\p{L}\p{M}]+/u)
    .map(skeletonOf)
    .filter((word) => word !== '');
  return (
    [...inside, ...surnameSkeletons, skeletonOf(siteName)].includes(whole) ||
    surnameSkeletons.includes(words[0] ?? '') ||
    inside.some(
      (each) => words.includes(each) || (each.length >= longEnough && whole.includes(each)),
    )
  );
}
