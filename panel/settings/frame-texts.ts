import { contentTexts } from '#panel/content/texts.ts';

/** Words that the screens of settings share. */
export const settingsFrameTexts = {
  tabs: 'بخش‌های تنظیمات',
  discard: 'انصراف',
  unsaved: contentTexts.unsaved,
  saved: 'ذخیره شد',
  savedInShop: 'ذخیره شد و در فروشگاه دیده می‌شود',
  faults: (count: string) => `${count} مورد درست نیست و نشان‌دار شده است.`,
  fixed: 'در تنظیمات سرور نوشته شده است',
  unreadable:
    'کلید مهر سرور (SEAL_SECRET) عوض شده است و کلیدهای نوشته‌شده خوانده نمی‌شود. آن‌ها را دوباره بنویسید.',
  history: {
    none: 'هنوز نسخهٔ پیشینی نیست. با هر ذخیره، نسخهٔ پیش از آن نگه داشته می‌شود.',
    unsavedFirst: 'نخست تغییرها را ذخیره یا رها کنید.',
    restored: 'نسخهٔ پیشین برگشت و به کار می‌رود',
  },
  takeAway: 'برداشتن',
  takenAway: 'پس از ذخیره برداشته می‌شود',
  sameKey: 'کلید پیشین',
  otherKey: 'کلیدی که دیگری نوشت',
  copy: (name: string) => `رونوشت ${name}`,
  copied: 'رونوشت گرفته شد',
  took: (ms: string) => `${ms} میلی‌ثانیه`,
  said: 'پاسخ آن:',
  asked: 'برای تغییر آن، کد دومرحله‌ای یا رمز شما دوباره پرسیده می‌شود.',
} as const;
