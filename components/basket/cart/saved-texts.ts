/** Texts of what is put aside for later. */
export const savedTexts = {
  save: 'بعداً می‌خرم',
  saveOf: (name: string) => `بعداً می‌خرم: ${name}`,
  title: 'برای بعد',
  note: 'این کالاها در سبد و مبلغ آن نیستند و قیمتشان قیمت امروز است.',
  takeBack: 'به سبد برگردد',
  takeBackOf: (name: string) => `به سبد برگردد: ${name}`,
  remove: 'حذف',
  removeOf: (name: string) => `حذف ${name} از کالاهای برای بعد`,
} as const;
