import type { z } from 'zod';
import { type GetPricePageAnswer, pricePageSize } from '#lib/contract/price-list.ts';
import { formatNumber } from '#lib/text/toman.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { ogName, type OgSubject } from '#server/media/made-names.ts';
import {
  readPriceHead,
  readPricePage,
  readPriceSamples,
} from '#server/modules/price-list/queries.ts';
import { priceListTexts } from '#server/modules/price-list/texts.ts';

/** Maximum rows of the whole shop's page, and minimum and maximum rows per category. */
const sampled = { all: 96, least: 3, most: 12 };

const unknown = (): ShopError => new ShopError(404, 'PAGE_NOT_FOUND', priceListTexts.unknownPage);

type Head = z.infer<(typeof readPriceHead)['row']>;

/** @throws {ShopError} 404 for an unknown category */
export async function getPriceHead(database: Database, categoryId: number): Promise<Head> {
  const [head] = await database.run(readPriceHead, [categoryId]);
  if (!head) throw unknown();
  return head;
}

/**
 * A page of prices, bounded in size however large the shop is.
 * @throws {ShopError} 404 for an unknown category and for a page past the last
 */
export async function getPricePage(
  database: Database,
  { categoryId, page }: { categoryId: number; page: number },
): Promise<GetPricePageAnswer> {
  const head = await getPriceHead(database, categoryId);
  const pageCount = categoryId === 0 ? 1 : Math.max(1, Math.ceil(head.total / pricePageSize));
  if (page > pageCount) throw unknown();
  const groups =
    categoryId === 0
      ? await samplesOf(database, head.children)
      : [await pageOf(database, { id: categoryId, head, page })];
  const { picture: _picture, shop: _shop, ...shown } = head;
  return { ...shown, ogImage: ogName(pricePreview(categoryId, head)), groups, page, pageCount };
}

/** The link preview of a category's prices. */
const pricePreview = (id: number, { title, total, picture, shop }: Head): OgSubject => ({
  owner: { kind: 'l', id },
  name: title,
  kicker: priceListTexts.kicker,
  price: priceListTexts.products(formatNumber(total)),
  note: '',
  picture,
  shop,
});

/** @throws {ShopError} 404 for an unknown category */
export const getPricePreview = async (database: Database, id: number): Promise<OgSubject> =>
  pricePreview(id, await getPriceHead(database, id));

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
  { id, head, page }: { id: number; head: Head; page: number },
): Promise<GetPricePageAnswer['groups'][number]> {
  const offset = (page - 1) * pricePageSize;
  const [found] = await database.run(readPricePage, [id, offset, pricePageSize]);
  const category = { id, title: head.title, slug: head.slug, productCount: head.total };
  return { category, items: found?.items ?? [] };
}
