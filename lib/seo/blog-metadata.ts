import type { Metadata } from 'next';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { postsHeading } from '#lib/blog/heading.ts';
import { postsHref } from '#lib/blog/query.ts';
import { blogTexts } from '#lib/blog/texts.ts';
import { type BlogDetailAnswer, fewestPostsOfTag } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { postHead } from '#lib/rules/head-texts.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

function titleOf(loaded: LoadedPosts, shop: string): string {
  const { kind, query, page } = loaded;
  const heading = postsHeading(loaded, shop);
  const isWhole = kind === null && query.text === '';
  const title = isWhole && page === 1 ? `${heading}: ${blogTexts.whole}` : heading;
  const numbered = page === 1 ? title : listingTexts.pageTitle(title, page);
  return isWhole ? numbered : `${numbered} | ${blogTexts.magazine(shop)}`;
}

function descriptionOf({ kind, posts, page }: LoadedPosts, shop: string): string {
  const magazine = blogTexts.magazine(shop);
  const { term } = posts;
  const own = term?.description ?? '';
  const description =
    kind === null || term === null
      ? `${magazine}: ${blogTexts.lead}`
      : own || blogTexts.about[kind](term.title, magazine);
  return listingTexts.pageDescription(description, page);
}

/**
 * Each page of a list is canonical; search results, categories and authors without posts, and tags with few, are
 * noindex,follow (contract §1).
 */
export function postsMetadata(loaded: LoadedPosts, shop: string): Metadata {
  const { kind, path, query, posts } = loaded;
  const isSearch = query.text !== '';
  return pageMetadata({
    title: titleOf(loaded, shop),
    bareTitle: true,
    description: descriptionOf(loaded, shop),
    canonical: postsHref(path, query),
    image: posts.items[0]?.image,
    preview: posts.term?.profile?.ogImage,
    noIndex: isSearch || (kind !== null && posts.total < (kind === 'tag' ? fewestPostsOfTag : 1)),
    feeds: true,
  });
}

/** Metadata of a post's page. */
export function postMetadata(post: BlogDetailAnswer): Metadata {
  const { id, slug, category, author, tags, image, publishedTime, modifiedTime } = post;
  const metadata = pageMetadata({
    ...postHead(post),
    keywords: post.seoKeyword,
    canonical: paths.post(id, slug),
    image,
    preview: post.ogImage,
    kind: 'article',
    feeds: true,
  });
  const byAuthor = absoluteUrl(paths.blogAuthor(author.slug));
  return {
    ...metadata,
    authors: [{ name: author.title, url: byAuthor }],
    openGraph: {
      ...metadata.openGraph,
      type: 'article',
      publishedTime,
      modifiedTime,
      authors: [byAuthor],
      section: category.title,
      tags: tags.map((tag) => tag.title),
    },
  };
}
