/** Words of former versions: what makes one. */
export interface VersionsWords {
  readonly none: string;
  readonly unsavedFirst: string;
  readonly restored: string;
}

export const versionsTexts = {
  open: 'تاریخچه',
  titleOf: (name: string) => `نسخه‌های پیشین ${name}`,
  list: 'نسخه‌ها',
  to: 'به',
  current: 'نسخهٔ کنونی',
  restore: 'برگرداندن این نسخه',
  unknownPerson: 'پیش از نخستین تغییر',
} as const;
