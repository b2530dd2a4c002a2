import { createHash } from 'node:crypto';
import type { AttributeValue } from '#lib/contract/goods-product.ts';
import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Database } from '#server/db/database.ts';
import type { AttributeService } from '#server/modules/goods-tree/attribute-service.ts';
import type { BrandService } from '#server/modules/goods-tree/brand-service.ts';
import type { CategoryService } from '#server/modules/goods-tree/category-service.ts';
import type { Attribute } from '#server/modules/import/attributes.ts';
import { folded } from '#server/modules/import/heads.ts';
import {
  readNamedAttributes,
  readNamedBrands,
  readNamedCategories,
} from '#server/modules/import/place-queries.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { digitsOf } from '#server/modules/import/values.ts';

export interface GoodsTree {
  readonly categories: Pick<CategoryService, 'list' | 'createAll'>;
  readonly brands: Pick<BrandService, 'list' | 'save'>;
  readonly attributes: Pick<AttributeService, 'list' | 'save'>;
}

interface Needs {
  readonly database: Database;
  readonly goodsTree: GoodsTree;
}

/** Where goods of a file belong in the shop, by names. */
export interface Places {
  /** The category at the end of a path; undefined for one that is not there. */
  categoryOf(path: readonly string[]): number | undefined;
  brandOf(title: string): number | undefined;
  /** Values without those that the shop's attributes cannot have. */
  valuesOf(attributes: readonly Attribute[]): AttributeValue[];
}

/** An attribute with more values, or longer ones, is written as text: nobody chooses among so many. */
const mostOptions = 100;
const longestOption = 60;
/** Levels of categories. */
const deepest = 6;
/** As the contract has them. */
const mostOfAll = 500;
const longestText = 1_000;
const mostChosen = 20;

/** The category of goods that name none. */
export const withoutCategory: readonly string[] = [importTexts.withoutCategory];

/** Finds categories, brands and attributes by their names, and makes those that are missing. */
export function createPlacesService({ database, goodsTree }: Needs) {
  const { categories, brands, attributes } = goodsTree;

  /** Makes what products of a batch name and the shop does not have. @param staffId who is said to have done it */
  async function make(staffId: number | null, batchId: number): Promise<void> {
    const { db } = database;
    await makeCategories(staffId, await readNamedCategories(db, batchId));
    await makeBrands(staffId, await readNamedBrands(db, batchId));
    await makeAttributes(staffId, await readNamedAttributes(db, batchId));
  }

  async function read(): Promise<Places> {
    const ids = await categoryIds();
    const ofBrands = await brandIds();
    const { items } = await attributes.list();
    const known = new Map(items.map((each) => [folded(each.title), each]));
    return {
      categoryOf: (path) => ids.get(pathKey(path)),
      brandOf: (title) => ofBrands.get(folded(title)),
      valuesOf: (all) => all.flatMap((each) => valueOf(known.get(folded(each.title)), each)),
    };
  }

  async function categoryIds(): Promise<Map<string, number>> {
    const { items } = await categories.list();
    const keys = new Map([[0, '']]);
    const ids = new Map<string, number>();
    // Parents come first.
    for (const { id, parentId, title } of items) {
      const key = `${keys.get(parentId) ?? '?'}/${folded(title)}`;
      keys.set(id, key);
      if (!ids.has(key)) ids.set(key, id);
    }
    return ids;
  }

  async function makeCategories(
    staffId: number | null,
    named: readonly (readonly string[])[],
  ): Promise<void> {
    const ids = await categoryIds();
    for (let level = 1; level <= deepest; level += 1) {
      const missing = missingAt(level, [...named, withoutCategory], ids);
      // oxlint-disable-next-line no-await-in-loop -- parents before their children
      const made = await categories.createAll(staffId, [...missing.values()].map(newCategory));
      for (const [at, key] of [...missing.keys()].entries()) ids.set(key, made[at] ?? 0);
    }
  }

  async function brandIds(): Promise<Map<string, number>> {
    const { items } = await brands.list();
    return new Map(
      items
        .toReversed()
        .flatMap(({ id, title, titleEn }) =>
          [titleEn, title]
            .filter((each) => each !== '')
            .map((each): [string, number] => [folded(each), id]),
        ),
    );
  }

  async function makeBrands(staffId: number | null, titles: readonly string[]): Promise<void> {
    const known = await brandIds();
    const missing = new Map(titles.map((title) => [folded(title), title]));
    for (const [key, title] of missing) {
      if (known.has(key) || slugify(title) === '') continue;
      const texts = { titleEn: '', slug: '', seoText: '', seoDescription: '', position: 0 };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await brands.save(staffId, { title, ...texts });
    }
  }

  async function makeAttributes(
    staffId: number | null,
    named: readonly Attribute[],
  ): Promise<void> {
    const { items } = await attributes.list();
    const known = new Map(items.map((each) => [folded(each.title), each]));
    for (const [key, all] of Map.groupBy(named, ({ title }) => folded(title))) {
      const [first] = all;
      if (first === undefined || key === '') continue;
      const merged = { title: first.title, values: all.flatMap(({ values }) => values) };
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await makeAttribute(staffId, known.get(key), merged);
    }
  }

  async function makeAttribute(
    staffId: number | null,
    known: AdminAttribute | undefined,
    { title, values }: Attribute,
  ): Promise<void> {
    const had = known?.options ?? [];
    const missing = missingOptions(had, values);
    if (known !== undefined && (known.kind !== 'choice' || missing.length === 0)) return;
    if (had.length + missing.length > mostOfAll) return;
    const isText =
      missing.length > mostOptions || values.some((each) => each.length > longestOption);
    const options = [...had, ...missing.map((label) => ({ value: '', label }))];
    await attributes.save(staffId, {
      ...(known ?? {
        key: keyOf(title),
        title,
        groupTitle: importTexts.attributeGroup,
        kind: isText ? 'text' : 'choice',
        unit: '',
        position: 0,
        isFilter: false,
        isHighlight: false,
      }),
      options: known === undefined && isText ? [] : options,
    });
  }

  return { make, read };
}
export type PlacesService = ReturnType<typeof createPlacesService>;

interface NewCategory {
  readonly parentId: number;
  readonly title: string;
}

/** Categories of a level below the shop that are missing, by their paths; without those below a title without letters. */
function missingAt(
  level: number,
  named: readonly (readonly string[])[],
  ids: ReadonlyMap<string, number>,
): ReadonlyMap<string, NewCategory> {
  const missing = new Map<string, NewCategory>();
  for (const path of named) {
    const title = path[level - 1];
    const key = pathKey(path.slice(0, level));
    const parentId = level === 1 ? 0 : ids.get(pathKey(path.slice(0, level - 1)));
    if (title === undefined || parentId === undefined || ids.has(key) || missing.has(key)) continue;
    if (slugify(title) !== '') missing.set(key, { parentId, title });
  }
  return missing;
}

const newCategory = (named: NewCategory) => ({
  ...named,
  slug: '',
  seoText: '',
  seoDescription: '',
  seoKeywords: '',
  pictureHash: null,
  attributeIds: [],
});

const pathKey = (path: readonly string[]): string =>
  path.map((title) => `/${folded(title)}`).join('');

/** Latin, as addresses of filters need it, and the same for the same title. */
const keyOf = (title: string): string =>
  `a-${createHash('sha256').update(folded(title)).digest('hex').slice(0, 12)}`;

/** Options that an attribute does not have yet, of which no two have the same address. */
function missingOptions(had: AdminAttribute['options'], values: readonly string[]): string[] {
  const labels = new Set(had.map(({ label }) => folded(label)));
  const addresses = new Set(had.map(({ value }) => value));
  return values.filter((label) => {
    const address = slugify(label).slice(0, longestOption);
    if (address === '' || label.length > longestOption) return false;
    if (labels.has(folded(label)) || addresses.has(address)) return false;
    labels.add(folded(label));
    addresses.add(address);
    return true;
  });
}

function valueOf(
  attribute: AdminAttribute | undefined,
  { values }: Attribute,
): AttributeValue | readonly [] {
  const [first] = values;
  if (attribute === undefined || first === undefined) return [];
  const attributeId = attribute.id;
  if (attribute.kind === 'text') {
    return { attributeId, text: values.join('، ').slice(0, longestText).toWellFormed() };
  }
  if (attribute.kind === 'range') {
    const read = digitsOf(first.replace(attribute.unit, ''));
    return 'value' in read ? { attributeId, number: Number(read.value) } : [];
  }
  if (attribute.kind === 'switch') return switchOf(attributeId, first);
  const optionIds = [...new Set(values.flatMap((value) => optionOf(attribute, value)))];
  return optionIds.length === 0 ? [] : { attributeId, optionIds: optionIds.slice(0, mostChosen) };
}

const optionOf = ({ options }: AdminAttribute, value: string): number[] => {
  const address = slugify(value).slice(0, longestOption);
  const found =
    options.find(({ label }) => folded(label) === folded(value)) ??
    options.find((each) => each.value === address);
  return found === undefined ? [] : [found.id];
};

const switches: Readonly<Record<string, boolean>> = {
  بله: true,
  دارد: true,
  yes: true,
  '1': true,
  خیر: false,
  ندارد: false,
  no: false,
  '0': false,
};

function switchOf(attributeId: number, value: string): AttributeValue | readonly [] {
  const key = folded(value);
  const isOn = Object.hasOwn(switches, key) ? switches[key] : undefined;
  return isOn === undefined ? [] : { attributeId, isOn };
}
