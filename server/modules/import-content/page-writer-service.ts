import { savePageBody } from '#lib/contract/home.ts';
import type { Db } from '#server/db/database.ts';
import type { PageService } from '#server/modules/home/page-service.ts';
import { withOurPictures } from '#server/modules/import-content/body.ts';
import { hashesOf } from '#server/modules/import-content/compare.ts';
import {
  type Match,
  type PageNow,
  readPagesNow,
} from '#server/modules/import-content/content-queries.ts';
import { freeName } from '#server/modules/import-content/judge.ts';
import type { Hung, Left } from '#server/modules/import-content/post-writer-service.ts';
import type { PageContent } from '#server/modules/import-content/row-content.ts';

/** Writes pages of a file. */
export function createPageWriter(pages: PageService) {
  async function save(
    tx: Db,
    by: number | null,
    body: Parameters<typeof savePageBody.parse>[0],
  ): Promise<Left> {
    const { id, revision } = await pages.save(by, savePageBody.parse(body), tx);
    return { id, revision };
  }

  /** A page that the shop has keeps its name. */
  const write = async (
    tx: Db,
    by: number | null,
    content: PageContent,
    now: PageNow | undefined,
    match: Match | undefined,
  ): Promise<Left> =>
    save(tx, by, {
      ...(now && bodyOf(now)),
      name: now?.name ?? (await freeName(tx, content.name)),
      title: content.title,
      bodyHtml: withOurPictures(content.bodyHtml, hashesOf(match ?? { pictures: {} })),
      seoDescription: content.seoDescription,
    });

  return {
    write,
    /** Gives a page the pictures that have come. @returns null when it has them */
    hang: async (
      tx: Db,
      by: number | null,
      { now, hashes }: Hung<PageNow, PageContent>,
    ): Promise<Left | null> => {
      const bodyHtml = withOurPictures(now.bodyHtml, hashes);
      return bodyHtml === now.bodyHtml ? null : save(tx, by, { ...bodyOf(now), bodyHtml });
    },
    read: async (tx: Db, id: number) => (await readPagesNow(tx, [id]))[0],
    /** Gives a page its former values. */
    restore: (tx: Db, by: number | null, now: PageNow, before: PageNow) =>
      save(tx, by, { ...bodyOf(before), former: now.name, revision: now.revision }),
    remove: (tx: Db, by: number | null, { name, revision }: PageNow) =>
      pages.remove(by, { name, revision }, tx),
  };
}

const bodyOf = ({ id: _id, name, ...body }: PageNow) => ({ ...body, name, former: name });
