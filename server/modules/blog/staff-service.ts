import { z } from 'zod';
import type { AdminPost, ListPostsAnswer, ListPostsBody } from '#lib/contract/admin-post.ts';
import { mostCounted, rowId } from '#lib/contract/content-values.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database } from '#server/db/database.ts';
import { mostMicros } from '#server/db/iso.ts';
import { ShopError } from '#server/errors.ts';
import { countPosts, readAdminPost, readPostRows } from '#server/modules/blog/staff-queries.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { tsqueryOf } from '#server/modules/search/text-service.ts';

/** `updated_at` in microseconds, and the id. */
const place = z.tuple([z.int().min(0).max(mostMicros), rowId]);

/** Posts as staff see them, drafts and the bin included. Callers must have checked that staff ask. */
export function createStaffPostService(database: Database) {
  const { db } = database;

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({ query, after, limit, ...only }: ListPostsBody): Promise<ListPostsAnswer> {
    const from = placeOf(place, after);
    const words = query === '' ? null : await tsqueryOf(database, query);
    if (words === '') return { items: [], next: null, total: { count: 0, isExact: true } };
    const conditions = {
      words,
      state: only.state,
      categoryId: only.categoryId,
      authorId: only.authorId,
    };
    const [found, count] = await Promise.all([
      readPostRows(db, conditions, { after: from, limit: limit + 1 }),
      from === null ? countPosts(db, conditions) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items: items.map(({ place: _place, ...row }) => row),
      next: last ? cursorOf([last.place, last.id]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  /** @throws {ShopError} 404 */
  async function get(id: number): Promise<AdminPost> {
    const found = await readAdminPost(db, id);
    if (found === null) throw new ShopError(404, 'POST_NOT_FOUND', blogTexts.unknownPost);
    return found;
  }

  return { list, get };
}
export type StaffPostService = ReturnType<typeof createStaffPostService>;
