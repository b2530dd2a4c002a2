import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { detail, list, productPath, productsForSale } from './shop.ts';

/** Searches from the end of the list, where unavailable products are. */
async function withAvailability(code: number): Promise<GetDetailAnswer> {
  const { pageCount } = await list();
  for (let page = pageCount; page > 0; page -= 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await list({ page });
    const found = items.find(({ availability }) => availability === code);
    if (found) return detail(found.websiteCode);
  }
  throw new Error(`Nothing has the availability ${code}.`);
}

export const soldOut = () => withAvailability(4);
export const comingSoon = () => withAvailability(3);

/** A sold-out variant of a product whose default variant is available. */
export async function soldOutBeside(): Promise<{ path: string; id: number }> {
  for (const card of await productsForSale()) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is found
    const { variants, defaultVariantId } = await detail(card.websiteCode);
    const isAvailable = variants.some(
      ({ id, availability }) =>
        id === defaultVariantId && availability === availabilityCodes.available,
    );
    const found = variants.find(
      ({ availability }) => availability === availabilityCodes.outOfStock,
    );
    if (isAvailable && found) return { path: productPath(card), id: found.id };
  }
  throw new Error('No product for sale has a variant that is sold out.');
}

export const kept = /ثبت شد\. هر گاه این کالا موجود شود/;

export const stockAlertButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'خبرم کن', exact: true })
    .filter({ visible: true });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'خبرم کن' });
export const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'شماره موبایل' });
export const submit = (page: Page) => dialog(page).getByRole('button', { name: 'خبرم کن' });

/** The page of messages that the shop would have sent, as HTML. */
export async function inbox(page: Page): Promise<string> {
  const answer = await page.request.get('/api/dev/sms');
  expect(answer.status()).toBe(200);
  return answer.text();
}
