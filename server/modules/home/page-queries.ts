import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { slugHistory } from '#server/db/schema/listing.ts';
import { contentPage, menuItem } from '#server/db/schema/content.ts';

/** A page by its current name; locked until the transaction ends. */
export async function holdPage(tx: Db, name: string) {
  const [found] = await tx
    .select({
      id: contentPage.id,
      name: contentPage.name,
      noIndex: contentPage.noIndex,
      revision: contentPage.revision,
    })
    .from(contentPage)
    .where(eq(contentPage.name, name))
    .for('update');
  return found;
}

type PageRow = typeof contentPage.$inferInsert;

/** Inserts a page, or updates the one with this id. Fails when another page has the name. */
export async function writePage(tx: Db, id: number | undefined, row: PageRow): Promise<void> {
  if (id === undefined) {
    await tx.insert(contentPage).values(row);
    return;
  }
  await tx
    .update(contentPage)
    .set({ ...row, revision: sql`revision + 1`, updatedAt: sql`now()` })
    .where(eq(contentPage.id, id));
}

/** Deletes a page with its former names. */
export async function deletePage(tx: Db, id: number): Promise<void> {
  await tx
    .delete(slugHistory)
    .where(and(eq(slugHistory.kind, 'page'), eq(slugHistory.entityId, id)));
  await tx.delete(contentPage).where(eq(contentPage.id, id));
}

interface Renamed {
  readonly id: number;
  readonly from: string;
  readonly to: string;
}

/** Records a former name of a page. */
export async function noteName(tx: Db, { id, from, to }: Renamed): Promise<void> {
  const ofPage = { kind: 'page' as const, entityId: id };
  await tx
    .insert(slugHistory)
    .values({ ...ofPage, slug: from })
    .onConflictDoUpdate({
      target: [slugHistory.kind, slugHistory.slug, slugHistory.entityId],
      set: { changedAt: sql`now()` },
    });
  await tx
    .delete(slugHistory)
    .where(
      and(eq(slugHistory.kind, 'page'), eq(slugHistory.slug, to), eq(slugHistory.entityId, id)),
    );
}

/** Former names of a page, the latest first. */
export async function readFormerNames(tx: Db, id: number, most: number): Promise<string[]> {
  const found = await tx
    .select({ slug: slugHistory.slug })
    .from(slugHistory)
    .where(and(eq(slugHistory.kind, 'page'), eq(slugHistory.entityId, id)))
    .orderBy(desc(slugHistory.changedAt))
    .limit(most);
  return found.map(({ slug }) => slug);
}

/** Changes menus that link to the former name. Resolves to whether there were any. */
export async function moveMenus(tx: Db, from: string, to: string): Promise<boolean> {
  const moved = await tx
    .update(menuItem)
    .set({ url: to })
    .where(eq(menuItem.url, from))
    .returning({ id: menuItem.id });
  return moved.length > 0;
}
