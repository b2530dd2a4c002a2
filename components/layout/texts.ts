/** What a shopper reads around every page (contract §2). */
export const layoutTexts = {
  skip: 'رفتن به محتوای اصلی',
  moving: 'در حال باز کردن صفحه',
  toTop: 'بازگشت به بالا',
  home: 'صفحهٔ نخست',
  search: 'دنبال چه چیزی می‌گردید؟',
  searchButton: 'جستجو',
  account: 'ورود / ثبت‌نام',
  accountShort: 'ورود',
  cart: 'سبد خرید',
  menu: 'منو',
  close: 'بستن',
  mainMenu: 'منوی اصلی',
  categories: 'دسته‌بندی محصولات',
  categoriesShort: 'دسته‌بندی‌ها',
  allOf: (category: string) => `همهٔ کالاهای ${category}`,
  toolbar: 'نوار پایین',
  toolbarHome: 'خانه',
  promotion: 'پیشنهاد فروشگاه',
  closePromotion: 'بستن نوار پیشنهاد',
  darkScheme: 'نمای تیره',
  services: 'خدمات فروشگاه',
  socials: 'شبکه‌های اجتماعی',
  contact: 'تماس با ما',
  footerLinks: 'پیوندهای پایین صفحه',
  copyright: (year: string, shop: string) => `© ${year} ${shop}. همهٔ حقوق محفوظ است.`,
} as const;

/** Ids the menus are opened by. */
export const layoutIds = {
  content: 'content',
  search: 'search-field',
  menu: 'menu',
  categories: 'categories',
} as const;
