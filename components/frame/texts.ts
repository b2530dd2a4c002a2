import { toPersianDigits } from '#lib/text/digits.ts';

/** Texts of the frame around every page (contract §2). */
export const frameTexts = {
  skip: 'رفتن به محتوای اصلی',
  moving: 'در حال باز کردن صفحه',
  reminder: 'یادآوری',
  warning: 'برای ادامه خرید، کد ملی خود را تایید کنید',
  completeProfile: 'تکمیل پروفایل',
  toTop: 'بازگشت به بالا',
  home: 'صفحهٔ نخست',
  search: 'دنبال چه چیزی می‌گردید؟',
  searchButton: 'جستجو',
  account: 'ورود / ثبت‌نام',
  accountShort: 'ورود',
  memberAccount: 'حساب کاربری',
  panel: 'پنل مدیریت',
  userMenu: 'منوی کاربر',
  favourites: 'علاقه‌مندی‌ها',
  cart: 'سبد خرید',
  menu: 'منو',
  close: 'بستن',
  mainMenu: 'منوی اصلی',
  categories: 'دسته‌بندی محصولات',
  categoriesShort: 'دسته‌بندی‌ها',
  allOf: (category: string) => `همهٔ کالاهای ${category}`,
  all: 'همهٔ ',
  toolbar: 'نوار پایین',
  toolbarHome: 'خانه',
  promotion: 'پیشنهاد فروشگاه',
  closePromotion: 'بستن نوار پیشنهاد',
  toDark: 'نمای تیره',
  toLight: 'نمای روشن',
  services: 'خدمات فروشگاه',
  socials: 'شبکه‌های اجتماعی',
  contact: 'تماس با ما',
  chat: 'گفتگو با پشتیبانی',
  footerLinks: 'پیوندهای پایین صفحه',
  popularCategories: 'دسته‌بندی‌های پرطرفدار',
  siteMap: 'نقشهٔ سایت',
  /** @param first Jalali years */
  copyright: (first: number, current: number, shop: string) =>
    `© ${toPersianDigits(first < current ? `${first}–${current}` : first)} ${shop}. همهٔ حقوق محفوظ است.`,
} as const;

/** Ids by which menus are opened. */
export const frameIds = {
  content: 'content',
  search: 'search-field',
  searchPanel: 'search',
  menu: 'menu',
  categories: 'categories',
  /** Server-rendered content of menus and footer. */
  allCategories: 'all-categories',
  mainEntries: 'main-entries',
  lastEntries: 'last-entries',
  footer: 'footer',
  footerLast: 'footer-last',
  /** Container of the compare bar. */
  compare: 'compare-bar',
  /** Container of the box of chat. */
  // Not `chat`: an address with the fragment `#chat` would scroll to it.
  chat: 'talk',
} as const;
