// Separate from the schemas: the panel and the command use these names and need not load zod for them.

/** Files in which a shop takes what it has with it. */
export const exportKinds = ['products', 'orders', 'customers', 'posts'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Names of the calls that answer them, of the files, and what a caller must be allowed. */
export const exportFiles = {
  products: { call: 'Export-All-Products', file: 'products.csv', permission: 'catalogue' },
  orders: { call: 'Export-All-Orders', file: 'orders.csv', permission: 'orders' },
  customers: {
    call: 'Export-All-Customers',
    file: 'customers.csv',
    permission: 'customers.export',
  },
  posts: { call: 'Export-All-Posts', file: 'posts.xml', permission: 'content' },
} as const satisfies Readonly<Record<ExportKind, object>>;
