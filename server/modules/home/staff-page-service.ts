import { z } from 'zod';
import type { AdminPage, ListPagesAnswer, ListPagesBody } from '#lib/contract/admin-page.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { cursorOf, placeOf, totalOf } from '#server/content/cursor.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  countPages,
  readAdminPage,
  readPageRows,
} from '#server/modules/home/staff-page-queries.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

const place = z.tuple([z.string().max(200)]);

/** Content pages as staff see them. Callers must have checked that staff ask. */
export function createStaffPageService({ db }: Pick<Database, 'db'>) {
  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({ query, after, limit }: ListPagesBody): Promise<ListPagesAnswer> {
    const [from = null] = placeOf(place, after) ?? [];
    const text = normalisePersian(query).trim();
    const [found, count] = await Promise.all([
      readPageRows(db, text, { after: from, limit: limit + 1 }),
      from === null ? countPages(db, text) : null,
    ]);
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return {
      items,
      next: last ? cursorOf([last.name]) : null,
      total: count === null ? null : totalOf(count, mostCounted),
    };
  }

  /** @throws {ShopError} 404 */
  async function get(name: string): Promise<AdminPage> {
    const found = await readAdminPage(db, normalisePersian(name));
    if (found === null) throw new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage);
    return found;
  }

  return { list, get };
}
export type StaffPageService = ReturnType<typeof createStaffPageService>;
