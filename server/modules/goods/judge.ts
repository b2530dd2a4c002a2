import type {
  AttributeValue,
  ProductFields,
  SaveProductBody,
} from '#lib/contract/goods-product.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Db } from '#server/db/database.ts';
import {
  type KnownAttribute,
  readAttributes,
  readMissing,
  readTakenCode,
} from '#server/modules/goods/product-queries.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';
import type { ProductColumns } from '#server/modules/goods/write-queries.ts';

export type Change = {
  readonly [Field in keyof ProductFields]?: ProductFields[Field] | undefined;
};
type Faults = Record<string, string>;

const lines = [
  'nameFa',
  'nameEn',
  'shortText',
  'shortName',
  'seoTitle',
  'seoDescription',
  'seoKeywords',
] as const satisfies (keyof ProductFields)[];
const asTheyAre = [
  'categoryId',
  'brandId',
  'sku',
  'gtin',
  'mpn',
  'weight',
  'length',
  'width',
  'height',
  'costPrice',
  'successorId',
  'relatedIds',
] as const satisfies (keyof ProductFields)[];

/** The fields a body names, with their texts as they are stored. */
export function changeOf(body: SaveProductBody): Change {
  const {
    websiteCode: _code,
    revision: _revision,
    variants: _variants,
    price: _price,
    stock: _stock,
    ...given
  } = body;
  const texts = Object.fromEntries(
    lines.flatMap((field) =>
      given[field] === undefined ? [] : [[field, onOneLine(given[field])]],
    ),
  );
  const { slug, descriptionHtml } = given;
  const name: unknown = texts['nameFa'];
  return {
    ...given,
    ...texts,
    ...(descriptionHtml !== undefined && { descriptionHtml: normalisePersian(descriptionHtml) }),
    ...(slug !== undefined && { slug: slugOf(slug, typeof name === 'string' ? name : '') }),
  };
}

const slugOf = (written: string, name: string): string =>
  slugify(normalisePersian(written === '' ? name : written));

/** Columns of the product's own row. */
export function columnsOf(change: Change): ProductColumns {
  const plain = [...lines, ...asTheyAre, 'slug', 'descriptionHtml'] as const;
  const columns = Object.fromEntries(
    plain.flatMap((field) => (change[field] === undefined ? [] : [[field, change[field]]])),
  );
  return { ...columns, ...(change.state !== undefined && standing(change.state)) };
}

function standing(state: ProductFields['state']): ProductColumns {
  if (state === 'published') return { isDraft: false, removedAt: null };
  return { isDraft: state === 'draft', removedAt: new Date() };
}

/** A sentence for each field that cannot be as it is. @param id 0 for a new product */
export async function faultsOf(
  tx: Db,
  id: number,
  change: Change,
  variantSkus: readonly string[],
): Promise<Faults> {
  return {
    ...ownFaults(id, change),
    ...(await missingOf(tx, change)),
    ...attributeFaults(change.attributes ?? [], await attributesOf(tx, change)),
    ...(await codeFaults(tx, id, change, variantSkus)),
  };
}

const letters = /[\p{L}\p{N}]/u;

function ownFaults(id: number, change: Change): Faults {
  const { nameFa, slug, successorId, relatedIds = [], versionIds = [], films = [] } = change;
  const isFilmWrong = films.some(({ file, aparat }) => (file === null) === (aparat === null));
  return {
    ...(nameFa !== undefined && !letters.test(nameFa) && { nameFa: goodsTexts.wordless }),
    ...(slug === '' && nameFa !== undefined && { slug: goodsTexts.wordless }),
    ...(id !== 0 && successorId === id && { successorId: goodsTexts.ownSuccessor }),
    ...relatedFaults(id, relatedIds),
    ...versionFaults(id, versionIds),
    ...(isFilmWrong && { films: goodsTexts.oneSource }),
  };
}

function relatedFaults(id: number, relatedIds: readonly number[]): Faults {
  if (id !== 0 && relatedIds.includes(id)) return { relatedIds: goodsTexts.ownRelated };
  const isTwice = new Set(relatedIds).size < relatedIds.length;
  return isTwice ? { relatedIds: goodsTexts.relatedTwice } : {};
}

function versionFaults(id: number, versionIds: readonly number[]): Faults {
  if (id !== 0 && versionIds.includes(id)) return { versionIds: goodsTexts.ownVersion };
  const isTwice = new Set(versionIds).size < versionIds.length;
  return isTwice ? { versionIds: goodsTexts.versionTwice } : {};
}

const fieldOf: Record<string, string> = {
  brands: 'brandId',
  pictures: 'pictures',
};

async function missingOf(tx: Db, change: Change): Promise<Faults> {
  const { categoryId, categoryIds = [], brandId, successorId, pictures = [], films = [] } = change;
  const { relatedIds = [], versionIds = [] } = change;
  const missing = await readMissing(tx, {
    categories: [...(categoryId === undefined ? [] : [categoryId]), ...categoryIds],
    brands: brandId === undefined ? [] : [brandId],
    products: [...(successorId ? [successorId] : []), ...relatedIds, ...versionIds],
    pictures: [...pictures.map(({ hash }) => hash), ...films.map(({ posterHash }) => posterHash)],
    films: [],
  });
  return Object.fromEntries(
    missing.map(({ kind, id }) => [fieldNaming(kind, id, change), goodsTexts.notThere(id)]),
  );
}

/** The field that names something that is missing. */
function fieldNaming(
  kind: string,
  id: string,
  { categoryId, successorId, relatedIds = [] }: Change,
): string {
  if (kind === 'categories') return id === String(categoryId) ? 'categoryId' : 'categoryIds';
  if (kind === 'products') {
    if (id === String(successorId)) return 'successorId';
    return relatedIds.includes(Number(id)) ? 'relatedIds' : 'versionIds';
  }
  return fieldOf[kind] ?? kind;
}

const attributesOf = (tx: Db, { attributes = [] }: Change): Promise<KnownAttribute[]> =>
  attributes.length === 0
    ? Promise.resolve([])
    : readAttributes(
        tx,
        attributes.map(({ attributeId }) => attributeId),
      );

function attributeFaults(
  values: readonly AttributeValue[],
  known: readonly KnownAttribute[],
): Faults {
  const byId = new Map(known.map((each) => [each.id, each]));
  const seen = new Set<number>();
  const faults: Faults = {};
  for (const value of values) {
    const isTwice = seen.has(value.attributeId);
    seen.add(value.attributeId);
    if (isTwice || !fits(value, byId.get(value.attributeId))) {
      faults[`attributes.${value.attributeId}`] = goodsTexts.wrongAttribute;
    }
  }
  return faults;
}

function fits(value: AttributeValue, attribute: KnownAttribute | undefined): boolean {
  switch (attribute?.kind) {
    case undefined:
      return false;
    case 'choice':
      return 'optionIds' in value && areOf(value.optionIds, attribute.options);
    case 'range':
      return 'number' in value;
    case 'switch':
      return 'isOn' in value;
    case 'text':
      return 'text' in value;
  }
}

const areOf = (chosen: readonly number[], options: readonly number[]): boolean =>
  new Set(chosen).size === chosen.length && chosen.every((id) => options.includes(id));

async function codeFaults(
  tx: Db,
  id: number,
  { sku }: Change,
  variantSkus: readonly string[],
): Promise<Faults> {
  const lower = variantSkus.map((each) => each.toLowerCase());
  if (new Set(lower).size < lower.length) return { variants: goodsTexts.skuTwice };
  const own = sku ? [sku] : [];
  const taken = await readTakenCode(tx, [...own, ...variantSkus], id);
  if (taken === null) return {};
  const field = taken.sku === sku?.toLowerCase() ? 'sku' : 'variants';
  return { [field]: goodsTexts.takenSku(taken.sku, taken.nameFa) };
}
