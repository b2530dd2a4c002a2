export const uiTexts = {
  previous: 'قبلی',
  next: 'بعدی',
  close: 'بستن',
} as const;
