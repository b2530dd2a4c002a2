import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import type { AddToBasketBody } from '#lib/contract/basket.ts';
import { addToBasket } from './shop.ts';

const shop = process.env['E2E_BASE_URL'] ?? 'http://localhost:3000';

/** Makes this browser, before its first page, that of a visitor with these in the basket. @returns the visitor's guid */
export async function comeWithBasket(page: Page, ...bodies: AddToBasketBody[]): Promise<string> {
  const guid = randomUUID();
  await page.context().addCookies([{ name: 'guid', value: guid, url: shop }]);
  for (const body of bodies) {
    // oxlint-disable-next-line no-await-in-loop
    await addToBasket(guid, body);
  }
  return guid;
}
