import { readSpelled, type Token } from '#server/modules/search/spelled.ts';

/** Prices in toman; an open end is null. */
export interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

const scales = new Map([
  ['هزار', 1_000],
  ['میلیون', 1_000_000],
  ['ملیون', 1_000_000],
  ['میلیارد', 1_000_000_000],
]);
const currencies = new Map([
  ['تومان', 1],
  ['تومن', 1],
  ['toman', 1],
  ['ریال', 0.1],
]);
/** Words before an amount, the longer ones first. */
const bounds: readonly (readonly [words: string, bound: 'min' | 'max' | 'near'])[] = [
  ['کمتر از', 'max'],
  ['کم تر از', 'max'],
  ['پایین تر از', 'max'],
  ['پایینتر از', 'max'],
  ['ارزان تر از', 'max'],
  ['ارزانتر از', 'max'],
  ['بیشتر از', 'min'],
  ['بیش از', 'min'],
  ['بالاتر از', 'min'],
  ['بالا تر از', 'min'],
  ['گران تر از', 'min'],
  ['گرانتر از', 'min'],
  ['تا سقف', 'max'],
  ['زیر', 'max'],
  ['زیره', 'max'],
  ['حداکثر', 'max'],
  ['under', 'max'],
  ['تا', 'max'],
  ['بالای', 'min'],
  ['حداقل', 'min'],
  ['over', 'min'],
  ['از', 'min'],
  ['حدود', 'near'],
  ['نزدیک', 'near'],
];
/** An amount without unit is a price from this one on. */
const leastBare = 100_000;
/** How far «حدود» reaches. */
const around = 0.2;
const largest = 1_000_000_000_000;

interface Amount {
  readonly value: number;
  /** The unit's factor; 1 when none was named. */
  readonly scale: number;
  readonly isPrice: boolean;
  /** «ده میلیونی»: about this much. */
  readonly isAbout: boolean;
  /** Index after its last token. */
  readonly end: number;
}

interface Found {
  readonly range: PriceRange;
  readonly end: number;
}

/**
 * Takes the words that say a price out of a text: «گوشی زیر ۱۰ میلیون» are phones up to 10,000,000 toman. Only
 * amounts with a unit are prices, and large ones after such a word: «تا ۴۳ اینچ» is none.
 */
export function takePrice(words: readonly string[]): { words: string[]; price: PriceRange | null } {
  const tokens = readSpelled(words);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = rangeAt(tokens, at) ?? boundAt(tokens, at) ?? aboutAt(tokens, at);
    if (found) {
      const rest = [...tokens.slice(0, at), ...tokens.slice(found.end)];
      return { words: rest.flatMap((token) => token.words), price: found.range };
    }
  }
  return { words: [...words], price: null };
}

/** «بین ۱۰ تا ۲۰ میلیون», «از ۵۰۰ هزار تا یک میلیون», «۱۰ تا ۲۰ میلیون». */
function rangeAt(tokens: readonly Token[], at: number): Found | null {
  const first = readAt(tokens, at);
  const from = amountAt(tokens, ['بین', 'از'].includes(first) ? at + 1 : at);
  if (!from || !(first === 'بین' ? ['تا', 'و'] : ['تا']).includes(readAt(tokens, from.end)))
    return null;
  const to = amountAt(tokens, from.end + 1);
  if (to?.isPrice !== true) return null;
  const min = from.isPrice ? from.value : from.value * to.scale;
  return min > to.value ? null : { range: { min, max: to.value }, end: to.end };
}

function boundAt(tokens: readonly Token[], at: number): Found | null {
  for (const [words, bound] of bounds) {
    const length = words.split(' ').length;
    const own = tokens.slice(at, at + length).map(({ read }) => read);
    if (own.join(' ') !== words) continue;
    const amount = amountAt(tokens, at + length);
    if (!amount || !(amount.isPrice || amount.value >= leastBare)) return null;
    return { range: rangeOf(bound, amount.value), end: amount.end };
  }
  return null;
}

function aboutAt(tokens: readonly Token[], at: number): Found | null {
  const amount = amountAt(tokens, at);
  return amount?.isAbout === true
    ? { range: rangeOf('near', amount.value), end: amount.end }
    : null;
}

const rangeOf = (bound: 'min' | 'max' | 'near', value: number): PriceRange => {
  if (bound === 'near')
    return { min: Math.round(value * (1 - around)), max: Math.round(value * (1 + around)) };
  return bound === 'min' ? { min: value, max: null } : { min: null, max: value };
};

/** «۱۰ میلیون», «۱ ۵ میلیون» (1.5), «یک میلیون و ۵۰۰ هزار تومان», «دو و نیم میلیون», «۱۰ ۰۰۰ ۰۰۰ تومان», «۲۰ تومن» (millions). */
function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const number = numberAt(tokens, at);
  if (!number) return null;
  const unit = unitAt(tokens, number.end) ?? { ...noUnit, end: number.end };
  const more = moreAt(tokens, unit.end, unit.scale) ?? { value: 0, end: unit.end };
  const currency = currencyAt(tokens, more.end) ?? { ...noUnit, end: more.end };
  const named = number.value * unit.scale + more.value;
  const isShort =
    unit.scale === 1 && currency.scale === 1 && currency.end > more.end && named < 1_000;
  const value = (isShort ? named * 1_000_000 : named) * currency.scale;
  return {
    value: Math.min(Math.round(value), largest),
    scale: unit.scale,
    isPrice: currency.end > number.end,
    isAbout: more.value === 0 && (unit.isAbout || currency.isAbout),
    end: currency.end,
  };
}

const noUnit = { scale: 1, isAbout: false };

const digits = /^\d{1,12}$/;

interface Part {
  readonly value: number;
  readonly end: number;
}

const readAt = (tokens: readonly Token[], at: number): string => tokens[at]?.read ?? '';

/** A number in groups of three digits, with one decimal place, or with «و نیم». */
function numberAt(tokens: readonly Token[], at: number): Part | null {
  const first = readAt(tokens, at);
  if (!digits.test(first)) return null;
  const second = readAt(tokens, at + 1);
  if (/^\d{1,2}$/.test(second) && unitAt(tokens, at + 2)) {
    return { value: Number(`${first}.${second}`), end: at + 2 };
  }
  const { value, end } = groupedAt(tokens, at);
  const hasHalf = readAt(tokens, end) === 'و' && readAt(tokens, end + 1) === 'نیم';
  return hasHalf ? { value: value + 0.5, end: end + 2 } : { value, end };
}

function groupedAt(tokens: readonly Token[], at: number): Part {
  let text = readAt(tokens, at);
  let end = at + 1;
  while (text.length <= 9 && /^\d{3}$/.test(readAt(tokens, end))) {
    text += readAt(tokens, end);
    end += 1;
  }
  return { value: Number(text), end };
}

/** What follows the first unit after «و»: half of it, or an amount in a smaller one. */
function moreAt(tokens: readonly Token[], at: number, scale: number): Part | null {
  if (scale === 1 || readAt(tokens, at) !== 'و') return null;
  if (readAt(tokens, at + 1) === 'نیم') return { value: scale / 2, end: at + 2 };
  const number = numberAt(tokens, at + 1);
  const unit = number && unitAt(tokens, number.end);
  return number && unit && unit.scale < scale
    ? { value: number.value * unit.scale, end: unit.end }
    : null;
}

interface Unit {
  readonly scale: number;
  readonly isAbout: boolean;
  readonly end: number;
}

const unitIn =
  (units: ReadonlyMap<string, number>) =>
  (tokens: readonly Token[], at: number): Unit | null => {
    const word = readAt(tokens, at);
    const scale = units.get(word) ?? units.get(word.replace(/ی$/, ''));
    return scale === undefined ? null : { scale, isAbout: !units.has(word), end: at + 1 };
  };
const unitAt = unitIn(scales);
const currencyAt = unitIn(currencies);
