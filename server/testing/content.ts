import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminPage, adminPage } from '#lib/contract/admin-page.ts';
import { type AdminPost, adminPost } from '#lib/contract/admin-post.ts';
import {
  type GetImportAnswer,
  type ImportRow,
  listImportRowsAnswer,
} from '#lib/contract/import.ts';
import { rows } from '#server/db/database.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { type PictureDesk, openPictureDesk } from '#server/testing/import-pictures.ts';

/** What staff do with files of posts and pages. */
export interface ContentDesk extends PictureDesk {
  /** The posts and pages as they were. */
  refill(): Promise<void>;
  bringContent(xml: string, more?: { edited?: 'overwrite' }): Promise<GetImportAnswer>;
  rowsOf(batch: number): Promise<ImportRow[]>;
  /** A post by its number in the file. */
  postOf(externalId: number): Promise<AdminPost>;
  pageOf(name: string): Promise<AdminPage>;
  /** Changes fields of a post in the panel. */
  edit(externalId: number, fields: object): Promise<void>;
}

export async function openContentDesk(): Promise<ContentDesk> {
  const desk = await openPictureDesk();
  const { db } = desk.shop.shop.database;
  await advanceIdentity(db, contentPage);

  async function postOf(externalId: number): Promise<AdminPost> {
    const [found] = await rows(
      db,
      sql`select post_id as id from content_ref where external_id = ${externalId}`,
      z.object({ id: z.int() }),
    );
    return adminPost.parse(await desk.done('Get-Post', { id: found?.id }));
  }

  return {
    ...desk,
    refill: async () => {
      await refillTestBlog(desk.shop);
      await db.execute(sql`delete from content_page where name like 'old%'`);
    },
    bringContent: async (xml, more = {}) => {
      const { batch } = await desk.dryRunOf('content', xml);
      return desk.settled('Apply-Import', { batch, ...more });
    },
    rowsOf: async (batch) =>
      listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch })).items,
    postOf,
    pageOf: async (name) => adminPage.parse(await desk.done('Get-Page', { name })),
    edit: async (externalId, fields) => {
      const now = await postOf(externalId);
      const { id, revision, title, slug, summary, bodyHtml, image, imageAlt, publishedTime } = now;
      await desk.done('Save-Post', {
        id,
        revision,
        title,
        slug,
        summary,
        bodyHtml,
        image,
        imageAlt,
        publishedTime,
        categorySlug: now.category.slug,
        authorSlug: now.author.slug,
        ...fields,
      });
    },
  };
}

/** What is said of a row. */
export const textsOf = ({ said }: ImportRow): string[] => said.map(({ text }) => text);
