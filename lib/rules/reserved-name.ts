import { normalisePersian } from '#lib/text/persian.ts';

/** Words by which a shop and its staff are known; members may not be called so. */
const titles = [
  'پشتیبان',
  'پشتیبانی',
  'مدیر',
  'مدیریت',
  'ادمین',
  'سرپرست',
  'فروشگاه',
  'فروشنده',
  'اپراتور',
  'کارشناس فروش',
  'خدمات مشتریان',
  'روابط عمومی',
  'support',
  'supporter',
  'admin',
  'administrator',
  'moderator',
  'manager',
  'staff',
  'operator',
  'official',
  'seller',
  'poshtiban',
  'poshtibani',
  'modir',
  'modiriat',
  'forushgah',
  'foroushgah',
  'foroshgah',
];

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

/** A text by the look of its letters alone: no marks, signs or spaces, no letter twice in a row. */
function look(text: string): string {
  const letters = normalisePersian(text.normalize('NFKC').toLowerCase())
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '');
  const seen = Array.from(letters, (letter) => likeness.get(letter) ?? letter);
  return seen.filter((letter, at) => letter !== seen[at - 1]).join('');
}

const reservedLooks = titles.map(look);

/**
 * Whether a member's name would pass for the shop or its staff, in any spelling, mix of scripts or spacing.
 * @param shopNames how the shop is called, in each script
 */
export function isReservedName(name: string, shopNames: readonly string[]): boolean {
  const looks = [...reservedLooks, ...shopNames.map(look)].filter((each) => each !== '');
  const whole = look(name);
  const words = new Set(name.split(/[^\p{L}\p{M}]+/u).map(look));
  return looks.some(
    (each) =>
      whole === each || words.has(each) || (each.length >= longEnough && whole.includes(each)),
  );
}
