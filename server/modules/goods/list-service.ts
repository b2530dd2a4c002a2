import { z } from 'zod';
import {
  goodsFilter,
  type GoodsRow,
  type GoodsSort,
  type ListGoodsAnswer,
  type ListGoodsBody,
  rowId,
} from '#lib/contract/goods.ts';
import type { Database } from '#server/db/database.ts';
import { isInstantText } from '#server/db/iso.ts';
import { conditionsOf } from '#server/modules/goods/filter-queries.ts';
import {
  type Place,
  countGoods,
  readExact,
  readPlaces,
  readRows,
} from '#server/modules/goods/list-queries.ts';
import { invalid } from '#server/modules/goods/refusals.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';

const place = z.object({ sort: z.string(), key: z.string().max(800), id: rowId });

const isNumber = (key: string): boolean => /^\d{1,15}$/.test(key);
/** Whether the database accepts a key, by sort. */
const isKey: Record<GoodsSort, (key: string) => boolean> = {
  newest: (key) => /^\d{1,10}$/.test(key) && rowId.safeParse(Number(key)).success,
  changed: isInstantText,
  name: (key) => !key.includes('\0'),
  cheapest: isNumber,
  dearest: isNumber,
};

/** The place as an opaque text. */
export const cursorOf = (sort: GoodsSort, { key, id }: Place): string =>
  Buffer.from(JSON.stringify({ sort, key, id })).toString('base64url');

/** @throws {ShopError} 422 for a cursor of another list, or none of ours */
export function placeOf(sort: GoodsSort, cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const read = place.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (read.success && read.data.sort === sort && isKey[sort](read.data.key)) return read.data;
  throw invalid({ after: goodsTexts.wrongCursor });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Products as staff see them, drafts and the bin included. Those whose code was typed come first. */
export function createListService({ db }: Pick<Database, 'db'>) {
  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({ filter, sort, after, limit }: ListGoodsBody): Promise<ListGoodsAnswer> {
    const from = placeOf(sort, after);
    const conditions = await conditionsOf(db, filter);
    const isFirst = from === null;
    const [exact, places, total] = await Promise.all([
      isFirst ? readExact(db, conditions) : [],
      readPlaces(db, { conditions, sort, after: from, limit: limit + 1 }),
      isFirst ? countGoods(db, conditions) : null,
    ]);
    const shown = places.slice(0, limit);
    const last = places.length > limit ? shown.at(-1) : undefined;
    const items = await readRows(db, [...exact, ...shown.map(({ id }) => id)]);
    return { items, next: last ? cursorOf(sort, last) : null, total };
  }

  /** The first that match, without counting them. */
  async function find(query: string, most: number): Promise<GoodsRow[]> {
    const conditions = await conditionsOf(db, goodsFilter.parse({ query }));
    const [exact, places] = await Promise.all([
      readExact(db, conditions),
      readPlaces(db, { conditions, sort: 'newest', after: null, limit: most }),
    ]);
    return readRows(db, [...exact, ...places.map(({ id }) => id)].slice(0, most));
  }

  return { list, find };
}
export type ListService = ReturnType<typeof createListService>;
