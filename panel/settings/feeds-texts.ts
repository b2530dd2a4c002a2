import type { FeedName } from '#lib/contract/settings.ts';

/** Words of «تنظیمات / نشانی‌ها». */
export const feedsTexts = {
  title: 'نشانی‌ها',
  lists: 'فهرست قیمت برای سایت‌های دیگر',
  listsHint: 'هر فهرست نشانی خودش را دارد؛ آن را در پنل همان سایت بنویسید.',
  names: { torob: 'ترب', emalls: 'ایمالز', google: 'گوگل (Merchant Center)' } satisfies Record<
    FeedName,
    string
  >,
  on: (name: string) => `فهرست ${name}`,
  copy: (name: string) => `رونوشت نشانی ${name}`,
  copied: 'نشانی رونوشت شد',
  fixed: 'در تنظیمات سرور نوشته شده',
  notPublic: 'این فروشگاه آزمایشی است: هیچ فهرستی داده نمی‌شود و به جستجوگرها خبر داده نمی‌شود.',
  torobKey: 'کلید عمومی ترب',
  torobHint: 'ترب هنگام ثبت فروشگاه این کلید را می‌دهد. محرمانه نیست.',
  engines: 'خبر دادن به جستجوگرها (IndexNow)',
  enginesHint:
    'با یک کلید، بینگ و جستجوگرهای دیگر از هر صفحهٔ تازه در همان دقیقه خبر می‌شوند. گوگل خودش نقشهٔ سایت را می‌خواند.',
  key: 'کلید',
  keyHint: '۸ تا ۱۲۸ حرف لاتین، رقم یا خط تیره؛ خالی: خبر داده نمی‌شود',
  makeKey: 'ساختن کلید',
  maps: 'نشانی‌های همیشگی',
  sitemap: 'نقشهٔ سایت برای گوگل و بینگ',
  fields: { enabled: 'فهرست‌ها', torobKey: 'کلید ترب', indexNowKey: 'کلید IndexNow' },
} as const;
