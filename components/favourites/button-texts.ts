/** What a heart says (contract §2); apart from the rest, for every product's page carries it. */
export const favouriteTexts = {
  favourite: 'علاقه‌مندی',
  add: 'افزودن به علاقه‌مندی‌ها',
  remove: 'حذف از علاقه‌مندی‌ها',
} as const;
