import type { Person, ProfilePage, WithContext } from 'schema-dts';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import type { BlogTerm, PostCard } from '#lib/contract/blog.ts';
import { paths } from '#lib/contract/paths.ts';
import { absolutePicture, absolutePreview, absoluteUrl } from '#lib/seo/absolute.ts';
import { largestPath } from '#lib/text/picture.ts';

const urlOf = (slug: string): string => absoluteUrl(paths.blogAuthor(slug));

interface Described {
  role: string;
  /** '' or absent without a picture. */
  image?: string | undefined;
  /** Their pages elsewhere; shown on their own page only. */
  links?: readonly string[];
}

/** The author of a post; more about them is on their own page. */
export function personOf({ title, slug }: BlogTerm, { role, image = '', links = [] }: Described) {
  const url = urlOf(slug);
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name: title,
    url,
    ...(role === '' ? {} : { jobTitle: role }),
    ...(image === '' ? {} : { image: absolutePicture(largestPath(image)) }),
    ...(links.length === 0 ? {} : { sameAs: [...links] }),
  } as const satisfies Person;
}

/** The image as large as it is stored, and its link preview version. */
export function articleImages(image: string): string[] {
  const preview = absolutePreview(image);
  return [absolutePicture(largestPath(image)), ...(preview === undefined ? [] : [preview])];
}

const longestHeadline = 110;
/** Search engines cut longer headlines. */
export const headlineOf = (title: string): string =>
  title.length <= longestHeadline ? title : `${title.slice(0, longestHeadline - 1)}…`;

function partOf({ id, slug, title, image, publishedTime }: PostCard, author: BlogTerm) {
  const url = absoluteUrl(paths.post(id, slug));
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    url,
    headline: headlineOf(title),
    image: articleImages(image),
    datePublished: publishedTime,
    author: { '@type': 'Person', name: author.title, url: urlOf(author.slug) },
  } as const;
}

/** Structured data of an author's own page; null for other lists and further pages. */
export function authorJsonLd({
  kind,
  page,
  posts: { term, items },
}: LoadedPosts): WithContext<ProfilePage> | null {
  if (kind !== 'author' || page !== 1 || term === null) return null;
  const { description } = term;
  const url = urlOf(term.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    name: term.title,
    inLanguage: 'fa-IR',
    mainEntity: {
      ...personOf(term, term.profile ?? { role: '' }),
      ...(description === '' ? {} : { description }),
      mainEntityOfPage: url,
    },
    hasPart: items.map((post) => partOf(post, term)),
  };
}
