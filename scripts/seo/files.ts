import type { CheerioAPI } from 'cheerio';
import type { Page } from '#scripts/seo/page.ts';
import { select } from '#scripts/seo/select.ts';
import { allValues, isA, nestedThings, readThings, type Thing } from '#scripts/seo/things.ts';

interface Place {
  /** The element; selectors are of these alone. */
  name: string;
  selector: string;
  attribute: string;
}

const place = (name: string, selector: string, attribute: string): Place => ({
  name,
  selector,
  attribute,
});

const places = [
  place('img', '[src]', 'src'),
  place('script', '[src]', 'src'),
  place('video', '[src]', 'src'),
  place('source', 'video source[src]', 'src'),
  place('video', '[poster]', 'poster'),
  place('link', ':is([rel~="icon"], [rel="stylesheet"], [rel="manifest"])', 'href'),
  place('link', '[rel="alternate"]', 'href'),
  place('link', ':is([rel="preload"], [rel="apple-touch-icon"], [rel="modulepreload"])', 'href'),
  place('meta', ':is([property="og:image"], [name="twitter:image"])', 'content'),
];

const choices = [
  place('img', '[srcset]', 'srcset'),
  place('source', '[srcset]', 'srcset'),
  place('link', '[imagesrcset]', 'imagesrcset'),
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
  const named = allValues(thing).filter(({ name }) => pictureNames.test(name));
  const objects = nestedThings(thing).filter((each) => isA(each, 'ImageObject'));
  return [...named.map(({ value }) => value), ...objects.map(({ url }) => url)].filter(
    (value) => typeof value === 'string',
  );
}

const attributes = ($: CheerioAPI, { name, selector, attribute }: Place): string[] =>
  select($, [name], selector).map((element) => $(element).attr(attribute) ?? '');

/** Files a page consists of: images (the largest size only), scripts, styles, feeds. */
export function filesOf({ $ }: Page): string[] {
  const found = [
    ...places.flatMap((one) => attributes($, one)),
    ...choices.flatMap((one) => attributes($, one).map(largest)),
    ...readThings($).things.flatMap(picturesOf),
  ];
  return [...new Set(found)].filter((file) => file !== '' && !file.startsWith('data:'));
}
