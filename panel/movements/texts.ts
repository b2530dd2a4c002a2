import type { ListMovementsBody, MoveStockBody } from '#lib/contract/goods-grid.ts';

type Reason = NonNullable<ListMovementsBody['reason']>;

export const reasonWords: Readonly<Record<Reason, string>> = {
  sold: 'فروش',
  returned: 'مرجوعی',
  counted: 'شمارش',
  corrected: 'اصلاح',
};

/** What staff can do to a stock, and the reason it is recorded with. */
export const moves = ['add', 'take', 'count'] as const;
export type Move = (typeof moves)[number];

export const moveWords: Readonly<Record<Move, string>> = {
  add: 'افزودن',
  take: 'کم کردن',
  count: 'شمردم، عدد درست را می‌نویسم',
};

export const staffReasons = [
  'corrected',
  'returned',
  'counted',
] as const satisfies readonly MoveStockBody['reason'][];

/** Words of the ledger of stocks. */
export const movementsTexts = {
  title: 'گردش موجودی',
  stock: (count: string) => `موجودی ${count} عدد`,
  held: (count: string) => `${count} عدد نگه‌داشته برای سفارش‌ها`,
  change: 'تغییر موجودی',
  move: 'کار',
  pieces: 'تعداد',
  counted: 'موجودی شمرده‌شده',
  reason: 'دلیل',
  save: 'ثبت تغییر',
  saved: (count: string) => `موجودی ${count} شد`,
  missing: 'تعداد را بنویسید.',
  ledger: 'گردش‌ها',
  all: 'همهٔ دلیل‌ها',
  order: (number: string) => `سفارش ${number}`,
  shop: 'خود فروشگاه',
  left: (count: string) => `مانده ${count}`,
  empty: 'هنوز گردشی نیست',
  emptyText: 'هر فروش، مرجوعی و شمارش این‌جا با دلیلش می‌ماند.',
} as const;
