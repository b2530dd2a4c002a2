export const priceHistoryTexts = { unknownProduct: 'این کالا پیدا نشد.' } as const;
