import { colourNamed, colourNearest } from '../catalogue/colours.ts';
import {
  mainFor,
  pictureNamed,
  showsColour,
  stylesOf,
  viewsBeside,
} from '../drawings/catalogue.ts';
import { pictureTypes } from '../drawings/kinds.ts';
import type { PictureType } from '../drawings/kinds.ts';
import { colours as palette } from '../drawings/palette.ts';

const fewest = 3;
const most = 5;

const isPictureType = (type: string): type is PictureType =>
  pictureTypes.some((known) => known === type);

export interface ChosenPictures {
  /** Names of drawings, the list image first. */
  names: string[];
  /** The requested colours it is drawn in; its drawn colour if there are none. */
  colours: string[];
  /** Index of the image that shows a colour. */
  imageOf(colour: string): number;
}

export interface PictureRequest {
  type: string;
  style: string | undefined;
  /** Names of colours.ts; at least one. */
  colours: readonly string[];
  turn: number;
}

const hexOf = (colour: string): string => colourNamed(colour).hex;

/** The requested style; if it is not drawn, one that is drawn in most of the colours. */
function drawnStyle(
  type: PictureType,
  { style, colours, turn }: PictureRequest,
): string | undefined {
  const styles = stylesOf(type);
  if (style !== undefined && styles.includes(style)) return style;
  const counted = styles.map((one) => ({
    one,
    shown: colours.map(hexOf).filter((colour) => {
      const name = mainFor({ type, style: one, colour });
      return name !== undefined && showsColour(name, colour);
    }).length,
  }));
  const best = Math.max(...counted.map(({ shown }) => shown));
  const choices = counted.filter(({ shown }) => shown === best);
  return choices[Math.abs(turn) % choices.length]?.one;
}

/** The requested colours that are drawn, each with its list image. */
function mainsOf(type: PictureType, request: PictureRequest): [string, string][] {
  const style = drawnStyle(type, request);
  const mains = request.colours.flatMap((colour): [string, string][] => {
    const name = mainFor({ type, colour: hexOf(colour), ...(style !== undefined && { style }) });
    return name === undefined ? [] : [[colour, name]];
  });
  const taken = new Set<string>();
  const shown = mains
    .filter(([colour, name]) => showsColour(name, hexOf(colour)))
    .filter(([, name]) => !taken.has(name) && taken.add(name))
    .slice(0, most);
  if (shown.length > 0) return shown;
  return mains.slice(0, 1).map(([colour, name]) => {
    const drawn = pictureNamed(name)?.colour;
    return [drawn === undefined ? colour : colourNearest(palette[drawn]), name];
  });
}

function choose(type: PictureType, request: PictureRequest): ChosenPictures {
  const mains = new Map(mainsOf(type, request));
  const own = [...mains.values()];
  if (own.length === 0) throw new TypeError(`no drawings of ${type}`);
  const count = Math.min(most, Math.max(fewest, own.length));
  const names = [...own, ...viewsBeside(own)].slice(0, count);
  return {
    names,
    colours: [...mains.keys()],
    imageOf: (colour) => Math.max(0, names.indexOf(mains.get(colour) ?? '')),
  };
}

const answers = new Map<string, ChosenPictures>();

/**
 * 3 to 5 images of a product: the main one of each colour, other views in these colours, then
 * neutral ones; never one in a colour that is not sold.
 * @throws {TypeError} for a type without drawings
 */
export function choosePictures(request: PictureRequest): ChosenPictures {
  const { type, style = '', colours, turn } = request;
  if (!isPictureType(type)) throw new TypeError(`unknown picture type: ${type}`);
  // Cached: the same request is frequent in a large shop, and choosing examines every drawing.
  const key = [type, style, ...colours, turn].join(' ');
  const chosen = answers.get(key) ?? choose(type, request);
  answers.set(key, chosen);
  return chosen;
}

/** Names of views, for alternative texts. */
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

/** Names of the drawings' colours, for images that differ in nothing else. */
const colourWords: Record<string, string> = {
  black: 'مشکی',
  graphite: 'نوک‌مدادی',
  silver: 'نقره‌ای',
  white: 'سفید',
  cream: 'کرم',
  sand: 'طلایی',
  natural: 'تیتانیوم طبیعی',
  desert: 'تیتانیوم صحرایی',
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
  brown: 'قهوه‌ای',
  orange: 'نارنجی',
  amber: 'زرد',
};

export function altOf(nameFa: string, picture: string): string {
  const { view = 'main', colour = '' } = pictureNamed(picture) ?? {};
  const shade = view === 'main' ? ` رنگ ${colourWords[colour] ?? ''}` : '';
  return `${nameFa}، ${viewWords[view] ?? ''}${shade}`;
}
