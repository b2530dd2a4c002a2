import { failedTexts } from '#lib/failed-texts.ts';

/** Texts of error pages (contract §2). */
export const stateTexts = {
  notFoundTitle: 'صفحه مورد نظر یافت نشد',
  notFoundText: 'شاید نشانی جابه‌جا شده یا کالا دیگر فروخته نمی‌شود. از این‌جا ادامه دهید.',
  deniedTitle: 'دسترسی شما محدود شده است',
  deniedText:
    'این صفحه برای حساب شما باز نیست. با حساب دیگری وارد شوید، یا اگر فکر می‌کنید اشتباهی رخ داده، با ما تماس بگیرید.',
  contact: 'تماس با ما',
  contactPath: '/تماس-با-ما',
  failedTitle: failedTexts.title,
  failedText: failedTexts.text,
  offlineTitle: 'به اینترنت وصل نیستید',
  offlineText: 'این صفحه بدون اینترنت باز نمی‌شود. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
  offline: 'به اینترنت وصل نیستید؛ آنچه می‌بینید شاید تازه نباشد.',
  online: 'دوباره به اینترنت وصل شدید.',
  broken: 'این بخش نمایش داده نشد.',
  retry: failedTexts.retry,
  home: failedTexts.home,
} as const;
