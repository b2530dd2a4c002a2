import { permanentRedirect } from 'next/navigation';
import { hasPage, type LoadedPosts } from '#lib/blog/found-posts.ts';
import { isTermKind, termPath, type TermKind } from '#lib/blog/kinds.ts';
import { postsHref } from '#lib/blog/query.ts';
import { getBlogList, getBlogPost, getBlogSidebar } from '#lib/blog/server.ts';
import type { BlogDetailAnswer, BlogListAnswer, SidebarAnswer } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { parseId, samePart } from '#lib/text/path-part.ts';
import { slugify } from '#lib/text/slug.ts';

/**
 * Reads a page of the whole magazine; null past the last one, which the page answers with 404.
 * @param written the number as it stands in the address
 */
export async function loadMagazine(written = '1'): Promise<LoadedPosts | null> {
  const page = parsePage(written);
  if (page === null) return null;
  const answer = await getBlogList({ type: '', value: '' }, page);
  if (!answer.found || !hasPage(answer.data, page)) return null;
  const query = { text: '', page };
  return { kind: null, path: paths.blog, query, page, posts: answer.data };
}

/** The parts of the address of a list of posts, as Next hands them over: percent-encoded. */
interface PostsAddress {
  kind: string;
  slug: string;
  page?: string;
}

/**
 * Reads posts of a category, a tag or an author; null when there is none or no such page, which the page
 * answers with 404. Leaves with 308 from another slug. The form of all parts is checked before anything is
 * looked up.
 */
export async function loadPosts(address: PostsAddress): Promise<LoadedPosts | null> {
  const { kind } = address;
  const page = parsePage(address.page ?? '1');
  const slug = decodeSlug(address.slug);
  if (!isTermKind(kind) || page === null || slug === null) return null;
  const answer = await getBlogList({ type: kind, value: slug }, page);
  const query = { text: '', page };
  if (!answer.found) {
    if (answer.movedTo === null) return null;
    permanentRedirect(encodeURI(postsHref(answer.movedTo, query)));
  }
  const path = pathOf(kind, answer.data);
  if (path === null || !hasPage(answer.data, page)) return null;
  if (!samePart(address.slug, path)) permanentRedirect(encodeURI(postsHref(path, query)));
  return { kind, path, query, page, posts: answer.data };
}

const pathOf = (kind: TermKind, { term }: BlogListAnswer): string | null =>
  term === null ? null : termPath(kind, term.slug);

/** Further than any list of posts. */
const lastPage = 9_999;

function parsePage(written: string): number | null {
  const page = parseId(written);
  return page === null || page > lastPage ? null : page;
}

/** A decoded slug, or null for what is none by the rule of slugs. */
function decodeSlug(encoded: string): string | null {
  try {
    const slug = decodeURIComponent(encoded);
    return slug !== '' && slugify(slug) === slug ? slug : null;
  } catch {
    return null;
  }
}

/**
 * Reads a post by the parts of its address; null when there is none, which the page answers with 404.
 * Leaves with 308 to its right slug or to where it has gone. The id's form is checked before anything is
 * looked up.
 */
export async function loadPost(address: {
  id: string;
  slug: string;
}): Promise<BlogDetailAnswer | null> {
  const id = parseId(address.id);
  if (id === null) return null;
  const answer = await getBlogPost(id);
  if (!answer.found) {
    if (answer.movedTo === null) return null;
    permanentRedirect(encodeURI(answer.movedTo));
  }
  const path = paths.post(id, answer.data.slug);
  if (!samePart(address.slug, path)) permanentRedirect(encodeURI(path));
  return answer.data;
}

const nothing: SidebarAnswer = { categories: [], latest: [], popular: [], products: [] };

/** What stands beside a post, or beside lists when there is none. */
export async function loadSidebar(post: number | null): Promise<SidebarAnswer> {
  const answer = await getBlogSidebar(post);
  return answer.found ? answer.data : nothing;
}
