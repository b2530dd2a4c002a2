export const uiTexts = {
  previous: 'قبلی',
  next: 'بعدی',
  close: 'بستن',
  broken: 'این بخش نمایش داده نشد.',
  retry: 'تلاش دوباره',
} as const;
