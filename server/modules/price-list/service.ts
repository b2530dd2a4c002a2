import type { z } from 'zod';
import { type GetPricePageAnswer, pricePageSize } from '#lib/contract/price-list.ts';
import { formatNumber } from '#lib/text/toman.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { ogName, type OgSubject } from '#server/media/made-names.ts';
import {
  readBrandPrices,
  readPriceHead,
  readPricePage,
  readPriceSamples,
} from '#server/modules/price-list/queries.ts';
import { priceListTexts } from '#server/modules/price-list/texts.ts';

/** Maximum rows of the whole shop's page, and minimum and maximum rows per category. */
const sampled = { all: 96, least: 3, most: 12 };

const unknown = (): ShopError => new ShopError(404, 'PAGE_NOT_FOUND', priceListTexts.unknownPage);

/** A category, and a brand in it; 0 is the whole shop, and all brands. */
export interface PriceScope {
  readonly categoryId: number;
  readonly brandId: number;
}

type Head = z.infer<(typeof readPriceHead)['row']>;

/** @throws {ShopError} 404 for an unknown category and a brand without products in it */
export async function getPriceHead(
  database: Database,
  { categoryId, brandId }: PriceScope,
): Promise<Head> {
  const [head] = await database.run(readPriceHead, [categoryId, brandId]);
  if (!head) throw unknown();
  return head;
}

/**
 * A page of prices, bounded in size however large the shop is.
 * @throws {ShopError} 404 for an unknown category and for a page past the last
 */
export async function getPricePage(
  database: Database,
  { page, ...scope }: PriceScope & { page: number },
): Promise<GetPricePageAnswer> {
  const head = await getPriceHead(database, scope);
  const isSample = scope.categoryId === 0 && scope.brandId === 0;
  const pageCount = isSample ? 1 : Math.max(1, Math.ceil(head.total / pricePageSize));
  if (page > pageCount) throw unknown();
  const groups = isSample
    ? await samplesOf(database, head.children)
    : [await pageOf(database, scope, { head, page })];
  const { picture: _picture, shop: _shop, ...shown } = head;
  const ogImage = ogName(pricePreview(scope, head));
  const readAt = new Date().toISOString();
  const changedAt = latestChange(groups);
  return { ...shown, ogImage, groups, page, pageCount, changedAt, readAt };
}

function latestChange(groups: GetPricePageAnswer['groups']): string | null {
  const moments = groups.flatMap(({ items }) => items.map(({ change }) => change?.at ?? ''));
  return moments.toSorted().at(-1) || null;
}

/** The link preview of the prices of a category, or of a brand in it. */
function pricePreview({ categoryId, brandId }: PriceScope, head: Head): OgSubject {
  const { title, brand, total, picture, shop } = head;
  return {
    owner: { kind: 'l', id: categoryId, ...(brandId !== 0 && { brand: brandId }) },
    name: brand === null ? title : `${title} ${brand.title}`,
    kicker: priceListTexts.kicker,
    price: priceListTexts.products(formatNumber(total)),
    note: '',
    picture,
    shop,
  };
}

/** @throws {ShopError} 404 for an unknown category, and a brand without products in it */
export const getPricePreview = async (database: Database, scope: PriceScope): Promise<OgSubject> =>
  pricePreview(scope, await getPriceHead(database, scope));

async function samplesOf(
  database: Database,
  categories: Head['children'],
): Promise<GetPricePageAnswer['groups']> {
  const share = Math.floor(sampled.all / Math.max(1, categories.length));
  const each = Math.min(sampled.most, Math.max(sampled.least, share));
  const ids = categories.map(({ id }) => id);
  const found = await database.run(readPriceSamples, [ids, each]);
  return categories.map((category) => ({
    category,
    items: found.find(({ id }) => id === category.id)?.items ?? [],
  }));
}

async function pageOf(
  database: Database,
  { categoryId: id, brandId }: PriceScope,
  { head, page }: { head: Head; page: number },
): Promise<GetPricePageAnswer['groups'][number]> {
  const place = [id, (page - 1) * pricePageSize, pricePageSize];
  const [found] =
    brandId === 0
      ? await database.run(readPricePage, place)
      : await database.run(readBrandPrices, [...place, brandId]);
  const category = { id, title: head.title, slug: head.slug, productCount: head.total };
  return { category, items: found?.items ?? [] };
}
