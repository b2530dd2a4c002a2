/**
 * Texts of the compare button (contract §2), in a file of their own because every product page
 * loads them.
 */
export const buttonTexts = {
  compare: 'مقایسه',
  compared: 'در مقایسه',
  add: 'افزودن به مقایسه',
  remove: 'حذف از مقایسه',
} as const;
