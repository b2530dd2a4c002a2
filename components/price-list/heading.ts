import { priceTexts } from '#components/price-list/texts.ts';

/** The heading of a price list; its title says the page, too, when it is not the first. */
export const priceHeading = (categoryId: number, { title }: { title: string }): string =>
  categoryId === 0 ? priceTexts.heading : priceTexts.of(title);
