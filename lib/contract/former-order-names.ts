// Names of orders of a former shop. Without zod, because pages and the panel use them.

/** What became of an order in the former shop, as WooCommerce calls it; `other`: plugins have states of their own. */
export const formerStatuses = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'refunded',
  'failed',
  'other',
] as const;
export type FormerStatus = (typeof formerStatuses)[number];

export const formerStatusTitles: Readonly<Record<FormerStatus, string>> = {
  pending: 'پرداخت‌نشده',
  processing: 'در حال انجام',
  'on-hold': 'در انتظار بررسی',
  completed: 'تکمیل‌شده',
  cancelled: 'لغوشده',
  refunded: 'پول برگشته',
  failed: 'ناموفق',
  other: 'ثبت‌شده',
};
