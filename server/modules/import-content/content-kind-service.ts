import { z } from 'zod';
import type { Database, Db } from '#server/db/database.ts';
import { conflict } from '#server/errors.ts';
import type { BinService } from '#server/modules/blog/bin-service.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';
import type { TermService } from '#server/modules/blog/term-service.ts';
import type { PageService } from '#server/modules/home/page-service.ts';
import type {
  PicturedRow,
  RowKind,
  RowRules,
  StagedRow,
} from '#server/modules/import/row-kind-service.ts';
import { hashesOf, isEdited } from '#server/modules/import-content/compare.ts';
import {
  type Match,
  type PageNow,
  type PostNow,
  forgetRef,
  noteRef,
  pageNow,
  postNow,
  readProductCodes,
  writeRef,
} from '#server/modules/import-content/content-queries.ts';
import { judgeRows, matchOf } from '#server/modules/import-content/judge.ts';
import { createPageWriter } from '#server/modules/import-content/page-writer-service.ts';
import { createPlainPicture } from '#server/modules/import-content/plain-picture-service.ts';
import { type Left, createPostWriter } from '#server/modules/import-content/post-writer-service.ts';
import { rowsOfFile } from '#server/modules/import-content/read-file.ts';
import { rowContent } from '#server/modules/import-content/row-content.ts';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';

interface Needs {
  readonly database: Database;
  /** Without a trailing slash. */
  readonly siteUrl: string;
  readonly media: Pick<MediaService, 'bringIn'>;
  readonly posts: PostService;
  readonly bin: Pick<BinService, 'remove'>;
  readonly terms: Pick<TermService, 'saveCategory' | 'saveAuthor' | 'saveTag'>;
  readonly pages: PageService;
}

/** What was written, by which it is taken back. */
const made = z.object({
  id: z.int(),
  /** As it was left. */
  revision: z.int(),
  image: z.string().optional(),
  source: z.string(),
  externalId: z.int(),
  /** What the file before said, as a hash. */
  said: z.string().nullable(),
  /** Null for what was made. */
  before: z.discriminatedUnion('type', [
    z.object({ type: z.literal('post'), now: postNow.nullable() }),
    z.object({ type: z.literal('page'), now: pageNow.nullable() }),
  ]),
});
type Made = z.infer<typeof made>;

/** Posts and pages of a WordPress export. */
export function createContentKind(needs: Needs): RowKind {
  const { db } = needs.database;
  const plain = createPlainPicture(needs.media);
  const posts = createPostWriter({ ...needs, plain });
  const pages = createPageWriter(needs.pages);

  /** @throws {ShopError} 409 for one that staff have changed, and for one in the bin */
  async function write(tx: Db, row: StagedRow, rules: RowRules): Promise<Made> {
    const { line, externalId } = row;
    const content = rowContent.parse(row.content);
    const match = (await matchOf(tx, [{ line, externalId, content }])).get(line);
    const { before, left } =
      content.type === 'post'
        ? await writeWith(posts, tx, { content, id: match?.postId, match, rules })
        : await writeWith(pages, tx, { content, id: match?.pageId, match, rules });
    const { source, said, oldPath } = content;
    const ref = { source, externalId: externalId ?? 0, said, oldPath, revision: left.revision };
    const isPost = content.type === 'post';
    await writeRef(tx, {
      ...ref,
      postId: isPost ? left.id : null,
      pageId: isPost ? null : left.id,
    });
    return made.parse({
      ...left,
      source,
      externalId: ref.externalId,
      said: match?.said ?? null,
      before: { type: content.type, now: before ?? null },
    });
  }

  /** @returns why it stays; null when it is gone */
  async function undo(tx: Db, written: unknown, { by }: RowRules): Promise<string | null> {
    const row = made.parse(written);
    return row.before.type === 'post'
      ? undoWith(posts, tx, by, row, row.before.now)
      : undoWith(pages, tx, by, row, row.before.now);
  }

  /** @returns what is known of it now, by which it is taken back */
  async function hang(tx: Db, row: PicturedRow, by: number | null): Promise<unknown> {
    const content = rowContent.parse(row.content);
    const { externalId, pictures } = row;
    const match = (await matchOf(tx, [{ line: 0, externalId, content }])).get(0);
    if (match === undefined || externalId === null) return row.made;
    const hashes = new Map([...hashesOf(match), ...pictures]);
    const hung = { match, hashes, made: made.nullable().parse(row.made) };
    const left =
      content.type === 'post'
        ? await hangWith(posts, tx, by, { ...hung, content, id: match.postId })
        : await hangWith(pages, tx, by, { ...hung, content, id: match.pageId });
    const { source } = content;
    const revision = left.ref ?? match.revision;
    if (revision !== null) {
      await noteRef(tx, { source, externalId }, { revision, pictures: Object.fromEntries(hashes) });
    }
    return left.made;
  }

  return {
    read: (file) =>
      rowsOfFile(file, {
        siteUrl: needs.siteUrl,
        productCodes: (ids) => readProductCodes(db, ids),
      }),
    judge: judgeRows,
    prepare: plain.make,
    write,
    undo,
    hang,
  };
}

/** How posts or pages are written. */
interface Writer<Content, Now extends Left> {
  read(tx: Db, id: number): Promise<Now | undefined>;
  write(
    tx: Db,
    by: number | null,
    content: Content,
    now: Now | undefined,
    match: Match | undefined,
  ): Promise<Left>;
  hang(
    tx: Db,
    by: number | null,
    hung: { now: Now; content: Content; hashes: ReadonlyMap<string, string>; canCover: boolean },
  ): Promise<Left | null>;
  restore(tx: Db, by: number | null, now: Now, before: Now): Promise<Left>;
  remove(tx: Db, by: number | null, now: Now): Promise<void>;
}

interface Wanted<Content> {
  readonly content: Content;
  readonly id: number | null | undefined;
  readonly match: Match | undefined;
  readonly rules: RowRules;
}

async function writeWith<Content, Now extends PostNow | PageNow>(
  writer: Writer<Content, Now>,
  tx: Db,
  { content, id, match, rules }: Wanted<Content>,
): Promise<{ before: Now | undefined; left: Left }> {
  const before = id == null ? undefined : await writer.read(tx, id);
  if (before !== undefined && 'isInBin' in before && before.isInBin) {
    throw conflict('IN_BIN', contentTexts.inBin);
  }
  if (before && match && isEdited(before, match) && rules.edited !== 'overwrite') {
    throw conflict('EDITED', contentTexts.edited);
  }
  return { before, left: await writer.write(tx, rules.by, content, before, match) };
}

async function undoWith<Content, Now extends PostNow | PageNow>(
  writer: Writer<Content, Now>,
  tx: Db,
  by: number | null,
  row: Made,
  before: Now | null,
): Promise<string | null> {
  const now = await writer.read(tx, row.id);
  if (now === undefined) return null;
  if (now.revision !== row.revision) return contentTexts.changedSince;
  if (before === null) {
    await writer.remove(tx, by, now);
    await forgetRef(tx, row);
    return null;
  }
  const { revision } = await writer.restore(tx, by, now, before);
  if (row.said === null) await forgetRef(tx, row);
  else await noteRef(tx, row, { revision, said: row.said });
  return null;
}

interface Hanging<Content> {
  readonly content: Content;
  readonly id: number | null;
  readonly match: Match;
  readonly hashes: ReadonlyMap<string, string>;
  readonly made: Made | null;
}

/** @returns what is to be known of it, and its revision if nobody but the import has changed it */
async function hangWith<Content, Now extends PostNow | PageNow>(
  writer: Writer<Content, Now>,
  tx: Db,
  by: number | null,
  { content, id, match, hashes, made: written }: Hanging<Content>,
): Promise<{ made: Made | null; ref: number | null }> {
  const now = id === null ? undefined : await writer.read(tx, id);
  if (now === undefined) return { made: written, ref: null };
  const isOurs = !isEdited(now, match);
  const canCover = isOurs || ('image' in now && now.image === written?.image);
  const left = await writer.hang(tx, by, { now, content, hashes, canCover });
  if (left === null) return { made: written, ref: null };
  return {
    made: written?.revision === now.revision ? made.parse({ ...written, ...left }) : written,
    ref: isOurs ? left.revision : null,
  };
}
