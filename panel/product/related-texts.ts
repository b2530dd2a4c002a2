import { toPersianDigits } from '#lib/text/digits.ts';

/** Words about other products that a product leads to. */
export const relatedTexts = {
  rest: 'نخست همین‌ها، به همین ترتیب، در صفحهٔ کالا می‌آیند. جای خالی را پرفروش‌های همین دسته پر می‌کند.',
  automatic: 'تا کالایی برنگزینید، فروشگاه خودش از پرفروش‌های همین دسته برمی‌گزیند.',
  add: 'افزودن کالای مرتبط',
  full: 'هر کالا تا دوازده کالای مرتبط دارد.',
  count: (count: number, most: number) =>
    `${toPersianDigits(count)} از ${toPersianDigits(most)} کالا`,
  hidden: 'در فروشگاه نیست و در صفحه نمی‌آید',
  remove: (name: string) => `برداشتن ${name}`,
  successor: 'وقتی این کالا کنار گذاشته شود، نشانی‌اش به آن می‌رود.',
  without: 'بدون جانشین',
  versions:
    'ظرفیت‌ها یا اندازه‌های دیگر همین مدل: در فهرست‌ها یک کارت دارند و در صفحهٔ کالا به هم راه دارند.',
  addVersion: 'افزودن نسخه',
  fullOfVersions: 'هر مدل تا بیست و یک نسخه دارد.',
  code: (code: number) => `کالای ${toPersianDigits(code)}`,
} as const;
