/** Words of choosing a picture. */
export const pictureTexts = {
  title: 'عکس‌ها',
  search: 'نام پرونده یا شرح عکس',
  upload: 'بارگذاری عکس',
  uploadHint: 'عکس JPEG، PNG، WebP یا AVIF تا ۱۵ مگابایت',
  uploading: 'عکس در حال آماده شدن است…',
  alt: 'شرح عکس',
  altHint: 'برای نابینایان و گوگل: در عکس چه دیده می‌شود؟',
  choose: 'گزیدن این عکس',
  chooseFirst: 'یک عکس برگزینید',
  nameless: 'عکس بدون شرح',
  empty: 'هنوز عکسی نیست',
  none: 'عکسی پیدا نشد',
  change: 'تغییر عکس',
  add: 'گزیدن عکس',
  remove: 'برداشتن عکس',
} as const;
