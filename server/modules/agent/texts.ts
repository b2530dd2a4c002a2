/** What agents read of the tools, in English as their models expect it. */
export const agentTexts = {
  instructions:
    'Read-only access to an Iranian online shop. Prices are whole numbers in toman (10 rial). Texts are in ' +
    'Persian. Nothing here changes a basket or an order: basket_link makes an address that the shopper ' +
    'opens, who then confirms it in the browser.',
  search:
    'Finds products by words, category and filters, 24 a page; those that cannot be bought come last.',
  product: 'A product with its variants, prices, availability, specifications and description.',
  compare: `Compares two to four products of one kind, attribute by attribute.`,
  availability:
    'Price, availability and the most pieces a basket takes, of each variant of products.',
  basketLink:
    'Makes an address that proposes pieces to the shopper for the basket. Refused when one of them cannot be bought.',
} as const;

/** Why a link is not made, in Persian as all messages of the service. */
export const agentRefusals = {
  unknownVariant: (code: number) => `این مدل از کالای ${code} وجود ندارد.`,
  notSold: (name: string) => `«${name}» اکنون فروخته نمی‌شود.`,
  tooMany: (name: string, most: number) => `از «${name}» حداکثر ${most} عدد می‌توان خرید.`,
} as const;
