import type { ImportKindName } from '#lib/contract/import-names.ts';

interface KindWords {
  readonly name: string;
  readonly title: string;
  /** Where its file comes from. */
  readonly fileText: string;
  readonly fileRule: string;
  /** Files that a browser offers. */
  readonly accept: string;
  /** While it is written. */
  readonly applying: string;
  /** How far it is. */
  readonly count: (done: string, total: string) => string;
  readonly undoText: string;
  /** Where what was brought in is seen. */
  readonly seen: { readonly to: string; readonly word: string };
}

const rows = (done: string, total: string): string => `${done} از ${total} ردیف`;
const csv = '.csv,.tsv,.txt,text/csv';

/** Words of what a file may hold. */
export const kindWords: Readonly<Record<ImportKindName, KindWords>> = {
  goods: {
    name: 'کالاها',
    title: 'ورود کالا',
    fileText:
      'فایل CSV کالاها را از ووکامرس بگیرید: «محصولات»، «برون‌بری»، با همهٔ ستون‌ها. پیش از وارد شدن، همهٔ تغییرها را می‌بینید.',
    fileRule: 'CSV، تا ۶۴ مگابایت و ۲۰۰٬۰۰۰ سطر',
    accept: csv,
    applying: 'کالاها وارد می‌شوند',
    count: (done, total) => `${done} از ${total} کالا`,
    undoText:
      'کالاهای تازه به سطل می‌روند و کدهایشان آزاد می‌شود. کالاهای دیگر همان می‌شوند که پیش از آن بودند. آنچه پس از ورود در پنل ویرایش شده می‌ماند.',
    seen: { to: '/products', word: 'دیدن کالاهای تازه' },
  },
  customers: {
    name: 'مشتری‌ها',
    title: 'ورود مشتری‌ها',
    fileText:
      'فایل مشتری‌های ووکامرس: خروجی JSON از نشانی wc/v3/customers یا CSV افزونهٔ برون‌بری. هر مشتری با شمارهٔ موبایلش شناخته می‌شود و با پیامک وارد می‌شود؛ رمزی نمی‌آید و چیزی برایش فرستاده نمی‌شود.',
    fileRule: 'JSON یا CSV، تا ۶۴ مگابایت و ۲۰۰٬۰۰۰ ردیف',
    accept: `.json,.jsonl,application/json,${csv}`,
    applying: 'مشتری‌ها وارد می‌شوند',
    count: rows,
    undoText:
      'مشتری‌هایی که این ورود ساخته و پس از آن کاری نکرده‌اند حذف می‌شوند. دیگران می‌مانند، و آنچه به آنها افزوده شده برمی‌گردد مگر عوض شده باشد.',
    seen: { to: '/customers', word: 'دیدن مشتری‌ها' },
  },
  orders: {
    name: 'سفارش‌های گذشته',
    title: 'ورود سفارش‌های گذشته',
    fileText:
      'فایل سفارش‌های ووکامرس: خروجی JSON از نشانی wc/v3/orders یا CSV افزونهٔ برون‌بری. تنها برای دیدن می‌مانند: پرداخت، لغو و مرجوعی ندارند و در گزارش فروش نمی‌آیند.',
    fileRule: 'JSON یا CSV، تا ۶۴ مگابایت و ۲۰۰٬۰۰۰ ردیف',
    accept: `.json,.jsonl,application/json,${csv}`,
    applying: 'سفارش‌ها وارد می‌شوند',
    count: rows,
    undoText: 'همهٔ سفارش‌های گذشته که این ورود آورده است پاک می‌شوند.',
    seen: { to: '/former-orders', word: 'دیدن سفارش‌های گذشته' },
  },
  content: {
    name: 'نوشته‌ها و برگه‌ها',
    title: 'ورود نوشته‌ها و برگه‌ها',
    fileText:
      'فایل XML وردپرس: «ابزارها»، «برون‌بری»، «همهٔ محتوا». نوشته‌ها با تاریخ، دسته، برچسب و نویسندهٔ خود می‌آیند؛ عکس‌ها را پس از آن در گزارش بخواهید. دیدگاه‌ها نمی‌آیند.',
    fileRule: 'XML وردپرس (WXR)، تا ۶۴ مگابایت و ۲۰٬۰۰۰ نوشته و برگه',
    accept: '.xml,text/xml,application/xml',
    applying: 'نوشته‌ها و برگه‌ها وارد می‌شوند',
    count: rows,
    undoText:
      'نوشته‌های تازه به سطل می‌روند و برگه‌های تازه پاک می‌شوند؛ دیگران همان می‌شوند که بودند. آنچه پس از ورود در پنل ویرایش شده می‌ماند.',
    seen: { to: '/posts', word: 'دیدن نوشته‌ها' },
  },
  addresses: {
    name: 'نشانی‌های قدیمی',
    title: 'ورود نشانی‌های قدیمی',
    fileText:
      'یکی از این‌ها از سایت پیشین: JSON محصول‌ها از نشانی wp-json/wc/store/v1/products، خروجی XML وردپرس، نقشهٔ سایت یا فهرستی که در هر سطر یک نشانی دارد. هر نشانی به صفحهٔ تازهٔ خود می‌رسد.',
    fileRule: 'JSON، XML یا فهرست، تا ۶۴ مگابایت و ۲۰۰٬۰۰۰ نشانی',
    accept: `.json,.xml,application/json,text/xml,application/xml,${csv}`,
    applying: 'نشانی‌ها وارد می‌شوند',
    count: rows,
    undoText: 'نشانی‌هایی که این ورود ساخته است پاک می‌شوند.',
    seen: { to: '/redirects', word: 'دیدن نشانی‌ها' },
  },
};

/** Kinds that can be chosen, in their order. */
export const offeredKinds: readonly ImportKindName[] = [
  'goods',
  'customers',
  'orders',
  'content',
  'addresses',
];
