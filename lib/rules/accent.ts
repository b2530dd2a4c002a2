/** Colours of a shop derived from one accent, readable by WCAG 2.2 AA in both schemes. Colours are `#rrggbb`. */

type Rgb = readonly [number, number, number];

const form = /^#[0-9a-f]{6}$/;
/** Contrast of text, WCAG 1.4.3. */
export const leastContrast = 4.5;
/** Contrast at which a filled button is still seen on its ground; the default amber on white has 1.7. */
const leastSeen = 1.5;

/** What accents stand on or beside (`app/styles/tokens.ts`). `mid` is the strongest ground below text. */
export const grounds = {
  light: { ground: '#ffffff', mid: '#f0ece5', inverse: '#221d17', quiet: '#6f675b' },
  dark: { ground: '#13110e', mid: '#2a2620', inverse: '#f4efe7', quiet: '#a0978a' },
} as const;
type Scheme = keyof typeof grounds;

/** Accents that can be used as they are. */
export const readyAccents = {
  green: '#2f7d5b',
  blue: '#24598f',
  red: '#b3282d',
  violet: '#7a5ab5',
} as const;

const black = '#000000';
const white = '#ffffff';

const rgbOf = (colour: string): Rgb => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
];
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** @param share of `other`, 0 to 1 */
function mixed(colour: string, other: string, share: number): string {
  const [from, to] = [rgbOf(colour), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The first of the shades towards black or white that passes; that end itself if none does. */
function shadeUntil(colour: string, end: string, passes: (shade: string) => boolean): string {
  for (let step = 0; step < 100; step += 1) {
    const shade = mixed(colour, end, step / 100);
    if (passes(shade)) return shade;
  }
  return end;
}

const isReadable = (text: string, on: readonly string[]): boolean =>
  on.every((ground) => contrastOf(text, ground) >= leastContrast);

/** Text on an accent: white, or almost black in the accent's own hue. */
function textOn(colour: string): string {
  const dark = mixed(colour, black, 0.88);
  return contrastOf(colour, dark) >= contrastOf(colour, white) ? dark : white;
}

/** Both shades of a pressed button, away from the text, so that it stays readable. */
function pressedOf(colour: string, text: string): { hover: string; press: string } {
  const end = text === white ? black : white;
  const isFar = contrastOf(colour, text) > 7;
  // Far from its text a shade nearer to it is what people expect of a pressed button.
  const to = isFar ? (text === white ? white : black) : end;
  return { hover: mixed(colour, to, 0.06), press: mixed(colour, to, 0.12) };
}

/** Why an accent cannot be used. */
export type AccentFault = 'form' | 'text' | 'ground';

function faultOf(colour: string): AccentFault | null {
  if (contrastOf(colour, textOn(colour)) < leastContrast) return 'text';
  const isSeen = (['light', 'dark'] as const).every(
    (scheme) => contrastOf(colour, grounds[scheme].ground) >= leastSeen,
  );
  return isSeen ? null : 'ground';
}

export interface AccentJudgement {
  /** Lower case; '' when it is none. */
  readonly colour: string;
  readonly fault: AccentFault | null;
  /** Of the text on it. */
  readonly contrast: number;
  readonly text: string;
  /** The nearest shade that can be used; itself when it can, '' when it is no colour. */
  readonly nearest: string;
}

function nearestOf(colour: string): string {
  for (let step = 0; step <= 100; step += 1) {
    const found = [black, white]
      .map((end) => mixed(colour, end, step / 100))
      .find((shade) => faultOf(shade) === null);
    if (found !== undefined) return found;
  }
  return '';
}

/** Whether an accent is readable in the shop, and otherwise which shade is. */
export function judgeAccent(written: string): AccentJudgement {
  const colour = written.trim().toLowerCase();
  if (!form.test(colour)) return { colour: '', fault: 'form', contrast: 0, text: '', nearest: '' };
  const text = textOn(colour);
  return {
    colour,
    fault: faultOf(colour),
    contrast: contrastOf(colour, text),
    text,
    nearest: nearestOf(colour),
  };
}

function washOf(colour: string, scheme: Scheme): string {
  const { ground, quiet } = grounds[scheme];
  for (let share = 0.14; share > 0; share -= 0.01) {
    const wash = mixed(ground, colour, share);
    if (contrastOf(wash, quiet) >= leastContrast) return wash;
  }
  return ground;
}

function tokensOf(colour: string, scheme: Scheme): Readonly<Record<string, string>> {
  const { ground, mid, inverse } = grounds[scheme];
  const isLight = scheme === 'light';
  const text = textOn(colour);
  const wash = washOf(colour, scheme);
  const { hover, press } = pressedOf(colour, text);
  const away = isLight ? black : white;
  return {
    '--amber': colour,
    '--amber-hover': hover,
    '--amber-press': press,
    '--on-amber': text,
    '--amber-ink': shadeUntil(colour, away, (ink) => isReadable(ink, [ground, mid, wash])),
    '--amber-wash': wash,
    '--amber-line': mixed(ground, colour, 0.4),
    '--on-inverse-link': shadeUntil(colour, isLight ? white : black, (ink) =>
      isReadable(ink, [inverse]),
    ),
  };
}

/** Values of the design's accent tokens by scheme. @param colour that `judgeAccent` accepts */
export const accentTokens = (colour: string) => ({
  light: tokensOf(colour, 'light'),
  dark: tokensOf(colour, 'dark'),
});
