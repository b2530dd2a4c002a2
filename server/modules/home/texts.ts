import { givenShopName } from '#server/db/shop-name.ts';

/** Texts for shoppers, and the defaults of a shop without settings. */
export const homeTexts = {
  unknownPage: 'صفحه مورد نظر یافت نشد.',
  invalid: 'اطلاعات فرستاده‌شده درست نیست.',
  missing: 'این بخش را بنویسید',
  wordlessName: 'نشانی صفحه را با حروف بنویسید',
  fixedName: 'نشانی این صفحه تغییر نمی‌کند، چون فرم تماس در آن است',
  takenName: 'این نشانی از آنِ بخش دیگری از فروشگاه است',
  noAlt: 'شرح هر عکس را برای نابینایان و گوگل بنویسید',
  stale: 'این برگه در این میان تغییر کرده است. تازه‌ترین آن را ببینید.',
  shopName: givenShopName,
  shopTitle: `فروشگاه اینترنتی ${givenShopName}`,
  trustBadge: 'نماد اعتماد الکترونیکی',
} as const;
