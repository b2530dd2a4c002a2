import type { BackupItem, BackupRunning } from '#lib/contract/backup.ts';

/** Words of «پشتیبان‌گیری». */
export const backupTexts = {
  title: 'پشتیبان‌گیری',
  start: 'پشتیبان بگیر',
  startLong: 'همین حالا پشتیبان بگیر',
  running: 'پشتیبان‌گیری در جریان است',
  phases: {
    rows: (done: string, total: string) => `داده‌ها: جدول ${done} از ${total}`,
    pictures: (done: string, total: string) => `تصویرها: ${done} از ${total}`,
    check: (done: string, total: string) => `بررسی: ${done} از ${total} مگابایت`,
  } satisfies Record<BackupRunning['phase'], (done: string, total: string) => string>,
  embedded: 'فروشگاه در این میان باز است؛ نوشتن داده‌ها روی سرور کوچک چند ثانیه کندش می‌کند.',
  list: 'پشتیبان‌ها',
  date: 'زمان',
  size: 'اندازه (مگابایت)',
  megabytes: 'مگابایت',
  checksum: 'درستی',
  checksums: {
    good: 'درست است',
    bad: 'خراب است',
    unknown: 'بررسی نشده',
    none: 'بدون مهر درستی',
  } satisfies Record<BackupItem['checksum'], string>,
  acts: (date: string) => `کارهای پشتیبان ${date}`,
  download: 'بارگیری',
  noDownload:
    'همهٔ داده‌های مشتریان و کارکنان در پشتیبان است. بارگیری آن دسترسی «خروجی مشتریان» و «کارکنان» را هم می‌خواهد.',
  check: 'بررسی درستی',
  checked: { good: 'پشتیبان درست است.', other: 'پشتیبان درست نیست.' },
  restore: 'فرمان بازگرداندن',
  remove: 'حذف',
  removeTitle: 'حذف پشتیبان',
  removeText: (date: string) => `پشتیبان ${date} برای همیشه حذف می‌شود.`,
  removed: 'پشتیبان حذف شد',
  empty: 'هنوز پشتیبانی نیست',
  emptyText: 'پشتیبان، همهٔ داده‌ها و تصویرهای فروشگاه را در یک پرونده نگه می‌دارد.',
  keepTitle: 'پشتیبان روزانه و نگه‌داری',
  hour: 'هر روز، ساعت',
  hourHint:
    'به وقت تهران. اگر در آن ساعت سرور خاموش باشد یا تازه آن را روشن کرده باشید، در نخستین دقیقه گرفته می‌شود.',
  noHour: 'خودبه‌خود گرفته نشود',
  keep: 'شمار پشتیبان‌هایی که می‌ماند',
  keepHint: 'پس از هر پشتیبان تازه، کهنه‌ترین‌های بیش از این حذف می‌شود.',
  saveKeep: 'ذخیره',
  kept: 'ذخیره شد',
  stale: 'در این میان چیز دیگری ذخیره شد و اکنون نشان داده شده است.',
  folder: 'پوشه روی سرور',
  free: (size: string) => `${size} مگابایت جای آزاد`,
  restoreTitle: 'بازگرداندن',
  restoreText:
    'بازگرداندن کار گردانندهٔ سرور است و از پنل نمی‌شود: فروشگاه را خاموش کند، این فرمان را در پوشهٔ برنامه بزند و دوباره روشن کند. همهٔ آنچه پس از پشتیبان نوشته شده از میان می‌رود.',
  restoreKeys:
    'کلیدهای درگاه و پیامک در پشتیبان مهرشده است. برای خواندن دوبارهٔ آن‌ها کلید مهر همین سرور (SEAL_SECRET یا پروندهٔ seal-secret) لازم است؛ آن را جدا نگه دارید.',
  command: 'فرمان',
} as const;
