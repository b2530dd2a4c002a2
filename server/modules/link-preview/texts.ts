/** Texts for staff who look at a link. */
export const linkPreviewTexts = {
  invalid: 'نشانی درست نیست.',
  foreign: 'نشانی یک صفحه از همین فروشگاه را بنویسید',
  unreachable: 'فروشگاه پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
} as const;
