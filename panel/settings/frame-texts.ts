import { contentTexts } from '#panel/content/texts.ts';

/** Words that the screens of settings share. */
export const settingsFrameTexts = {
  tabs: 'بخش‌های تنظیمات',
  discard: 'انصراف',
  unsaved: contentTexts.unsaved,
  saved: 'ذخیره شد',
  savedInShop: 'ذخیره شد و در فروشگاه دیده می‌شود',
  faults: (count: string) => `${count} مورد درست نیست و نشان‌دار شده است.`,
} as const;
