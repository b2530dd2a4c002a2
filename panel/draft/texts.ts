/** Words of previews of what is being written. */
export const draftTexts = {
  preview: 'پیش‌نمایش',
  title: 'پیش‌نمایش روی صفحهٔ واقعی',
  shown: 'ذخیره نشده؛ کسی جز شما آن را نمی‌بیند. این نشانی ۱۵ دقیقه کار می‌کند.',
  refused: 'تا این‌ها درست نشود صفحه‌ای برای نمایش نیست:',
  making: 'ساختن پیش‌نمایش…',
} as const;
