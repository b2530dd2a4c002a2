export const opinionTexts = {
  unknownProduct: 'این کالا یا این صفحه از نظرها پیدا نشد.',
} as const;
