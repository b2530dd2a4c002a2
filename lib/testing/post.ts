import type { BlogDetailAnswer } from '#lib/contract/blog.ts';

/** A plain post, with a test's own properties. */
export const plainPost = (own: Partial<BlogDetailAnswer>): BlogDetailAnswer => ({
  id: 7,
  title: 'کدام گوشی؟',
  slug: 'کدام-گوشی',
  summary: 'چند مدل را کنار هم گذاشتیم.',
  image: 'abcdef123456-850.webp',
  imageAlt: 'دو گوشی',
  category: { title: 'راهنمای خرید', slug: 'راهنمای-خرید' },
  author: { title: 'سارا رستگار', slug: 'سارا-رستگار', role: '', about: '' },
  publishedTime: '2025-11-09T08:00:00.000Z',
  modifiedTime: '2025-11-10T08:00:00.000Z',
  readingMinutes: 9,
  bodyHtml: '<p>متن</p>',
  contents: [],
  tags: [],
  seoKeyword: '',
  seoDescription: '',
  products: [],
  related: [],
  previous: null,
  next: null,
  comments: [],
  commentCount: 0,
  ...own,
});
