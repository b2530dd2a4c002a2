import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type AdminLanding,
  adminLanding,
  type LandingsAnswer,
  type RemoveOneBody,
  type SaveLandingBody,
} from '#lib/contract/goods-tree.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { formatListQuery, isSearch } from '#lib/rules/list-query.ts';
import { isListKey, parseListQuery } from '#lib/rules/read-list-query.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { conflict, isNotUnique } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { countsOf } from '#server/modules/catalogue/landing-count-service.ts';
import { proposeLandings } from '#server/modules/catalogue/landing-proposal-service.ts';
import { invalid, namesOf, refuseStale, unknown } from '#server/modules/goods-tree/refusals.ts';
import { treeTexts } from '#server/modules/goods-tree/texts.ts';
import { announceAll } from '#server/outbox/announce.ts';
import { recorderOf } from '#server/modules/goods-tree/record.ts';

const record = recorderOf('landing');

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
}

const landings = (db: Db, which: SQL, lock = sql``): Promise<AdminLanding[]> =>
  rows(
    db,
    sql`select l.id, l.revision, l.category_id as "categoryId", l.heading, l.slug, l.filters,
        l.seo_text as "seoText", l.seo_description as "seoDescription", l.position,
        l.goods_category_id as "goodsCategoryId", l.starts_on::text as "startsOn", l.ends_on::text as "endsOn"
      from landing l where ${which} order by l.position, l.id ${lock}`,
    adminLanding,
  );

/** Landing pages of categories. Callers must have checked who asks. */
export function createLandingService({ database, events }: Needs) {
  async function list(categoryId: number): Promise<LandingsAnswer> {
    const [items, all] = await Promise.all([
      landings(database.db, sql`l.category_id = ${categoryId}`),
      proposeLandings(database.db, categoryId),
    ]);
    const goods = await goodsOf(database, items);
    const used = new Set(items.flatMap(({ slug, filters }) => [slug, filters]));
    const proposed = all.filter(({ slug, filters }) => !used.has(slug) && !used.has(filters));
    return {
      items: items.map((item) => ({ ...item, goods: goods.get(item.id) ?? 0 })),
      proposed: proposed.map(({ categoryId: _own, ...each }) => each),
    };
  }

  /** @throws {ShopError} 404; 409 `STALE`, `LANDING_USED` for an address or narrowing that another one has; 422 */
  async function save(staffId: number, body: SaveLandingBody): Promise<AdminLanding> {
    const saving = database.transaction(async (tx) => {
      const before = body.id === undefined ? null : await hold(tx, body.id);
      if (before) refuseStale(body.revision, before);
      const categoryId = before?.categoryId ?? body.categoryId;
      const category = await slugOf(tx, categoryId);
      await slugOf(tx, body.goodsCategoryId, 'goodsCategoryId');
      const { title: heading, slug } = namesOf({ title: body.heading, slug: body.slug });
      const id = await write(tx, body.id, {
        categoryId,
        heading,
        slug,
        filters: filtersOf(body.filters),
        seoText: cleanHtml(normalisePersian(body.seoText)),
        seoDescription: onOneLine(body.seoDescription),
        position: body.position,
        goodsCategoryId: categoryId === 0 ? body.goodsCategoryId : 0,
        startsOn: body.startsOn,
        endsOn: body.endsOn,
      });
      const now = await hold(tx, id);
      await record(tx, staffId, 'Save-Landing', { id, before, after: now });
      await announce(tx, category, before === null ? [now] : [before, now]);
      return now;
    });
    return saving.catch((error: unknown) => {
      if (!isNotUnique(error)) throw error;
      throw conflict('LANDING_USED', treeTexts.landingUsed);
    });
  }

  /** @throws {ShopError} 404; 409 `STALE` */
  async function remove(staffId: number, { id, revision }: RemoveOneBody): Promise<LandingsAnswer> {
    const categoryId = await database.transaction(async (tx) => {
      const before = await hold(tx, id);
      refuseStale(revision, before);
      await tx.execute(sql`delete from landing where id = ${id}`);
      await record(tx, staffId, 'Remove-Landing', { id, before, after: null });
      const category = await slugOf(tx, before.categoryId);
      await announce(tx, category, [before]);
      return before.categoryId;
    });
    return list(categoryId);
  }

  /**
   * Notifies the storefront of a landing page and of the lists that lead to it.
   * @param category the slug of its category
   * @param states the page before and after a change
   */
  async function announce(tx: Db, category: string, states: readonly AdminLanding[]) {
    const changed = states.flatMap(({ categoryId: id, slug }) =>
      id === 0
        ? [paths.offers(''), paths.offers(slug)]
        : [paths.category(id, category), paths.landing(id, category, slug)],
    );
    const lists = states.flatMap(({ categoryId, filters }) => [
      tags.category(categoryId),
      ...brandsIn(filters).map(tags.brand),
    ]);
    await announceAll(tx, [...new Set([...lists, tags.sitemap])], [...new Set(changed)]);
    afterCommit(tx, () => events.emit('outbox'));
  }

  return { list, save, remove };
}
export type LandingService = ReturnType<typeof createLandingService>;

/** Whether nothing of a range of prices is dropped when it is read. */
const isPrice = (text: string): boolean => /^[\d,٬\s]*(?:-[\d,٬\s]*)?$/.test(toLatinDigits(text));

/** @throws {ShopError} 422 for a query that narrows nothing, or is a search */
function filtersOf(written: string): string {
  const given = [...new URLSearchParams(written)].filter(([key]) => isListKey(key));
  const { filters } = parseListQuery(new URLSearchParams(given));
  const kept = formatListQuery({ filters, sort: 'default', page: 1 });
  const isMistyped = given.some(([key, text]) => key === 'filter-price' && !isPrice(text));
  if (kept === '' || isMistyped || isSearch({ filters })) {
    throw invalid({ filters: treeTexts.noNarrowing });
  }
  return kept;
}

/** Brands in whose lists a landing page is shown. */
function brandsIn(filters: string): number[] {
  const brands = new URLSearchParams(filters).get('filter-brand') ?? '';
  return brands === '' ? [] : brands.split(',').map(Number);
}

async function hold(tx: Db, id: number): Promise<AdminLanding> {
  const [found] = await landings(tx, sql`l.id = ${id}`, sql`for no key update`);
  if (!found) throw unknown();
  return found;
}

/** @throws {ShopError} 422 for an unknown category */
async function slugOf(tx: Db, categoryId: number, field = 'categoryId'): Promise<string> {
  const [found] = await rows(
    tx,
    sql`select slug from category where id = ${categoryId}`,
    z.object({ slug: z.string() }),
  );
  if (!found) throw invalid({ [field]: treeTexts.notThere });
  return found.slug;
}

/** The number of products of each landing page. */
async function goodsOf(database: Database, items: readonly AdminLanding[]) {
  const scopes = Map.groupBy(items, (each) => each.categoryId || each.goodsCategoryId);
  const counts: [number, number][] = [];
  for (const [categoryId, pages] of scopes) {
    // oxlint-disable-next-line no-await-in-loop -- the lines of one list at a time are held in memory
    const found = await countsOf(database, { categoryId, pages });
    counts.push(...found.map(({ id, count }): [number, number] => [id, count]));
  }
  return new Map(counts);
}

type Columns = Omit<AdminLanding, 'id' | 'revision'>;

/** @returns its id */
async function write(tx: Db, id: number | undefined, row: Columns): Promise<number> {
  const { categoryId, heading, slug, filters, seoText, seoDescription, position } = row;
  const { goodsCategoryId, startsOn, endsOn } = row;
  const [written] = await rows(
    tx,
    id === undefined
      ? sql`insert into landing (category_id, heading, slug, filters, seo_text, seo_description, position,
            goods_category_id, starts_on, ends_on)
          values (${categoryId}, ${heading}, ${slug}, ${filters}, ${seoText}, ${seoDescription}, ${position},
            ${goodsCategoryId}, ${startsOn}, ${endsOn})
          returning id`
      : sql`update landing set heading = ${heading}, slug = ${slug}, filters = ${filters}, seo_text = ${seoText},
            seo_description = ${seoDescription}, position = ${position},
            goods_category_id = ${goodsCategoryId}, starts_on = ${startsOn}, ends_on = ${endsOn}, revision = revision + 1,
            updated_at = now()
          where id = ${id} returning id`,
    z.object({ id: z.int() }),
  );
  return written?.id ?? 0;
}
