import type { DraftName } from '#panel/discounts/draft.ts';

/** What the fields of a promotion are called. */
export const fieldTitles: Readonly<Record<DraftName, string>> = {
  title: 'عنوان',
  kind: 'چه می‌دهد',
  percent: 'درصد تخفیف',
  most: 'سقف تخفیف',
  amount: 'مبلغ تخفیف',
  of: 'از هر چند کالا',
  fromDay: 'از روز',
  fromTime: 'ساعت آغاز',
  toDay: 'تا روز',
  toTime: 'ساعت پایان',
  subtotal: 'کمینهٔ خرید',
  categories: 'دسته‌ها',
  brands: 'برندها',
  products: 'کالاها',
  firstOrder: 'تنها نخستین خرید',
  provinces: 'استان‌ها',
  methods: 'شیوه‌های ارسال',
  payments: 'شیوه‌های پرداخت',
  priority: 'اولویت',
  isExclusive: 'با تخفیف دیگری جمع نمی‌شود',
  isActive: 'روشن است',
};
