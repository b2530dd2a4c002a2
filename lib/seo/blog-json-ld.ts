import type { BlogPosting, CollectionPage, WithContext } from 'schema-dts';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import { postsHref } from '#lib/blog/query.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { blogPageSize } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { articleImages, headlineOf, personOf } from '#lib/seo/author-json-ld.ts';

const organization = (shop: string) => ({
  '@type': 'Organization' as const,
  '@id': `${absoluteUrl('/')}#organization`,
  name: shop,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
});

/** Structured data of a post. @param shop name of the shop, as the publisher */
export function postJsonLd(post: BlogDetailAnswer, shop: string): WithContext<BlogPosting> {
  const { id, slug, title, summary, author, category, tags, commentCount } = post;
  const url = absoluteUrl(paths.post(id, slug));
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: headlineOf(title),
    description: post.seoDescription || summary,
    image: articleImages(post.image),
    datePublished: post.publishedTime,
    dateModified: post.modifiedTime,
    inLanguage: 'fa-IR',
    author: personOf(author, author),
    publisher: organization(shop),
    articleSection: category.title,
    ...(tags.length === 0 ? {} : { keywords: tags.map((tag) => tag.title) }),
    timeRequired: `PT${post.readingMinutes}M`,
    commentCount,
  };
}

/** Structured data of a list of posts, numbered across all of its pages. @param name its heading */
export function postsJsonLd(
  { path, query, page, posts }: LoadedPosts,
  name: string,
): WithContext<CollectionPage> {
  const url = absoluteUrl(postsHref(path, query));
  const before = (page - 1) * blogPageSize;
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${url}#page`,
    url,
    name,
    inLanguage: 'fa-IR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: posts.total,
      itemListElement: posts.items.map(({ id, slug, title }, at) => ({
        '@type': 'ListItem',
        position: before + at + 1,
        url: absoluteUrl(paths.post(id, slug)),
        name: title,
      })),
    },
  };
}
