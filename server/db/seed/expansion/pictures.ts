import { colourNamed } from '../catalogue/colours.ts';
import { pictureTypes } from '../drawings/kinds.ts';
import type { PictureType } from '../drawings/kinds.ts';
import { pictureNamed, picturesFor } from '../drawings/catalogue.ts';

const fewest = 3;
const most = 5;

const isPictureType = (type: string): type is PictureType =>
  pictureTypes.some((known) => known === type);

export interface ChosenPictures {
  /** Names of drawings, the list picture first. */
  names: string[];
  /** Place of the picture that shows a colour best. */
  imageOf(colour: string): number;
}

export interface PictureWish {
  type: string;
  style: string | undefined;
  /** Names of colours.ts; at least one. */
  colours: readonly string[];
  turn: number;
}

const answers = new Map<string, string[]>();

/** The same wish comes many times in a large shop, and choosing looks at every drawing. */
function remembered(
  type: PictureType,
  style: string | undefined,
  colour: string,
  count: number,
  turn: number,
): string[] {
  const key = [type, style, colour, count, turn].join(' ');
  const known = answers.get(key);
  if (known) return known;
  const wish = { type, colour, count, turn, ...(style === undefined ? {} : { style }) };
  const names = picturesFor(wish);
  answers.set(key, names);
  return names;
}

/**
 * 3 to 5 pictures of one product: the main one of each colour as far as there is room, the first
 * colour's other views, then neutral ones.
 * @throws {TypeError} for a type without drawings
 */
export function choosePictures({ type, style, colours, turn }: PictureWish): ChosenPictures {
  if (!isPictureType(type)) throw new TypeError(`unknown picture type: ${type}`);
  const wishes = colours.map((colour) => ({ colour, hex: colourNamed(colour).hex }));
  const ask = (hex: string, count: number) => remembered(type, style, hex, count, turn);
  const mains = new Map(wishes.map(({ colour, hex }) => [colour, ask(hex, 1)[0]]));
  const views = ask(wishes[0]?.hex ?? '', most);
  const own = [...new Set(mains.values())].filter((name) => name !== undefined);
  const names = own.slice(0, most - 1);
  for (const name of views) {
    const enough = names.length >= Math.max(fewest, own.length + 2);
    if (names.length < most && !enough && !names.includes(name)) names.push(name);
  }
  if (names.length === 0) throw new TypeError(`no drawings of ${type}`);
  return {
    names,
    imageOf: (colour) => Math.max(0, names.indexOf(mains.get(colour) ?? '')),
  };
}

/** What a picture shows, for its alternative text. */
const viewWords: Record<string, string> = {
  main: 'نمای اصلی',
  front: 'نمای روبه‌رو',
  back: 'نمای پشت',
  side: 'نمای کنار',
  close: 'نمای نزدیک',
  scale: 'اندازه‌ها',
  set: 'همراه جعبه',
  scene: 'در محیط',
};

/** Words of the drawings' colours, for pictures that differ in nothing else. */
const colourWords: Record<string, string> = {
  black: 'مشکی',
  graphite: 'نوک‌مدادی',
  silver: 'نقره‌ای',
  white: 'سفید',
  cream: 'کرم',
  sand: 'طلایی',
  natural: 'تیتانیوم طبیعی',
  titan: 'خاکستری',
  blue: 'آبی',
  navy: 'سرمه‌ای',
  teal: 'سبزآبی',
  green: 'سبز',
  forest: 'یشمی',
  violet: 'بنفش',
  pink: 'صورتی',
  red: 'قرمز',
  copper: 'مسی',
  orange: 'نارنجی',
  amber: 'زرد',
};

export function altOf(nameFa: string, picture: string): string {
  const { view = 'main', colour = '' } = pictureNamed(picture) ?? {};
  const shade = view === 'main' ? ` رنگ ${colourWords[colour] ?? ''}` : '';
  return `${nameFa}، ${viewWords[view] ?? ''}${shade}`;
}
