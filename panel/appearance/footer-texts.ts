/** Words of the footer. */
export const footerTexts = {
  columns: 'ستون‌ها و پیوندهای کنار آن‌ها اینجا تغییر می‌کنند:',
  htmlHint: 'HTML ساده؛ آنچه خطرناک باشد هنگام ذخیره برداشته می‌شود',
  badgesHint: 'کد نماد را همان‌گونه که صادرکننده داده است بگذارید',
  icon: 'نشان (نام lucide)',
  network: 'شبکه (instagram، telegram و …)',
  add: 'افزودن',
  one: (name: string, at: string) => `${name} ${at}`,
} as const;

export const footerFields = {
  aboutUs: 'دربارهٔ فروشگاه',
  contactUs: 'تماس',
  eNamad: 'نمادهای اعتماد',
  services: 'قول‌های فروشگاه',
  socialNetwork: 'شبکه‌های اجتماعی',
} as const;
