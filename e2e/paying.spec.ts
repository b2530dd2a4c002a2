import { orderStatuses } from '#lib/contract/codes.ts';
import { anAddress, main, patience } from './support/account.ts';
import { violations } from './support/axe.ts';
import {
  button,
  callAs,
  checkoutPath,
  choosePayment,
  choosePost,
  enterShopping,
  group,
  heading,
  openCheckout,
  payBy,
  phone,
  pressAtGateway,
} from './support/checkout.ts';
import { expectFits, expectSound } from './support/fits.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Ways to a gateway and back, and the page of the result in all its states but the paid one. */

test.use({ viewport: phone });

/** Orders, and waits for the gateway’s page. */
async function goToGateway(page: Page): Promise<void> {
  await button(page, 'پرداخت و ثبت سفارش').click();
  await expect(page.getByRole('button', { name: 'انصراف', exact: true })).toBeVisible(patience);
}

/** Lets the gateway's next call fail once. */
async function breakOnce(page: Page, call: string): Promise<void> {
  const faults = new URL('/control/faults', page.url()).href;
  const answer = await page.request.post(faults, { data: { call, kind: 'error' } });
  expect(answer.status()).toBe(204);
}

test('an order that was not paid says why, and is paid again at other gateways', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  await choosePost(page);
  await payBy(page, 'انصراف');
  await expect(heading(page)).toHaveText('پرداخت ناموفق', patience);
  await expect(main(page)).toContainText('پولی از حساب شما برداشته نشد.');
  await expect(main(page)).not.toContainText('کم شده باشد');
  await expect(main(page)).toContainText(
    /کالاها تا ساعت .+ برای شما نگه داشته می‌شوند؛ .+ دقیقه مانده است/,
  );
  const ways = group(page, 'با کدام درگاه دوباره می‌پردازید؟');
  await expect(ways.getByRole('radio', { name: 'زرین‌پال' })).toBeChecked();
  await expectSound(page);
  // Forms lead to these two and back.
  const insufficient = 'موجودی کارت کافی نبود و پولی از حساب شما برداشته نشد.';
  await ways.getByRole('radio', { name: 'به‌پرداخت ملت' }).check();
  await button(page, 'پرداخت دوباره').click();
  await pressAtGateway(page, 'موجودی ناکافی');
  await expect(main(page)).toContainText(insufficient, patience);
  await ways.getByRole('radio', { name: 'بانک سامان' }).check();
  await button(page, 'پرداخت دوباره').click();
  await pressAtGateway(page, 'انصراف');
  await expect(heading(page)).toHaveText('پرداخت ناموفق', patience);
  await expect(main(page)).not.toContainText(insufficient);
  await ways.getByRole('radio', { name: 'به‌پرداخت ملت' }).check();
  await button(page, 'پرداخت دوباره').click();
  await pressAtGateway(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
});

test('after the gateway was closed the entries are kept, and the order can be given up', async ({
  page,
}) => {
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  await main(page).getByLabel('یادداشت برای سفارش').fill('زنگ واحد ۴');
  await choosePost(page);
  await goToGateway(page);
  // Its styles allow no others, and it has one scheme.
  await expectFits(page);
  expect(await violations(page)).toEqual([]);
  await pressAtGateway(page, 'بستن بدون بازگشت');
  await expect(
    page.getByText('این صفحه بدون پرداخت و بدون بازگشت به فروشگاه بسته شد.'),
  ).toBeVisible(patience);
  await page.goto(checkoutPath);
  const held = main(page).getByRole('region', { name: 'سفارشی در انتظار پرداخت دارید' });
  await expect(held).toBeVisible(patience);
  await expect(button(page, 'پرداخت و ثبت سفارش')).toHaveCount(0);
  await expectSound(page);
  // It is paid at another gateway, or given up.
  await held.getByRole('radio', { name: 'زیبال' }).check();
  await button(page, 'پرداخت این سفارش').click();
  await pressAtGateway(page, 'بستن بدون بازگشت');
  await page.goto('/shop/cart');
  await expect(main(page)).toContainText('برای شما نگه داشته می‌شوند', patience);
  await expect(button(page, 'افزایش تعداد').first()).toBeDisabled();
  await page.goto(checkoutPath);
  await button(page, 'خروج از انتظار پرداخت').click(patience);
  await expect(main(page).getByLabel('یادداشت برای سفارش')).toHaveValue('زنگ واحد ۴', patience);
  await expect(group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پست پیشتاز/ })).toBeChecked();
  await payBy(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
});

test('a payment that the bank has not confirmed is followed until it is', async ({ page }) => {
  test.setTimeout(60_000);
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  await choosePost(page);
  // No other test pays there.
  await choosePayment(page, 'زیبال');
  await goToGateway(page);
  await breakOnce(page, 'zibal.verify');
  await pressAtGateway(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت شما در حال بررسی است', patience);
  await expect(main(page)).toContainText('دوباره نپردازید');
  await expect(button(page, 'پرداخت دوباره')).toHaveCount(0);
  await expectSound(page);
  // The shop asks again after ten seconds.
  await expect(heading(page)).toHaveText('پرداخت موفق', { timeout: 30_000 });
  await expect(main(page).getByText('شمارهٔ مرجع بانک')).toBeVisible();
});

test('is paid by instalments of a lender, and cancelled with its money', async ({ page }) => {
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  await choosePost(page);
  const lender = group(page, 'شیوهٔ پرداخت').getByRole('radio', { name: 'اسنپ‌پی' });
  await expect(lender).toHaveAccessibleName(/۴ قسط [۰-۹٬]+ تومانی، بدون سود/);
  await lender.check();
  await payBy(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  const result = page.url();
  await main(page).getByRole('link', { name: 'پیگیری سفارش' }).click();
  await expect(main(page).getByRole('region', { name: 'شیوهٔ پرداخت' })).toContainText(
    'اسنپ‌پی',
    patience,
  );
  // Until the shop packs it, it is given up with its money.
  await button(page, 'لغو سفارش').click(patience);
  const dialog = page.getByRole('dialog', { name: 'لغو سفارش' });
  await expect(dialog).toContainText(
    /مبلغ .+ تومان معمولاً تا ۷۲ ساعت به همان حساب اعتباری بازمی‌گردد/,
    patience,
  );
  await dialog.getByRole('button', { name: 'بله، لغو شود' }).click();
  await expect(main(page).getByRole('status').first()).toHaveText('لغو شده', patience);
  await expect(main(page).getByRole('region', { name: 'مبلغ سفارش' })).toContainText(
    /به شما باز(می‌گردد|گشت)/,
  );
  await page.goto(result);
  await expect(heading(page)).toHaveText('سفارش لغو شده است', patience);
  await expect(main(page)).toContainText(/تومان به حساب شما باز(می‌گردد|گردانده شد)/);
  await expectSound(page);
});

test('a second tab follows the order of the first, and its payment', async ({ page, context }) => {
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  await choosePost(page);
  const second = await context.newPage();
  await openLive(second, checkoutPath);
  await choosePost(second);
  await goToGateway(page);
  const held = main(second).getByRole('region', { name: 'سفارشی در انتظار پرداخت دارید' });
  await expect(held).toBeVisible(patience);
  await expect(button(second, 'پرداخت و ثبت سفارش')).toHaveCount(0);
  await pressAtGateway(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  await expect(main(second)).toContainText(/سفارش .+ را ثبت کرده‌اید/, patience);
  await expect(held).toHaveCount(0);
});

test.describe('a second tab that hears of nothing', () => {
  test.use({ forgives: /409 \(Conflict\) \(.*\/order\/start\)/ });

  test('shows the order of the first when it orders, too, and pays it', async ({
    page,
    context,
  }) => {
    const authorization = await enterShopping(page, [anAddress]);
    await openCheckout(page);
    await choosePost(page);
    const second = await context.newPage();
    await second.routeWebSocket(
      () => true,
      () => {},
    );
    await openCheckout(second);
    await choosePost(second);
    await goToGateway(page);
    await button(second, 'پرداخت و ثبت سفارش').click();
    const held = main(second).getByRole('region', { name: 'سفارشی در انتظار پرداخت دارید' });
    await expect(held).toBeVisible(patience);
    await expect(button(second, 'پرداخت و ثبت سفارش')).toHaveCount(0);
    await button(second, 'پرداخت این سفارش').click();
    await pressAtGateway(second, 'پرداخت');
    await expect(heading(second)).toHaveText('پرداخت موفق', patience);
    const orders = await callAs(second, authorization, 'order/get-list', {});
    expect(orders).toMatchObject({ items: [{ status: orderStatuses.paid }] });
  });
});
