import type { Page } from 'playwright/test';
import { getBasketAnswer } from '#lib/contract/basket.ts';
import { productsForSale } from './shop.ts';

/** A call of the member whose session this browser has. */
export async function callAs(
  page: Page,
  authorization: string,
  path: string,
  data?: object,
): Promise<unknown> {
  const headers = { authorization };
  const url = `/api/${path}`;
  const answer = await (data
    ? page.request.post(url, { headers, data })
    : page.request.get(url, { headers }));
  return answer.json();
}

/** Within the limit of payment on delivery. */
const isAffordable = ({ price }: { price: number | null }): boolean =>
  price !== null && price < 10_000_000;

/** Leaves exactly these many products in the member's basket, which awaits no payment. */
export async function fillBasket(page: Page, authorization: string, count = 1): Promise<void> {
  await callAs(page, authorization, 'Basket/Exit-Freeze');
  const { lines } = getBasketAnswer.parse(await callAs(page, authorization, 'Basket/Get-Basket'));
  for (const { websiteCode, propertyId } of lines) {
    const place = { WebsiteCode: websiteCode, ProductProperty: propertyId };
    // oxlint-disable-next-line no-await-in-loop
    await callAs(page, authorization, 'Basket/Remove-From-Basket', place);
  }
  const products = (await productsForSale()).filter(isAffordable);
  for (const { websiteCode } of products.slice(0, count)) {
    // oxlint-disable-next-line no-await-in-loop
    await callAs(page, authorization, 'Basket/Add-To-Basket', { WebsiteCode: websiteCode });
  }
}
