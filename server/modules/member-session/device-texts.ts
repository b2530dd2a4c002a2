/** Texts for members about their devices. */
export const deviceTexts = {
  unknown: 'این دستگاه پیدا نشد؛ شاید از آن خارج شده‌اید.',
  isThis: 'برای خروج از همین دستگاه، «خروج از حساب» را بزنید.',
} as const;
