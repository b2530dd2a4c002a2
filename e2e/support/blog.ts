import {
  type BlogDetailAnswer,
  blogDetailAnswer,
  type BlogListAnswer,
  blogListAnswer,
  type BlogListBody,
  type PostCard,
  sidebarAnswer,
} from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { ask, post } from './shop.ts';

/** The magazine's data, read from the service. */

export const posts = async (body: BlogListBody = {}): Promise<BlogListAnswer> =>
  blogListAnswer.parse(await post('blog/get-list', body));

export const postDetail = async (value: number): Promise<BlogDetailAnswer> =>
  blogDetailAnswer.parse(await post('Blog/Get-Blog-Detail', { value }));

export const sidebar = async () => sidebarAnswer.parse(await ask('Blog/Get-Sidebar-Item'));

export const postPath = ({ id, slug }: Pick<PostCard, 'id' | 'slug'>): string =>
  paths.post(id, slug);

const isRich = ({ products, contents, previous, next, tags }: BlogDetailAnswer): boolean =>
  products.length > 0 &&
  contents.length > 2 &&
  previous !== null &&
  next !== null &&
  tags.length > 0;

/** The first posts, with all they contain. */
async function firstPosts(): Promise<BlogDetailAnswer[]> {
  const { items } = await posts();
  return Promise.all(items.map(({ id }) => postDetail(id)));
}

let first: Promise<BlogDetailAnswer[]> | undefined;

/**
 * A post with products, several parts, and a previous and a next post.
 * @param n tests that change posts at the same time need one each
 */
export async function richPost(n = 0): Promise<BlogDetailAnswer> {
  const found = (await (first ??= firstPosts())).filter(isRich)[n];
  if (!found) throw new Error('The magazine has no such post.');
  return found;
}

/** The body of `Admin/Save-Post` that saves the post unchanged. */
export const written = (whole: BlogDetailAnswer) => ({
  id: whole.id,
  title: whole.title,
  slug: whole.slug,
  summary: whole.summary,
  bodyHtml: whole.bodyHtml,
  image: whole.image,
  imageAlt: whole.imageAlt,
  categorySlug: whole.category.slug,
  authorSlug: whole.author.slug,
  tags: whole.tags.map(({ slug }) => slug),
  seoKeyword: whole.seoKeyword,
  seoDescription: whole.seoDescription,
  publishedTime: whole.publishedTime,
});
