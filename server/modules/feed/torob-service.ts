import {
  type TorobAnswer,
  type TorobBody,
  type TorobProduct,
  torobPageSize,
} from '#lib/contract/feed.ts';
import type { Database } from '#server/db/database.ts';
import { getFacts } from '#server/modules/catalogue/facts-service.ts';
import { feedItem, type FeedItem } from '#server/modules/feed/item.ts';
import { readVariants } from '#server/modules/feed/pages.ts';
import { readBelow, readItems, readNamed } from '#server/modules/feed/queries.ts';

const largest = 2_147_483_647;
const version = 'torob_api_v3';

/** Torob's Product API v3: one of Torob's products is one of our variants. */
export async function getTorobProducts(
  database: Database,
  siteUrl: string,
  body: TorobBody,
): Promise<TorobAnswer> {
  const toProducts = (ids: readonly number[]) => readProducts(database, siteUrl, ids);
  if ('page' in body) {
    const { page, sort } = body;
    const newest = sort === 'date_added_desc' ? 'created' : 'updated';
    const { ids, total } = await readVariants(database, newest, { page, size: torobPageSize });
    return {
      api_version: version,
      current_page: page,
      total,
      max_pages: Math.max(1, Math.ceil(total / torobPageSize)),
      products: await toProducts(ids),
    };
  }
  if ('sort' in body) return goOn(database, body.cursor, toProducts);
  const asked =
    'page_urls' in body ? body.page_urls.map(ofUrl(siteUrl)) : body.page_uniques.map(ofKey);
  const named = asked.filter((place) => place !== null);
  const found = await database.run(readNamed, [
    named.map(({ code }) => code),
    named.map(({ variant }) => variant),
  ]);
  const products = await toProducts(found.map(({ id }) => id));
  return { api_version: version, current_page: 1, total: products.length, max_pages: 1, products };
}

/** Products in descending order, after the one in the cursor. */
async function goOn(
  database: Database,
  cursor: string | undefined,
  toProducts: (ids: readonly number[]) => Promise<TorobProduct[]>,
): Promise<TorobAnswer> {
  const [code = largest, variant = largest] = cursor?.split('-').map(Number) ?? [];
  const places = [Math.min(code, largest), Math.min(variant, largest)];
  const found = await database.run(readBelow, [...places, torobPageSize + 1]);
  const shown = found.slice(0, torobPageSize);
  const last = found.length > torobPageSize ? shown.at(-1) : undefined;
  return {
    api_version: version,
    total: null,
    max_pages: null,
    next_cursor: last === undefined ? null : `${last.code}-${last.id}`,
    products: await toProducts(shown.map(({ id }) => id)),
  };
}

interface Place {
  code: number;
  /** 0: all variants of the product. */
  variant: number;
}

const place = (code: number, variant: number): Place | null =>
  code <= largest && variant <= largest ? { code, variant } : null;

function ofKey(key: string): Place | null {
  const [, code, variant] = /^(\d{1,10})-(\d{1,10})$/.exec(key) ?? [];
  return code === undefined ? null : place(Number(code), Number(variant));
}

/** URLs of other sites and of other pages match nothing. */
const ofUrl =
  (siteUrl: string) =>
  (url: string): Place | null => {
    if (!URL.canParse(url)) return null;
    const { host, pathname, searchParams } = new URL(url);
    const [, code] = /^\/shop\/product\/(\d{1,10})(?:\/|$)/.exec(pathname) ?? [];
    if (host !== new URL(siteUrl).host || code === undefined) return null;
    const variant = searchParams.get('variant') ?? '0';
    return /^\d{1,10}$/.test(variant) ? place(Number(code), Number(variant)) : null;
  };

async function readProducts(
  database: Database,
  siteUrl: string,
  ids: readonly number[],
): Promise<TorobProduct[]> {
  const rows = await database.run(readItems, [ids]);
  const facts = await getFacts(
    database,
    rows.map(({ code }) => code),
  );
  return rows.map((row) => toTorob(feedItem(row, siteUrl), facts.get(row.code) ?? {}));
}

function toTorob(item: FeedItem, facts: Record<string, string>): TorobProduct {
  const { row, oldPrice, introduction } = item;
  return {
    page_unique: item.key,
    page_url: item.url,
    product_group_id: String(row.code),
    title: item.title.slice(0, 500),
    subtitle: row.nameEn.slice(0, 500),
    current_price: item.price,
    ...(oldPrice === null ? {} : { old_price: oldPrice }),
    availability: item.isSold,
    category_name: row.category.slice(0, 200),
    image_links: item.images,
    spec: {
      ...facts,
      برند: row.brand,
      ...(row.colour === null ? {} : { رنگ: row.colour }),
      ...(row.storage === null ? {} : { حافظه: row.storage }),
      ...(row.size === null ? {} : { اندازه: row.size }),
      ...Object.fromEntries(row.options.map(({ title, value }) => [title, value])),
    },
    ...(row.guarantee === '' ? {} : { guarantee: row.guarantee.slice(0, 200) }),
    short_desc: introduction.slice(0, 500),
    date_added: row.added,
    date_updated: row.updated,
  };
}
