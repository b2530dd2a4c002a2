import type { Screen } from '#panel/screens/screen.ts';

/** Screens of goods, their prices and their pictures. */
export const goodsScreens: readonly Screen[] = [
  {
    path: '/products',
    title: 'فهرست کالاها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/products/products-screen.tsx'),
  },
  {
    path: '/prices',
    title: 'قیمت و موجودی',
    group: 'products',
    permissions: ['prices', 'stock', 'catalogue'],
    load: () => import('#panel/prices/prices-screen.tsx'),
  },
  {
    path: '/price-sheet',
    title: 'آوردن اکسل',
    group: null,
    permissions: ['prices', 'stock', 'catalogue'],
    load: () => import('#panel/price-sheet/price-sheet-screen.tsx'),
  },
  {
    path: '/bulk',
    title: 'تغییر گروهی',
    group: null,
    permissions: ['prices', 'stock', 'catalogue'],
    load: () => import('#panel/bulk/bulk-screen.tsx'),
  },
  {
    path: '/categories',
    title: 'دسته‌بندی‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/categories/categories-screen.tsx'),
  },
  {
    path: '/brands',
    title: 'برندها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/brands/brands-screen.tsx'),
  },
  {
    path: '/attributes',
    title: 'ویژگی‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/attributes/attributes-screen.tsx'),
  },
  {
    path: '/media',
    title: 'رسانه‌ها',
    group: 'products',
    permissions: ['catalogue'],
    load: () => import('#panel/media/media-screen.tsx'),
  },
  {
    path: '/import',
    title: 'ورود و خروج',
    group: 'products',
    permissions: ['catalogue', 'orders', 'customers.export', 'content'],
    load: () => import('#panel/import/import-screen.tsx'),
  },
  {
    path: '/import/$batch',
    title: 'ورود فایل',
    group: null,
    permissions: ['catalogue', 'orders', 'customers.export', 'content'],
    load: () => import('#panel/import/batch-screen.tsx'),
  },
  {
    path: '/products/$code',
    title: 'کالا',
    group: null,
    permissions: ['catalogue'],
    load: () => import('#panel/product/product-screen.tsx'),
  },
];
