export const siteMapTexts = {
  title: 'نقشهٔ سایت',
  description: (shop: string) =>
    `همهٔ دسته‌ها، برندها، مطالب و صفحه‌های فروشگاه ${shop} در یک نگاه؛ از اینجا به هر بخش فروشگاه برسید.`,
  categories: 'دسته‌ها',
  brands: 'برندها',
  magazine: 'مجله',
  pages: 'صفحه‌ها',
  wholeShop: 'همهٔ کالاها',
  priceList: 'لیست قیمت',
  allPosts: 'همهٔ مطالب',
} as const;
