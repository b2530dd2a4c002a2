/** What staff read about backups. */
export const backupTexts = {
  running: 'پشتیبان‌گیری دیگری در جریان است. تا پایان آن صبر کنید.',
  noSpace: (free: string, needed: string) =>
    `جا برای پشتیبان نیست: ${free} آزاد است و نزدیک ${needed} لازم است. پشتیبان‌های کهنه را حذف کنید یا فضا بیفزایید.`,
  noFolder: (folder: string) =>
    `پوشهٔ پشتیبان‌ها (${folder}) ساخته نمی‌شود. BACKUP_DIR را در تنظیمات سرور درست کنید.`,
  unknown: 'چنین پشتیبانی نیست.',
  inUse: 'این پشتیبان در حال بررسی است. کمی بعد دوباره بیازمایید.',
  wrongTicket: 'زمان بارگیری گذشته است. دوباره بارگیری کنید.',
  failures: {
    space: 'پشتیبان‌گیری ناتمام ماند: فضای دیسک پر شد.',
    folder: 'پشتیبان‌گیری ناتمام ماند: در پوشهٔ پشتیبان‌ها نمی‌توان نوشت.',
    ended: 'پشتیبان‌گیری ناتمام ماند: سرور در میانهٔ کار خاموش شد.',
    other: 'پشتیبان‌گیری ناتمام ماند. در گزارش سرور نوشته شده است چرا.',
  },
} as const;
export type BackupFailure = keyof typeof backupTexts.failures;
