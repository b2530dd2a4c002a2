/** Texts for shoppers about back-in-stock alerts. */
export const backInStockTexts = {
  unknownProduct: 'این کالا پیدا نشد.',
  kept: 'ثبت شد. هر گاه این کالا موجود شود، با پیامک خبرتان می‌کنیم.',
  available: 'این کالا هم‌اکنون موجود است؛ صفحه را تازه کنید.',
  never: 'این کالا با پیامک خبر داده نمی‌شود.',
  tooMany: 'با این شماره برای کالاهای زیادی خبر خواسته شده است.',
  /** The text message. */
  back: ({ shop, product }: { shop: string | null; product: string }, address: string) =>
    `${shop === null ? '' : `${shop}: `}${product} موجود شد.\n${address}`,
} as const;
