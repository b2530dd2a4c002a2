import type { CheerioAPI } from 'cheerio';
import type { Page } from '#scripts/seo/page.ts';
import { allTold, nestedThings, readThings, type Thing, typesOf } from '#scripts/seo/things.ts';

const places: [selector: string, attribute: string][] = [
  ['img[src]', 'src'],
  ['script[src]', 'src'],
  ['video[src], video source[src]', 'src'],
  ['video[poster]', 'poster'],
  ['link:is([rel~="icon"], [rel="stylesheet"], [rel="manifest"], [rel="alternate"])', 'href'],
  ['link:is([rel="preload"], [rel="apple-touch-icon"], [rel="modulepreload"])[href]', 'href'],
  ['meta[property="og:image"], meta[name="twitter:image"]', 'content'],
];

const choices: [selector: string, attribute: string][] = [
  ['img[srcset], source[srcset]', 'srcset'],
  ['link[imagesrcset]', 'imagesrcset'],
];

const candidate = /([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g;

/** A single size of an image, to keep the number of requests low. */
function largest(srcset: string): string {
  const candidates = Array.from(srcset.matchAll(candidate), ([, url = '', size = '1']) => ({
    url,
    size: Number(size),
  }));
  return candidates.toSorted((a, b) => b.size - a.size)[0]?.url ?? '';
}

const pictureNames = /^(?:image|logo|photo|thumbnailUrl|contentUrl)$/;

function picturesOf(thing: Thing): string[] {
  const named = allTold(thing).filter(({ name }) => pictureNames.test(name));
  const objects = nestedThings(thing).filter((each) => typesOf(each).includes('ImageObject'));
  return [...named.map(({ value }) => value), ...objects.map(({ url }) => url)].filter(
    (value) => typeof value === 'string',
  );
}

const attributes = ($: CheerioAPI, selector: string, attribute: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '');

/** Files a page consists of: images (the largest size only), scripts, styles, feeds. */
export function filesOf({ $ }: Page): string[] {
  const found = [
    ...places.flatMap(([selector, attribute]) => attributes($, selector, attribute)),
    ...choices.flatMap(([selector, attribute]) => attributes($, selector, attribute).map(largest)),
    ...readThings($).things.flatMap(picturesOf),
  ];
  return [...new Set(found)].filter((file) => file !== '' && !file.startsWith('data:'));
}
