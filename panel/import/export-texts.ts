import type { ExportKind } from '#lib/contract/export-kinds.ts';

export const exportTitle = 'خروجی گرفتن';

/** Files that a shop takes with it. */
export const exportWords = {
  products: {
    title: 'کالاها',
    text: 'همهٔ کالاها و گونه‌ها با قیمت به تومان، موجودی، دسته‌ها و نشانی عکس‌ها؛ CSV برای ووکامرس و همین‌جا.',
    action: 'فایل کالاها',
    done: 'فایل کالاها ساخته شد',
  },
  orders: {
    title: 'سفارش‌ها',
    text: 'هر سفارش با کالاها، پرداخت و نشانی آن؛ CSV. این کار با نام شما در رخدادها می‌ماند.',
    action: 'فایل سفارش‌ها',
    done: 'فایل سفارش‌ها ساخته شد',
  },
  customers: {
    title: 'مشتریان',
    text: 'نام، شمارهٔ کامل و نشانی هر مشتری، بی‌رمز؛ CSV. این کار با نام شما در رخدادها می‌ماند.',
    action: 'فایل مشتریان',
    done: 'فایل مشتریان ساخته شد',
  },
  posts: {
    title: 'نوشته‌ها و برگه‌ها',
    text: 'متن کامل با نویسنده، دسته، برچسب و نشانی عکس‌ها؛ فایل XML برای وردپرس.',
    action: 'فایل نوشته‌ها',
    done: 'فایل نوشته‌ها ساخته شد',
  },
} as const satisfies Readonly<Record<ExportKind, Readonly<Record<string, string>>>>;
