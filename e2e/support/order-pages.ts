import { expect } from 'playwright/test';
import { patience } from './account.ts';
import { heading } from './checkout.ts';
import { type Opener, untilSaid } from './opener.ts';
import { enterAsBuyer, order, orderDelivered } from './orders.ts';
import { openWhole } from './pages.ts';

/** Opens the orders of a member who has one, then the page of `path` that says the text. */
export const openOrder =
  (path: (number: number) => string, text: string): Opener =>
  async (page) => {
    const { number } = await order(await enterAsBuyer(page));
    await openWhole(page, path(number));
    return untilSaid(page, text);
  };

/** Opens a return with the form of a line. */
export const openReturn: Opener = async (page) => {
  const { number } = await orderDelivered(await enterAsBuyer(page));
  await openWhole(page, `/account/orders/${number}/return`);
  return async () => {
    await page.getByRole('main').getByRole('checkbox').check(patience);
    await expect(page.getByRole('main')).toContainText('دلیل مرجوعی');
  };
};

/** Opens an order that is to be paid from card to card. */
export const openTransfer: Opener = async (page) => {
  const { number } = await order(await enterAsBuyer(page), 'card-to-card');
  await openWhole(page, `/account/orders/${number}`);
  return untilSaid(page, 'انتخاب تصویر رسید');
};

/** Opens the result of a payment at a gateway. */
export const openResult: Opener = async (page) => {
  const { gateway } = await order(await enterAsBuyer(page), 'zarinpal');
  await page.goto(gateway);
  await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
  const isThere = () => expect(heading(page)).toHaveText('پرداخت موفق', patience);
  await isThere();
  await openWhole(page, page.url());
  return isThere;
};

/** Opens the invoice of an order. */
export const openInvoice: Opener = async (page) => {
  const { number } = await orderDelivered(await enterAsBuyer(page));
  const path = `/account/orders/${number}/invoice`;
  const isThere = () => expect(page.getByRole('main').getByRole('article')).toBeVisible(patience);
  // Its number is given a second later.
  await page.goto(path);
  await isThere();
  await openWhole(page, path);
  return isThere;
};
