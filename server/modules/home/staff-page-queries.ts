import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminPage, listPagesAnswer } from '#lib/contract/admin-page.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const rowColumns = sql`c.id, c.revision, c.name, c.title, c.no_index as "noIndex",
  c.name = ${contactPageName} as "isFixed", ${sql.raw(`${iso('c.updated_at')} as "updatedAt"`)}`;

/** Titles and names that contain a text; names have hyphens for spaces. */
const containing = (text: string): SQL =>
  sql`(c.title like ${partLike(text)} or c.name like ${partLike(text.replaceAll(' ', '-'))})`;

const partLike = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** By name, in the order of code points, after the one with this name. */
export const readPageRows = (
  db: Db,
  query: string,
  { after, limit }: { after: string | null; limit: number },
) => {
  const from = after === null ? sql`` : sql`and c.name collate "C" > ${after}::text collate "C"`;
  return rows(
    db,
    sql`select ${rowColumns} from content_page c where ${containing(query)} ${from}
      order by c.name collate "C" limit ${limit}`,
    listPagesAnswer.shape.items.element,
  );
};

export async function countPages(db: Db, query: string): Promise<number> {
  const found = await rows(
    db,
    sql`select count(*)::int as count from (
      select from content_page c where ${containing(query)} limit ${mostCounted + 1}) few`,
    z.object({ count: z.int() }),
  );
  return found[0]?.count ?? 0;
}

/** A page by its current name. */
export async function readAdminPage(db: Db, name: string) {
  const [found] = await rows(
    db,
    sql`select ${rowColumns}, c.body_html as "bodyHtml", c.seo_keywords as "seoKeywords",
        c.seo_description as "seoDescription",
        array(select slug from slug_history where kind = 'page' and entity_id = c.id
          order by changed_at desc, slug) as "formerNames"
      from content_page c where c.name = ${name}`,
    adminPage,
  );
  return found ?? null;
}
