import { formatToman } from '#lib/text/toman.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { anAddress, enter, main, patience } from './support/account.ts';
import { phone } from './support/checkout.ts';
import { administrator } from './support/opinions.ts';
import { cancel, enterAsBuyer, order, orderDelivered } from './support/orders.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/account/orders';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const state = (page: Page) => main(page).getByRole('status').first();
const steps = (page: Page) => main(page).getByRole('list', { name: 'گام‌های سفارش' });
const confirmation = (page: Page) => page.getByRole('dialog', { name: 'لغو سفارش' });

/** Waits until the page hears of changes. */
async function connect(page: Page): Promise<void> {
  const connected = page.waitForEvent('websocket', (socket) =>
    socket.url().includes('/webClientHub'),
  );
  await page.mouse.move(100, 300);
  const socket = await connected;
  await socket.waitForEvent('framereceived');
}

test.describe('orders', () => {
  test.use({ viewport: phone });

  test('a member without orders is led to the shop', async ({ page }) => {
    await enterAsBuyer(page);
    await page.goto(path);
    await expect(main(page)).toContainText('هنوز سفارشی نداده‌اید', patience);
    await main(page).getByRole('link', { name: 'دیدن کالاها' }).click();
    await page.waitForURL('/shop');
  });

  test('are listed with their state, and lead to all that was bought', async ({ page }) => {
    const buyer = await enterAsBuyer(page);
    const { number, product } = await order(buyer);
    await page.goto('/account');
    await main(page)
      .getByRole('link', { name: /^سفارش‌های من/ })
      .last()
      .click(patience);
    await page.waitForURL(path);
    const row = main(page).getByRole('article');
    await expect(row).toHaveCount(1, patience);
    await expect(row.getByRole('heading', { level: 2 })).toContainText('در انتظار');
    await expect(row).toContainText(toPersianDigits(number));
    await row.getByRole('link', { name: `جزئیات سفارش ${toPersianDigits(number)}` }).click();
    await page.waitForURL(`${path}/${number}`);
    await expect(title(page)).toHaveText(`سفارش ${toPersianDigits(number)}`, patience);
    await expect(state(page)).toHaveText('در انتظار');
    await expect(steps(page).getByRole('listitem')).toHaveText([
      /ثبت سفارش/,
      'آماده‌سازی',
      'ارسال',
      'تحویل',
    ]);
    const lines = main(page).getByRole('region', { name: 'کالاها' });
    await expect(lines.getByRole('heading', { level: 3 })).toHaveCount(1);
    await expect(lines).toContainText(formatToman(product.price).replace(' تومان', ''));
    await expect(main(page).getByRole('region', { name: 'نشانی تحویل' })).toContainText(
      anAddress.receiverName,
    );
    await expect(main(page).getByRole('region', { name: 'شیوهٔ پرداخت' })).toContainText(
      'پرداخت هنگام تحویل',
    );
  });

  test('can be cancelled after a confirmation, and are then among the cancelled ones', async ({
    page,
  }) => {
    const buyer = await enterAsBuyer(page);
    const { number } = await order(buyer);
    await page.goto(`${path}/${number}`);
    const button = main(page).getByRole('button', { name: 'لغو سفارش' });
    await button.click(patience);
    await confirmation(page).getByRole('button', { name: 'نه، بماند' }).click();
    await expect(confirmation(page)).toHaveCount(0);
    await expect(state(page)).toHaveText('در انتظار');
    await button.click();
    await confirmation(page).getByRole('button', { name: 'بله، لغو شود' }).click();
    await expect(state(page)).toHaveText('لغو شده', patience);
    await expect(state(page)).toBeInViewport();
    await expect(button).toHaveCount(0);
    await page.goto(path);
    const groups = main(page).getByRole('navigation', { name: 'دسته‌های سفارش' });
    await groups.getByRole('link', { name: 'در جریان' }).click(patience);
    await expect(main(page)).toContainText('سفارشی در این دسته نیست', patience);
    await groups.getByRole('link', { name: 'لغوشده' }).click();
    await expect(main(page).getByRole('article')).toHaveCount(1, patience);
  });

  test('are bought again: the goods are in the cart, which says so once', async ({ page }) => {
    const buyer = await enterAsBuyer(page);
    const { number } = await order(buyer);
    await cancel(buyer, number);
    await page.goto(path);
    await main(page)
      .getByRole('button', { name: `خرید دوبارهٔ سفارش ${toPersianDigits(number)}` })
      .click(patience);
    await page.waitForURL('/shop/cart', patience);
    const notice = main(page).getByText('۱ کالای سفارش شما در سبد است.');
    await expect(notice).toBeVisible(patience);
    await page.reload();
    await expect(main(page).getByRole('link', { name: 'ادامه روند خرید' }).first()).toBeVisible(
      patience,
    );
    await expect(notice).toHaveCount(0);
  });

  test('show a step of the order at once', async ({ page }) => {
    const buyer = await enterAsBuyer(page);
    const { number } = await order(buyer);
    await page.goto(`${path}/${number}`);
    await expect(state(page)).toHaveText('در انتظار', patience);
    await connect(page);
    await cancel(buyer, number);
    await expect(state(page)).toHaveText('لغو شده', patience);
  });

  test('show the parcel at once when the shop sends it', async ({ page, request }) => {
    const buyer = await enterAsBuyer(page);
    const { number } = await order(buyer);
    const staff = await administrator(request);
    await staff.call('Start-Preparing', { number, version: 1 });
    await page.goto(`${path}/${number}`);
    await expect(state(page)).toHaveText('در حال آماده‌سازی', patience);
    const parcel = main(page).getByRole('region', { name: 'مرسوله' });
    await expect(parcel).toHaveCount(0);
    await connect(page);
    const code = '218774016300412';
    await staff.call('Send', { number, version: 2, carrier: 'post', code });
    await expect(state(page)).toHaveText('ارسال شد', patience);
    await expect(parcel).toContainText(toPersianDigits(code));
    await expect(parcel.getByRole('button', { name: 'رونوشت کد رهگیری' })).toBeVisible();
    await expect(parcel.getByRole('link', { name: 'پیگیری در پست' })).toHaveAttribute(
      'href',
      `https://tracking.post.ir/?id=${code}`,
    );
    await expect(main(page).getByRole('button', { name: 'لغو سفارش' })).toHaveCount(0);
  });

  test('have an invoice only when they are paid', async ({ page }) => {
    const buyer = await enterAsBuyer(page);
    const { number } = await order(buyer);
    await page.goto(`${path}/${number}/invoice`);
    await expect(main(page).getByRole('alert')).toContainText(
      'این سفارش هنوز فاکتور ندارد',
      patience,
    );
    await expect(main(page).getByRole('button', { name: 'چاپ فاکتور' })).toHaveCount(0);
    await main(page).getByRole('link', { name: 'بازگشت به سفارش' }).click();
    await expect(title(page)).toHaveText(`سفارش ${toPersianDigits(number)}`, patience);
  });
});

test.describe('orders', () => {
  test.use({ forgives: /404 \(Not Found\) \(.*\/order\/get-detail\)/ });

  test('of another member, or none, are not found', async ({ page }) => {
    await enterAsBuyer(page);
    const other = await enterAsBuyer(page);
    const { number } = await order(other);
    await enterAsBuyer(page);
    for (const wrong of [String(number), '1', 'abc']) {
      await page.goto(`${path}/${wrong}`);
      await expect(main(page).getByRole('alert')).toContainText('این سفارش پیدا نشد', patience);
    }
  });
});

test.describe('when the service does not answer', () => {
  test.use({ breaksThings: true });

  test('the pages of an order say so and retry; without a session they lead to the login and back', async ({
    page,
  }) => {
    test.slow();
    const buyer = await enterAsBuyer(page);
    const { number } = await orderDelivered(buyer);
    // A page that hears of the hub again would read by itself.
    await page.routeWebSocket(
      () => true,
      () => {},
    );
    const detail = '**/api/order/get-detail';
    const retry = main(page).getByRole('button', { name: 'تلاش دوباره' });
    for (const [part, failed, found] of [
      ['', 'سفارش خوانده نشد', steps(page)],
      ['/return', 'سفارش خوانده نشد', main(page).getByRole('checkbox')],
      ['/invoice', 'فاکتور خوانده نشد', main(page).getByRole('article')],
    ] as const) {
      const address = `${path}/${number}${part}`;
      await page.route(detail, (route) => route.abort());
      await page.goto(address);
      await expect(main(page).getByRole('alert')).toContainText(failed, { timeout: 30_000 });
      await page.unroute(detail);
      await retry.click();
      await expect(found).toBeVisible(patience);

      await page.route(detail, (route) => route.abort());
      await page.reload();
      await expect(retry).toBeVisible({ timeout: 30_000 });
      await page.context().clearCookies({ name: 'refresh' });
      await page.evaluate(() => sessionStorage.clear());
      await page.unroute(detail);
      await retry.click();
      await page.waitForURL((url) => url.pathname === '/account/login');
      expect(new URL(page.url()).searchParams.get('returnUrl')).toBe(address);
      await enter(page, buyer.account);
    }
  });
});
