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
 * Loads a page of the whole magazine; null past the last one, for which the page answers 404.
 * @param written the number as written in the address
 */
export async function loadMagazine(written = '1'): Promise<LoadedPosts | null> {
  const page = parsePage(written);
  if (page === null) return null;
  const answer = await getBlogList({ type: '', value: '' }, page);
  if (!answer.found || !hasPage(answer.data, page)) return null;
  const query = { text: '', page };
  return { kind: null, path: paths.blog, query, page, posts: answer.data };
}

/** Parts of a post list's address, percent-encoded as Next passes them. */
interface PostsAddress {
  kind: string;
  slug: string;
  page?: string;
}

/**
 * Loads posts of a category, tag or author; null if there are none or no such page, for which the
 * page answers 404. Redirects (308) from an outdated slug. All parts are validated before any
 * look-up.
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

/** More pages than any list of posts has. */
const lastPage = 9_999;

function parsePage(written: string): number | null {
  const page = parseId(written);
  return page === null || page > lastPage ? null : page;
}

/** A decoded slug, or null if it is not a valid slug. */
function decodeSlug(encoded: string): string | null {
  try {
    const slug = decodeURIComponent(encoded);
    return slug !== '' && slugify(slug) === slug ? slug : null;
  } catch {
    return null;
  }
}

/**
 * Loads a post by its address; null if there is none, for which the page answers 404. Redirects
 * (308) to the current slug or a moved post. The id is validated before any look-up.
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

/** Sidebar of a post, or of lists if null. */
export async function loadSidebar(post: number | null): Promise<SidebarAnswer> {
  const answer = await getBlogSidebar(post);
  return answer.found ? answer.data : nothing;
}
