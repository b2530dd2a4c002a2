import type { z } from 'zod';
import type { MenuPlace, savedParts } from '#lib/contract/appearance.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { pictureHash } from '#lib/text/picture.ts';
import type { Names } from '#server/modules/appearance/name-queries.ts';
import { appearanceTexts } from '#server/modules/appearance/texts.ts';

/** Errors by field of the body, such as `items.2.url`. */
export type Faults = Record<string, string>;
type Block = z.output<typeof savedParts.home>['blocks'][number];
type Entry = z.output<typeof savedParts.menu>['items'][number];

/** Texts with Persian letters, as they are stored; addresses of other hosts stay. */
export function inPersian(value: unknown): unknown {
  if (typeof value === 'string') return /^https:/i.test(value) ? value : normalisePersian(value);
  if (Array.isArray(value)) return value.map(inPersian);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inPersian(each)]));
}

/** A link must lead somewhere, an entry with a column need not. Links of a column stand below a heading. */
export function menuFaults(place: MenuPlace, items: readonly Entry[]): Faults {
  const faults: Faults = {};
  for (const [at, entry] of items.entries()) Object.assign(faults, entryFaults(place, entry, at));
  return faults;
}

function entryFaults(place: MenuPlace, { url, items }: Entry, at: number): Faults {
  const field = `items.${at}`;
  const isColumn = place === 'footer';
  const linkless = items.flatMap((line, inner) =>
    line.type === 1 && line.url === '' ? [`${field}.items.${inner}.url`] : [],
  );
  if (!isColumn && items.length === 0 && url === '') linkless.push(`${field}.url`);
  return {
    ...Object.fromEntries(linkless.map((each) => [each, appearanceTexts.linkless])),
    ...(place === 'header' && items.length > 0 && { [`${field}.items`]: appearanceTexts.flat }),
    ...(!isColumn &&
      items[0]?.type === 1 && { [`${field}.items.0`]: appearanceTexts.headingFirst }),
  };
}

/** What is named at a field. */
export interface Named {
  readonly field: string;
  readonly pictures?: readonly string[];
  readonly categories?: readonly number[];
  readonly brands?: readonly number[];
}

const hashOf = (path: string): string => pictureHash(path) ?? path;

export const namesOf = (named: readonly Named[]): Names => ({
  pictures: named.flatMap(({ pictures = [] }) => pictures.map(hashOf)),
  categories: named.flatMap(({ categories = [] }) => categories),
  brands: named.flatMap(({ brands = [] }) => brands),
});

const lacks = <Item>(items: readonly Item[], of: readonly Item[]): boolean =>
  items.some((item) => of.includes(item));

/** The fields that name what the shop does not have. */
export function missingFaults(named: readonly Named[], missing: Names): Faults {
  return Object.fromEntries(
    named.flatMap(({ field, pictures = [], categories = [], brands = [] }): [string, string][] => {
      if (lacks(pictures.map(hashOf), missing.pictures)) {
        return [[field, appearanceTexts.unknownPicture]];
      }
      if (lacks(categories, missing.categories)) return [[field, appearanceTexts.unknownCategory]];
      return lacks(brands, missing.brands) ? [[field, appearanceTexts.unknownBrand]] : [];
    }),
  );
}

function namedInBlock(block: Block, field: string): Named[] {
  switch (block.type) {
    case 'slider':
    case 'banners':
      return block.data.map(({ image }, at) => ({
        field: `${field}.${at}.image`,
        pictures: [image],
      }));
    case 'products':
      return [{ field: `${field}.categoryId`, categories: [block.data.categoryId] }];
    case 'categories':
      return [{ field: `${field}.ids`, categories: block.data.ids }];
    case 'brands':
      return [{ field: `${field}.ids`, brands: block.data.ids }];
    case 'blog':
      return [];
  }
}

/** What the blocks of the home page name. */
export const namedInBlocks = (blocks: readonly Block[]): Named[] =>
  blocks.flatMap((block, at) => namedInBlock(block, `blocks.${at}.data`));

export const namedInMenu = (items: readonly Entry[]): Named[] =>
  items.map(({ imgUrl }, at) => ({
    field: `items.${at}.imgUrl`,
    pictures: imgUrl === '' ? [] : [imgUrl],
  }));
