/** Words of former versions: of what, and what makes one. */
export interface VersionsWords {
  readonly title: string;
  readonly none: string;
  readonly unsavedFirst: string;
  readonly restored: string;
}

export const versionsTexts = {
  list: 'نسخه‌ها',
  current: 'نسخهٔ کنونی',
  restore: 'برگرداندن این نسخه',
  unknownPerson: 'پیش از نخستین تغییر',
} as const;
