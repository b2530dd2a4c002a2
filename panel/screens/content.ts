import type { Screen } from '#panel/screens/screen.ts';

/** Screens of posts, pages, and what the shop looks like. */
export const contentScreens: readonly Screen[] = [
  {
    path: '/posts',
    title: 'نوشته‌ها',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/posts/posts-screen.tsx'),
  },
  {
    path: '/posts/$id',
    title: 'نوشته',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/posts/post-screen.tsx'),
  },
  {
    path: '/pages',
    title: 'برگه‌ها',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/pages/pages-screen.tsx'),
  },
  {
    path: '/pages/new',
    title: 'برگهٔ تازه',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/pages/new-page-screen.tsx'),
  },
  {
    path: '/pages/edit',
    title: 'برگه',
    group: null,
    permissions: ['content'],
    load: () => import('#panel/pages/page-screen.tsx'),
  },
  {
    path: '/redirects',
    title: 'نشانی‌های قدیمی',
    group: 'content',
    permissions: ['content'],
    load: () => import('#panel/redirects/redirects-screen.tsx'),
  },
  {
    path: '/link-preview',
    title: 'پیش‌نمایش پیوند',
    group: 'content',
    permissions: ['content', 'catalogue', 'appearance'],
    load: () => import('#panel/link-preview/link-preview-screen.tsx'),
  },
  {
    path: '/appearance/home',
    title: 'صفحهٔ نخست',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/home-screen.tsx'),
  },
  {
    path: '/appearance/menus',
    title: 'منوها',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/menus-screen.tsx'),
  },
  {
    path: '/appearance/banner',
    title: 'بنر بالای صفحه',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/banner-screen.tsx'),
  },
  {
    path: '/appearance/footer',
    title: 'پانویس',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/appearance/footer-screen.tsx'),
  },
  {
    path: '/appearance/brand',
    title: 'رنگ و نشان',
    group: 'appearance',
    permissions: ['appearance'],
    load: () => import('#panel/brand/brand-screen.tsx'),
  },
];
