import { paths } from '#lib/contract/paths.ts';
import { oldAddress, withoutEnding } from '#lib/rules/old-address.ts';
import type { Database } from '#server/db/database.ts';
import {
  type Known,
  type Match,
  type ShopPage,
  PageIndex,
  matchOf,
  wantedFor,
} from '#server/modules/redirect/match.ts';
import {
  type Term,
  readByKey,
  readByNumber,
  readBySku,
  readByStart,
  readByWords,
  readPosts,
  readPostsByKey,
  readProducts,
  readTerms,
} from '#server/modules/redirect/match-queries.ts';
import { type OldPage, keyOf, spokenBy } from '#server/modules/redirect/old-page.ts';
import { matchTexts } from '#server/modules/redirect/texts.ts';

export type { Match } from '#server/modules/redirect/match.ts';
export type { OldKind, OldPage } from '#server/modules/redirect/old-page.ts';

/** Finds pages of the shop for those of a former one. */
export interface Matcher {
  /** Where each of some pages leads; null for nowhere. */
  match(olds: readonly OldPage[]): Promise<(Match | null)[]>;
  /** Of some addresses those at which the shop has pages, with the paths of the pages. As `oldAddress` writes them. */
  own(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Old pages for which the products with the words of their addresses are looked up, per matcher. */
const mostSimilar = 1_000;

/**
 * Reads what a shop has few of, and looks the rest up by indexes.
 * @param most pages that are looked up by their words, which costs more
 */
export async function openMatcher(
  { db }: Pick<Database, 'db'>,
  most = mostSimilar,
): Promise<Matcher> {
  const terms = (await readTerms(db)).map(pageOf);
  let left = most;

  async function knownFor(olds: readonly OldPage[]): Promise<Known> {
    const wanted = olds.map(wantedFor);
    const keys = [...new Set(wanted.flatMap((each) => each.keys))];
    const [numbers, codes, products, posts, begun] = await Promise.all([
      readByNumber(
        db,
        wanted.flatMap(({ ids }) => ids),
      ),
      readBySku(
        db,
        wanted.flatMap(({ skus }) => skus),
      ),
      readByKey(db, keys),
      readPostsByKey(db, keys),
      readByStart(
        db,
        wanted.flatMap(({ starts }) => starts),
      ),
    ]);
    const pages = new PageIndex(terms);
    for (const each of products) pages.add(productPage(each));
    for (const { id, slug } of posts) {
      pages.add({ kind: 'post', id, path: paths.post(id, slug), keys: [keyOf(slug)], within: [] });
    }
    return {
      byId: new Map(numbers.map((each) => [each.key, productPage(each).path])),
      bySku: new Map(codes.map((each) => [each.key, productPage(each).path])),
      pages,
      byStart: Map.groupBy(begun.map(startOf), ({ key }) => key),
    };
  }

  async function similar(old: OldPage): Promise<Match | null> {
    const words = wordsOf(old);
    if (words.length < 2 || left <= 0) return null;
    left -= 1;
    const found = await readByWords(db, words);
    return found && { target: productPage(found).path, guess: matchTexts.similar };
  }

  async function match(olds: readonly OldPage[]): Promise<(Match | null)[]> {
    const known = await knownFor(olds);
    const found: (Match | null)[] = [];
    for (const old of olds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: it is for few
      found.push(matchOf(old, known) ?? (await similar(old)));
    }
    return found;
  }

  const ownTerms = new Map([...pages, ...terms.map(({ path }) => path)].map(keyed));

  async function own(addresses: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const numbers = addresses.map(numberIn).filter((each) => each !== null);
    const [products, posts] = await Promise.all([
      readProducts(db, numbers),
      readPosts(db, numbers),
    ]);
    const roots = new Map([
      ...products.map(({ id, slug }) => [paths.product(id, ''), paths.product(id, slug)] as const),
      ...posts.map(({ id, slug }) => [paths.post(id, ''), paths.post(id, slug)] as const),
      ...terms
        .filter(({ kind }) => kind === 'category' || kind === 'brand')
        .map(({ path }) => [path.slice(0, path.lastIndexOf('/') + 1), path] as const),
    ]);
    const found = new Map<string, string>();
    for (const address of addresses) {
      const path =
        ownTerms.get(address) ?? roots.get(`${address.split('/').slice(0, -1).join('/')}/`);
      if (path !== undefined) found.set(address, path);
    }
    return found;
  }

  return { match, own };
}

/** Pages that every shop has. */
const pages = [
  paths.home,
  paths.shop,
  paths.offers(''),
  paths.priceList(0, ''),
  paths.cart,
  paths.checkout,
  paths.compare,
  paths.blog,
  paths.blogFeed,
  paths.blogAtom,
  paths.chat,
  paths.siteMap,
  paths.account,
];
const keyed = (path: string) => [oldAddress(path), path] as const;

/** The number in a path of a product or a post. */
function numberIn(address: string): number | null {
  const number = address.split('/').find((part) => /^[1-9]\d{0,8}$/.test(part));
  return number === undefined ? null : Number(number);
}

const productPage = ({ id, slug }: { id: number; slug: string }): ShopPage => ({
  kind: 'product',
  id,
  path: paths.product(id, slug),
  keys: [keyOf(slug)],
  within: [],
});

const startOf = ({ key, ...each }: { key: string; id: number; slug: string }) => ({
  ...productPage(each),
  key,
});

const pathsOf: Readonly<Record<Term['kind'], (id: number, slug: string) => string>> = {
  category: paths.category,
  brand: paths.brand,
  postCategory: (_id, slug) => paths.blogCategory(slug),
  postTag: (_id, slug) => paths.blogTag(slug),
  page: (_id, slug) => paths.page(slug),
};

const pageOf = ({ kind, id, slug, names, within }: Term): ShopPage => ({
  kind,
  id,
  path: pathsOf[kind](id, slug),
  keys: [slug.slice(slug.lastIndexOf('/') + 1), slug, ...names].map(keyOf),
  within: within.map(keyOf),
});

/** Words of the name of a product, as an address has them. */
function wordsOf({ path, kind, name }: OldPage): string[] {
  const spoken = spokenBy(path);
  if ((kind ?? spoken.kind ?? 'product') !== 'product') return [];
  const words = (name ?? spoken.slug).split(/[\s\-_‌.]+/u).filter((word) => word.length > 1);
  return words.slice(0, 8);
}

/** An address of an old page of which nothing else is known. */
export const addressAlone = (path: string): OldPage => ({
  path: withoutEnding(path),
  kind: null,
  id: null,
  sku: null,
  name: null,
});
