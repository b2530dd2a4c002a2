/** What the button says (contract §2); apart from the rest, for every product's page carries it. */
export const buttonTexts = {
  compare: 'مقایسه',
  compared: 'در مقایسه',
  add: 'افزودن به مقایسه',
  remove: 'حذف از مقایسه',
} as const;
