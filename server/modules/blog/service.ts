import type { z } from 'zod';
import type {
  blogListBody,
  BlogDetailAnswer,
  BlogListAnswer,
  PostCard,
  PostNameAnswer,
  postsAboutBody,
  SidebarAnswer,
} from '#lib/contract/blog.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { ogName, type OgSubject } from '#server/media/made-names.ts';
import { authorPreview, postPreview } from '#server/modules/blog/preview-service.ts';
import { readPostsAbout } from '#server/modules/blog/about-queries.ts';
import { readPost, readPostName } from '#server/modules/blog/detail-queries.ts';
import { readAuthor, readPosts } from '#server/modules/blog/list-queries.ts';
import { isPostShown, readSidebar } from '#server/modules/blog/sidebar-queries.ts';
import { blogTexts } from '#server/modules/blog/texts.ts';
import { getCards } from '#server/modules/catalogue/cards-service.ts';
import { tsqueryOf } from '#server/modules/search/text-service.ts';

/** Number of products in the sidebar. */
const besidePosts = 5;

type Asked = z.output<typeof blogListBody>;

/** The newest posts that show a product, or products of a category or brand; none for an unknown one. */
export async function getPostsAbout(
  database: Database,
  { subject, id }: z.output<typeof postsAboutBody>,
): Promise<PostCard[]> {
  const [found] = await database.run(readPostsAbout[subject], [id]);
  return found?.posts ?? [];
}

/**
 * A page of posts, the newest first; in a search, posts with the words in their title first.
 * @throws {ShopError} 404 for an unknown category, tag or author, a tag without posts, and a page past the
 * last
 */
export async function getPosts(database: Database, asked: Asked): Promise<BlogListAnswer> {
  const { type, page, limit } = asked;
  const value = await valueOf(database, asked);
  const [found] =
    value === '' ? [] : await database.run(readPosts[type], [limit, (page - 1) * limit, value]);
  const { items, total, term } = found ?? { items: [], total: 0, term: null };
  const isOfTerm = type !== '' && type !== 'search';
  if (isOfTerm && (term === null || (type === 'tag' && total === 0))) {
    throw new ShopError(404, 'TERM_NOT_FOUND', blogTexts.unknownTerm);
  }
  const pageCount = Math.ceil(total / limit);
  if (page > Math.max(1, pageCount)) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', blogTexts.unknownPage);
  }
  return { items, total, page, pageCount, term: isOfTerm && term ? shownTerm(term) : null };
}

type Term = NonNullable<z.output<(typeof readPosts)['']['row']>['term']>;

function shownTerm({ profile, ...term }: Term): NonNullable<BlogListAnswer['term']> {
  if (profile === null) return term;
  const { id, shop, ...shown } = profile;
  const { title } = term;
  return {
    ...term,
    profile: { ...shown, ogImage: ogName(authorPreview({ id, title, ...shown }, shop)) },
  };
}

/** The link preview of an author's page; null for an unknown author. */
export async function getAuthorPreview(database: Database, id: number): Promise<OgSubject | null> {
  const [found] = await database.run(readAuthor, [id]);
  return found === undefined ? null : authorPreview(found, found.shop);
}

/** The parameter of the list: null for all posts, '' for a search that matches nothing. */
async function valueOf(database: Database, { type, value }: Asked): Promise<string | null> {
  if (type === '') return null;
  return type === 'search' ? tsqueryOf(database, value) : normalisePersian(value);
}

/** @throws {ShopError} 404 for a post that is unknown or not published */
export async function getPost(database: Database, id: number): Promise<BlogDetailAnswer> {
  const { answer, shop } = await findPost(database, id);
  const { products, ...post } = answer;
  return {
    ...post,
    ogImage: ogName(postPreview(post, shop)),
    products: await cardsOf(database, products),
  };
}

/** @throws {ShopError} 404 for a post that is unknown or not published */
export async function getPostName(database: Database, id: number): Promise<PostNameAnswer> {
  const [found] = await database.run(readPostName, [id]);
  if (!found) throw unknownPost();
  return found;
}

/**
 * The link preview of a post.
 * @throws {ShopError} like `getPost`
 */
export async function getPostPreview(database: Database, id: number) {
  const { answer, shop } = await findPost(database, id);
  return postPreview(answer, shop);
}

async function findPost(database: Database, id: number) {
  const [found] = await database.run(readPost, [id]);
  if (!found) throw unknownPost();
  return found;
}

/**
 * The sidebar.
 * @param beside the post whose sidebar it is, left out of its lists; null for lists
 * @throws {ShopError} 404 for a post that is unknown or not published
 */
export async function getSidebar(
  database: Database,
  beside: number | null,
): Promise<SidebarAnswer> {
  const [[found], [known]] = await Promise.all([
    database.run(readSidebar, [beside]),
    beside === null ? [{ shown: true }] : database.run(isPostShown, [beside]),
  ]);
  if (!found || !known?.shown) throw unknownPost();
  const products = await cardsOf(database, found.products);
  return { ...found, products: products.slice(0, besidePosts) };
}

const unknownPost = () => new ShopError(404, 'POST_NOT_FOUND', blogTexts.unknownPost);

async function cardsOf(database: Database, codes: readonly number[]) {
  return codes.length === 0 ? [] : (await getCards(database, codes)).items;
}
