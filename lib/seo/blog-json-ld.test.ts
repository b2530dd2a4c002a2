import { expect, test } from '@jest/globals';
import type { LoadedPosts } from '#lib/blog/found-posts.ts';
import type { PostCard } from '#lib/contract/blog.ts';
import { authorJsonLd } from '#lib/seo/author-json-ld.ts';
import { postJsonLd, postsJsonLd } from '#lib/seo/blog-json-ld.ts';
import { postMetadata, postsMetadata } from '#lib/seo/blog-metadata.ts';
import { plainPost } from '#lib/testing/post.ts';

const card: PostCard = {
  id: 7,
  title: 'کدام گوشی؟',
  slug: 'کدام-گوشی',
  summary: 'چند مدل را کنار هم گذاشتیم.',
  image: 'abcdef123456w-850.webp',
  imageAlt: 'دو گوشی',
  category: { title: 'راهنمای خرید', slug: 'راهنمای-خرید' },
  author: { title: 'سارا رستگار', slug: 'سارا-رستگار' },
  publishedTime: '2025-11-09T08:00:00.000Z',
  readingMinutes: 9,
};
const post = plainPost({
  ...card,
  author: { ...card.author, role: 'دبیر بخش موبایل', about: '' },
  tags: [{ title: 'گوشی', slug: 'گوشی' }],
  seoKeyword: 'گوشی، راهنما',
  commentCount: 3,
});
const path = '/blog/category/راهنمای-خرید';
const loaded: LoadedPosts = {
  kind: 'category',
  path,
  query: { text: '', page: 2 },
  page: 2,
  posts: {
    items: [card],
    total: 9,
    page: 2,
    pageCount: 2,
    term: { ...card.category, description: '' },
  },
};
const url = `http://localhost:3000${encodeURI('/blog/7/کدام-گوشی')}`;
const authorUrl = `http://localhost:3000${encodeURI('/blog/author/سارا-رستگار')}`;

test('a post has its author, dates, images and publisher', () => {
  expect(postJsonLd(post, 'کهربا')).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    headline: 'کدام گوشی؟',
    description: 'چند مدل را کنار هم گذاشتیم.',
    image: [
      'http://localhost:3000/media/abcdef123456w-1400.webp',
      'http://localhost:3000/media/abcdef123456w-og.jpg',
    ],
    datePublished: '2025-11-09T08:00:00.000Z',
    dateModified: '2025-11-10T08:00:00.000Z',
    author: { '@type': 'Person', name: 'سارا رستگار', url: authorUrl, jobTitle: 'دبیر بخش موبایل' },
    publisher: { '@id': 'http://localhost:3000/#organization', name: 'کهربا' },
    articleSection: 'راهنمای خرید',
    keywords: ['گوشی'],
    timeRequired: 'PT9M',
    commentCount: 3,
  });
});

test('a long title is cut, but only for search engines', () => {
  const title = 'گوشی '.repeat(40).trim();
  expect(postJsonLd({ ...post, title }, 'کهربا')).toMatchObject({
    headline: expect.stringMatching(/^.{109}…$/u),
  });
});

test('posts are numbered across all pages of their list', () => {
  expect(postsJsonLd(loaded, 'مجله')).toMatchObject({
    url: `http://localhost:3000${encodeURI(path)}?page=2`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 9,
      itemListElement: [{ position: 9, url, name: 'کدام گوشی؟' }],
    },
  });
});

test('the head of a post says that it is an article, by whom and when', () => {
  const metadata = postMetadata(post);
  expect(metadata).toMatchObject({
    title: 'کدام گوشی؟',
    description: 'چند مدل را کنار هم گذاشتیم.',
    keywords: ['گوشی', 'راهنما'],
    alternates: {
      canonical: url,
      types: {
        'application/rss+xml': 'http://localhost:3000/blog/rss.xml',
        'application/atom+xml': 'http://localhost:3000/blog/atom.xml',
      },
    },
    openGraph: {
      type: 'article',
      url,
      publishedTime: '2025-11-09T08:00:00.000Z',
      modifiedTime: '2025-11-10T08:00:00.000Z',
      authors: [authorUrl],
      section: 'راهنمای خرید',
      tags: ['گوشی'],
    },
  });
});

test('each page of a list is canonical, with a title and description of its own', () => {
  const second = postsMetadata(loaded, 'کهربا');
  const first = postsMetadata({ ...loaded, page: 1, query: { text: '', page: 1 } }, 'کهربا');
  expect(second.alternates?.canonical).toBe(`http://localhost:3000${encodeURI(path)}?page=2`);
  expect(second.title).toEqual({ absolute: 'راهنمای خرید - صفحهٔ ۲ | مجلهٔ کهربا' });
  expect(first.title).toEqual({ absolute: 'راهنمای خرید | مجلهٔ کهربا' });
  expect(second.description).not.toBe(first.description);
  expect(second.robots).toMatch(/^index,follow,/);
});

test('search results are not indexed', () => {
  const found = { ...loaded, kind: null, path: '/blog', query: { text: 'گوشی', page: 1 }, page: 1 };
  const { robots, alternates } = postsMetadata(found, 'کهربا');
  expect(robots).toBe('noindex,follow');
  // Not that of another page.
  expect(alternates?.canonical).toBe(`http://localhost:3000/blog?q=${encodeURIComponent('گوشی')}`);
});

const author: LoadedPosts = {
  kind: 'author',
  path: '/blog/author/سارا-رستگار',
  query: { text: '', page: 1 },
  page: 1,
  posts: {
    ...loaded.posts,
    term: {
      ...card.author,
      description: 'از گوشی می‌نویسد.',
      profile: {
        role: 'دبیر بخش موبایل',
        image: 'fedcba654321-850.webp',
        links: ['https://sara.example/'],
        ogImage: 'og-a1-0123456789abcdef.jpg',
      },
    },
  },
};

test('the page of an author is about the person their posts name', () => {
  expect(authorJsonLd(author)).toMatchObject({
    '@type': 'ProfilePage',
    url: authorUrl,
    mainEntity: {
      '@type': 'Person',
      name: 'سارا رستگار',
      jobTitle: 'دبیر بخش موبایل',
      url: authorUrl,
      image: 'http://localhost:3000/media/fedcba654321-850.webp',
      description: 'از گوشی می‌نویسد.',
      sameAs: ['https://sara.example/'],
    },
    hasPart: [{ '@type': 'BlogPosting', url, author: { url: authorUrl } }],
  });
  expect(postJsonLd(post, 'کهربا').author).toMatchObject({ '@id': `${authorUrl}#person` });
  expect(postsMetadata(author, 'کهربا').openGraph?.images).toMatchObject([
    { url: 'http://localhost:3000/media/og-a1-0123456789abcdef.jpg' },
  ]);
});

test('an author without picture, role and links is just named; further pages are lists', () => {
  const { posts } = author;
  const term = { ...card.author, description: '' };
  const bare = authorJsonLd({ ...author, posts: { ...posts, term } });
  expect(bare?.mainEntity).toEqual({
    '@type': 'Person',
    '@id': `${authorUrl}#person`,
    name: 'سارا رستگار',
    url: authorUrl,
    mainEntityOfPage: authorUrl,
  });
  expect(authorJsonLd({ ...author, page: 2 })).toBeNull();
  expect(authorJsonLd(loaded)).toBeNull();
});
