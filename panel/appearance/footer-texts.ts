/** Words of the footer. */
export const footerTexts = {
  columns: 'ستون‌ها و پیوندهای کنار آن‌ها اینجا تغییر می‌کنند:',
  htmlHint:
    'متن ساده، یا با نشانه‌های HTML مانند <b> و <a>؛ آنچه خطرناک باشد هنگام ذخیره برداشته می‌شود',
  badgesHint: 'کد نماد را همان‌گونه که صادرکننده داده است بگذارید',
  icon: 'نشان',
  otherIcon: 'نشان دیگر',
  network: 'شبکه',
  otherNetwork: 'شبکهٔ دیگر',
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

/** Icons of the shop's promises, by their lucide names. */
export const promiseIcons: Readonly<Record<string, string>> = {
  'badge-check': 'نشان تایید',
  truck: 'کامیون',
  package: 'بسته',
  'shield-check': 'سپر',
  'rotate-ccw': 'بازگشت',
  headset: 'پشتیبان',
  phone: 'تلفن',
  clock: 'ساعت',
  'map-pin': 'جا',
  store: 'فروشگاه',
  'badge-percent': 'تخفیف',
  tag: 'برچسب',
  gift: 'هدیه',
  wallet: 'کیف پول',
  'credit-card': 'کارت بانکی',
  lock: 'قفل',
  award: 'مدال',
  star: 'ستاره',
  heart: 'دل',
};

/** Networks whose marks the shop draws. */
export const networkWords: Readonly<Record<string, string>> = {
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  eitaa: 'ایتا',
  aparat: 'آپارات',
  facebook: 'فیسبوک',
};
