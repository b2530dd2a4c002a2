import { toPersianDigits } from '#lib/text/digits.ts';

/** Sentences for staff. */
export const goodsTexts = {
  invalid: 'بعضی از خانه‌ها درست نیست.',
  unknownProduct: 'این کالا پیدا نشد.',
  unknownVariant: 'این گونه پیدا نشد.',
  wrongCursor: 'این فهرست دگرگون شده است؛ از آغاز بخوانید.',
  stale: 'این کالا در همین میان تغییر کرده است.',
  inBin: 'این کالا در سطل است؛ نخست آن را برگردانید.',
  missing: 'این خانه را پر کنید.',
  wordless: 'دست‌کم یک حرف یا رقم بنویسید.',
  ownSuccessor: 'یک کالا نمی‌تواند جانشین خودش باشد.',
  ownRelated: 'یک کالا با خودش مرتبط نمی‌شود.',
  relatedTwice: 'هر کالای مرتبط یک بار می‌آید.',
  ownVersion: 'یک کالا نسخهٔ دیگر خودش نیست.',
  versionTwice: 'هر نسخه یک بار می‌آید.',
  versionOfOtherBrand: 'نسخه‌های یک مدل از یک برندند.',
  brandOfVersions:
    'نسخه‌های یک مدل از یک برندند؛ برند همهٔ نسخه‌ها را با هم، در «تغییر گروهی»، عوض کنید.',
  oneSource: 'هر فیلم یا پرونده‌ای از فروشگاه است یا شناسه‌ای در آپارات.',
  notThere: (id: string) => `«${toPersianDigits(id)}» پیدا نشد.`,
  wrongAttribute: 'مقدار این مشخصه با نوع آن جور نیست.',
  skuTwice: 'دو گونه یک کد دارند.',
  takenSku: (sku: string, name: string) => `کد «${sku}» از آن «${name}» است.`,
  takenSkuNow: 'این کد در همین میان به کالای دیگری داده شد.',
  noVariant: 'کالای منتشرشده دست‌کم یک گونه می‌خواهد.',
  sameVariants: 'دو گونه در همهٔ ویژگی‌ها یکسان‌اند.',
  optionTwice: 'عنوان هر ویژگی یک بار می‌آید.',
  tooMany: (most: number) =>
    `در هر بار بیش از ${toPersianDigits(most)} ردیف تغییر نمی‌کند؛ فیلتر را تنگ‌تر کنید.`,
  unknownBatch: 'این تغییر پیدا نشد.',
  batchApplied: 'این پیش‌نمایش پیش از این اعمال شده است.',
  batchEnded: 'این تغییر به پایان رسیده است.',
  batchNotUndoable:
    'این تغییر برنمی‌گردد: یا هنوز به پایان نرسیده، یا برگشته، یا ۳۰ روز از آن گذشته است.',
  belowZero: 'موجودی نمی‌تواند کمتر از صفر شود.',
  oldPriceTooLow: 'قیمت پیش از تخفیف باید از قیمت بیشتر باشد.',
  wrongTime: 'پایان باید پس از آغاز و پس از اکنون باشد.',
  variantHeld: 'این گونه برای سفارش‌های در جریان نگه داشته شده است و حذف نمی‌شود.',
  plainBrand: 'متفرقه',
  plainBrandEn: 'Miscellaneous',
  copyOf: (name: string) => `رونوشت ${name}`,
} as const;
