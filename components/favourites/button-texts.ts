/**
 * Texts of the favourite button (contract §2), in a file of their own because every product page
 * loads them.
 */
export const favouriteTexts = {
  favourite: 'علاقه‌مندی',
  add: 'افزودن به علاقه‌مندی‌ها',
  remove: 'حذف از علاقه‌مندی‌ها',
} as const;
