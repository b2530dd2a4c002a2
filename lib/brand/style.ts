import type { MasterData } from '#lib/contract/home.ts';
import { accentTokens } from '#lib/rules/accent.ts';
import { pictureHash, picturePath, pictureUrl } from '#lib/text/picture.ts';

type Brand = NonNullable<MasterData['brand']>;
type Sized = NonNullable<Brand['mark']>;

/** Twice the root: stronger than the design's tokens, wherever the browser puts this style. */
const root = ':root:root';

const declarations = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

function accentCss(colour: string): string {
  const { light, dark } = accentTokens(colour);
  const inDark = declarations(dark);
  return (
    `${root}{${declarations(light)}}` +
    `@media (prefers-color-scheme:dark){${root}:not([data-theme]){${inDark}}}` +
    `${root}[data-theme=dark]{${inDark}}`
  );
}

function addressOf({ image }: Sized, width: 160 | 480, imageBase: string): string {
  const hash = pictureHash(image);
  return pictureUrl(imageBase, hash === undefined ? image : picturePath(hash, width, 'webp'));
}

/** Drawings of the design's own logo: elements that use it. */
const drop = 'svg:has(>use[href$="#logo"])';
/** Height of a logo in the header, and its greatest width, in rem. */
const logoHeight = 2;
const logoWidth = 10;

const shown = (url: string): string => `background:url("${url}") center/contain no-repeat`;
/** For browsers that find the drawings; others keep them. */
const whereFound = (css: string): string => `@supports selector(:has(a)){${css}}`;

const markCss = (mark: Sized, imageBase: string): string =>
  whereFound(`${drop}{${shown(addressOf(mark, 160, imageBase))}}${drop}>use{display:none}`);

function logoCss(logo: Sized, imageBase: string): string {
  const width = Math.min(logoWidth, (logoHeight * logo.width) / logo.height);
  const size = `inline-size:${width.toFixed(2)}rem;block-size:${logoHeight}rem`;
  const own = `.logo.logo ${drop}`;
  return whereFound(
    `${own}{${size};${shown(addressOf(logo, 480, imageBase))}}${own}>use,.logo.logo span{display:none}`,
  );
}

/**
 * Style rules of a shop with its own look; '' for one that keeps the design's, whose pages therefore carry nothing.
 * Pictures are backgrounds of the design's drawings, so that no component and no script knows of them.
 * @param imageBase of pictures
 */
export function brandCss(brand: Brand | undefined, imageBase: string): string {
  if (brand === undefined) return '';
  const { colour, mark, logo } = brand;
  return [
    colour === null ? '' : accentCss(colour),
    mark === null ? '' : markCss(mark, imageBase),
    logo === null ? '' : logoCss(logo, imageBase),
  ].join('');
}
