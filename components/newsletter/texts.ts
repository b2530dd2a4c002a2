/** Texts of the newsletter form (contract §2). */
export const newsletterTexts = {
  title: 'پیش از همه باخبر شوید',
  promise: 'هفته‌ای یک پیامک: تخفیف‌های واقعی و راهنماهای خرید.',
  mobile: 'شماره موبایل',
  example: '۰۹۱۲۳۴۵۶۷۸۹',
  submit: 'عضویت در خبرنامه',
} as const;

export const newsletterIds = {
  title: 'newsletter-title',
  mobile: 'newsletter-mobile',
  error: 'newsletter-error',
} as const;
