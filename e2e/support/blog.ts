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

/** The first post that satisfies the predicate. */
async function firstPost(is: (post: BlogDetailAnswer) => boolean): Promise<BlogDetailAnswer> {
  const { items } = await posts({ limit: 50 });
  for (const { id } of items) {
    // oxlint-disable-next-line no-await-in-loop
    const found = await postDetail(id);
    if (is(found)) return found;
  }
  throw new Error('The magazine has no such post.');
}

let rich: Promise<BlogDetailAnswer> | undefined;

/** A post with products, several parts, and a previous and a next post. */
export const richPost = (): Promise<BlogDetailAnswer> =>
  (rich ??= firstPost(
    ({ products, contents, previous, next, tags }) =>
      products.length > 0 &&
      contents.length > 2 &&
      previous !== null &&
      next !== null &&
      tags.length > 0,
  ));

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
