import { type SavePostBody, savePostBody } from '#lib/contract/blog.ts';
import { saveAuthorBody, saveCategoryBody, saveTagBody } from '#lib/contract/admin-term.ts';
import { picturePath } from '#lib/text/picture.ts';
import type { Db } from '#server/db/database.ts';
import type { BinService } from '#server/modules/blog/bin-service.ts';
import type { PostService } from '#server/modules/blog/save-service.ts';
import type { TermService } from '#server/modules/blog/term-service.ts';
import { withOurPictures } from '#server/modules/import-content/body.ts';
import { coverHash, hashesOf } from '#server/modules/import-content/compare.ts';
import {
  type Match,
  type PostNow,
  type TermTable,
  readPostsNow,
  readTermSlug,
} from '#server/modules/import-content/content-queries.ts';
import type { PlainPicture } from '#server/modules/import-content/plain-picture-service.ts';
import type { ContentTerm, PostContent } from '#server/modules/import-content/row-content.ts';

interface Needs {
  readonly posts: PostService;
  readonly bin: Pick<BinService, 'remove'>;
  readonly terms: Pick<TermService, 'saveCategory' | 'saveAuthor' | 'saveTag'>;
  readonly plain: PlainPicture;
}

/** What is written, as it is left. */
export interface Left {
  readonly id: number;
  readonly revision: number;
  /** Of a post: the path of its picture. */
  readonly image?: string;
}

/** Writes posts of a file. */
export function createPostWriter({ posts, bin, terms, plain }: Needs) {
  async function write(
    tx: Db,
    by: number | null,
    content: PostContent,
    now: PostNow | undefined,
    match: Match | undefined,
  ): Promise<Left> {
    const hashes = hashesOf(match ?? { pictures: {} });
    const hash = coverHash(content, hashes);
    const image = hash === undefined ? (now?.image ?? pathOf(plain.hash())) : pathOf(hash);
    const tags: string[] = [];
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    for (const tag of content.tags) tags.push(await slugOf(tx, by, 'tag', tag));
    return save(tx, by, {
      ...(now && { id: now.id, revision: now.revision }),
      title: content.title,
      slug: content.slug === '' ? now?.slug : content.slug,
      summary: content.summary,
      bodyHtml: withOurPictures(content.bodyHtml, hashes),
      image,
      imageAlt: content.coverAlt,
      categorySlug: await slugOf(tx, by, 'category', content.category),
      authorSlug: await slugOf(tx, by, 'author', content.author),
      tags: [...new Set(tags)],
      seoKeyword: content.seoKeyword,
      seoDescription: content.seoDescription,
      publishedTime: content.publishedTime,
    });
  }

  async function save(tx: Db, by: number | null, body: SavePostBody): Promise<Left> {
    const { id, revision, image } = await posts.save(by, savePostBody.parse(body), tx);
    return { id, revision, image };
  }

  /** The slug of a term, which is made if there is none. */
  async function slugOf(
    tx: Db,
    by: number | null,
    kind: TermTable,
    term: ContentTerm,
  ): Promise<string> {
    const known = await readTermSlug(tx, kind, term);
    if (known !== undefined) return known;
    if (kind === 'category') {
      return (await terms.saveCategory(by, saveCategoryBody.parse(term), tx)).slug;
    }
    if (kind === 'author') return (await terms.saveAuthor(by, saveAuthorBody.parse(term), tx)).slug;
    return (await terms.saveTag(by, saveTagBody.parse(term), tx)).slug;
  }

  /** Gives a post the pictures that have come. @returns null when it has them, and when it is in the bin */
  async function hang(
    tx: Db,
    by: number | null,
    { now, content, hashes, canCover }: Hung<PostNow, PostContent>,
  ): Promise<Left | null> {
    if (now.isInBin) return null;
    const bodyHtml = withOurPictures(now.bodyHtml, hashes);
    const hash = coverHash(content, hashes);
    const image = hash !== undefined && canCover ? pathOf(hash) : now.image;
    if (bodyHtml === now.bodyHtml && image === now.image) return null;
    return save(tx, by, { ...bodyOf(now), bodyHtml, image });
  }

  return {
    write,
    hang,
    read: async (tx: Db, id: number) => (await readPostsNow(tx, [id]))[0],
    /** Gives a post its former values. */
    restore: (tx: Db, by: number | null, now: PostNow, before: PostNow) =>
      save(tx, by, { ...bodyOf(before), revision: now.revision }),
    remove: async (tx: Db, by: number | null, { id, revision }: PostNow) => {
      await bin.remove(by, { id, revision }, tx);
    },
  };
}

export interface Hung<Now, Content> {
  readonly now: Now;
  readonly content: Content;
  readonly hashes: ReadonlyMap<string, string>;
  /** Whether its own picture is as the import has left it. */
  readonly canCover: boolean;
}

const pathOf = (hash: string): string => picturePath(hash, 850, 'webp');

const bodyOf = ({ isInBin: _bin, ...body }: PostNow): SavePostBody => body;
