import type { Database } from '#server/db/database.ts';
import { type Marks, readMarks, readPage } from '#server/modules/feed/queries.ts';

/**
 * With more variants than this, the starts of pages are cached: counting takes far longer than reading a
 * page.
 */
const few = 5_000;
/** Cache lifetime in ms; new variants appear in the pages afterwards. */
const lifetime = 60_000;

interface Kept {
  marks: Promise<Marks>;
  until: number;
}
const shops = new WeakMap<Database, Kept>();

async function marksOf(database: Database): Promise<Marks> {
  const last = shops.get(database);
  if (last && last.until > Date.now()) return last.marks;
  const kept = { marks: read(database), until: Date.now() + lifetime };
  shops.set(database, kept);
  const forget = () => {
    if (shops.get(database) === kept) shops.delete(database);
  };
  kept.marks.then(({ total }) => (total > few ? undefined : forget()), forget);
  return kept.marks;
}

async function read(database: Database): Promise<Marks> {
  const [marks] = await database.run(readMarks, []);
  return marks ?? { total: 0, marks: [] };
}

/** The place before the newest product. */
const start = { at: 'infinity', code: 0, before: 0 };

/**
 * The ids of a page of variants, the newest products first, and the number of all variants. Cached marks are
 * used only in the order of creation: an updated product moves to the front of the other order, so products
 * behind it could move past a mark and appear on no page.
 */
export async function readVariants(
  database: Database,
  newest: keyof typeof readPage,
  { page, size }: { page: number; size: number },
): Promise<{ ids: number[]; total: number }> {
  const { total, marks } = await marksOf(database);
  const offset = (page - 1) * size;
  if (offset >= total) return { ids: [], total };
  const isMarked = newest === 'created';
  const mark = (isMarked && marks.findLast(({ before }) => before <= offset)) || start;
  const places = [mark.at, mark.code, offset - mark.before, size];
  const found = await database.run(readPage[newest], places);
  return { ids: found.map(({ id }) => id), total };
}
