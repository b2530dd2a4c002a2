import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { getBasketAnswer } from '#lib/contract/basket.ts';
import { enter, enterWithAddresses, main, patience } from './account.ts';
import { enterAsNew } from './codes.ts';
import { productsForSale } from './shop.ts';

export const checkoutPath = '/shop/checkout';
export const phone = { width: 390, height: 844 };

export const group = (page: Page, name: string) => main(page).getByRole('radiogroup', { name });
export const summary = (page: Page) => main(page).getByRole('region', { name: 'خلاصهٔ سفارش' });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

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

/** Logs in a new member with these addresses and products in the basket. @returns the member's bearer */
export async function enterShopping(
  page: Page,
  addresses: readonly object[],
  products = 1,
): Promise<string> {
  const account = await enterAsNew(page);
  await enterWithAddresses(page, account, addresses);
  const { authorization } = await enter(page, account);
  await fillBasket(page, authorization, products);
  return authorization;
}

export async function openCheckout(page: Page): Promise<void> {
  await page.goto(checkoutPath);
  await expect(summary(page)).toBeVisible(patience);
}

/** Chooses what has no default, so that the order can be paid at a gateway. */
export async function choosePost(page: Page): Promise<void> {
  await group(page, 'شیوهٔ ارسال')
    .getByRole('radio', { name: /پست پیشتاز/ })
    .check();
  await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
}

export const choosePayment = (page: Page, name: string) =>
  group(page, 'شیوهٔ پرداخت').getByRole('radio', { name }).check();

/** Presses a button of the gateways' stand-in. */
export const pressAtGateway = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click(patience);

/** Orders and presses a button of the gateways' stand-in. */
export async function payBy(page: Page, name: string): Promise<void> {
  await button(page, 'پرداخت و ثبت سفارش').click();
  await pressAtGateway(page, name);
}
