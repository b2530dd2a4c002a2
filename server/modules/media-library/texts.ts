/** Sentences for staff. */
export const mediaTexts = {
  unknown: 'این تصویر پیدا نشد.',
  stale: 'این تصویر در همین میان تغییر کرده است.',
  wrongField: 'این خانه درست نیست.',
  busy: 'تصویرهای دیگری در حال آماده شدن‌اند؛ کمی بعد دوباره بفرستید.',
  wrongCursor: 'این فهرست دگرگون شده است؛ از آغاز بخوانید.',
} as const;
