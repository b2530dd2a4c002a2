import { priceTexts } from '#components/price-list/texts.ts';

/** Heading of the price list of the whole shop (category 0) or of a category. */
export const priceHeading = (categoryId: number, { title }: { title: string }): string =>
  categoryId === 0 ? priceTexts.heading : priceTexts.of(title);
