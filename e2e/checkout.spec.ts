import { getBasketAnswer } from '#lib/contract/basket.ts';
import { anAddress, main, patience } from './support/account.ts';
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
  summary,
} from './support/checkout.ts';
import { enterAsNew } from './support/codes.ts';
import { walkTo } from './support/keyboard.ts';
import { list } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Puts a product into the basket that the first-order code takes a tenth off. */
async function addReducible(page: Page, authorization: string): Promise<void> {
  const { items } = await list({ 'filter-price': '1000000-9000000', 'filter-available': '1' });
  const { websiteCode = 0 } = items[0] ?? {};
  await callAs(page, authorization, 'Basket/Add-To-Basket', { WebsiteCode: websiteCode });
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('a member without an address adds one in place, pays, and sees the result', async ({
    browser,
    page,
  }) => {
    const authorization = await enterShopping(page, []);
    await page.goto('/shop/cart');
    await main(page)
      .getByRole('link', { name: 'ادامه روند خرید' })
      .filter({ visible: true })
      .click(patience);
    await expect(heading(page)).toHaveText('نهایی کردن خرید', patience);
    const form = main(page).getByRole('region', { name: 'نشانی تازه' });
    await form.getByLabel('استان').selectOption('تهران', patience);
    await form.getByLabel('شهر').selectOption('تهران');
    await form.getByLabel('نشانی پستی').fill(anAddress.line);
    await form.getByLabel('پلاک').fill('۱۲');
    await form.getByLabel('کد پستی').fill(anAddress.postalCode);
    await form.getByLabel('نام و نام خانوادگی گیرنده').fill('سارا احمدی');
    await form.getByRole('button', { name: 'ذخیرهٔ نشانی' }).click();
    await expect(group(page, 'نشانی تحویل').getByRole('radio')).toBeChecked(patience);
    // What is left is found from the bar.
    await button(page, /^دیدن .* مانده$/).click();
    await expect(main(page).getByText('شیوهٔ ارسال را انتخاب کنید.').first()).toBeVisible();
    await choosePost(page);
    // The total opens the summary, which is far below.
    await button(page, 'دیدن خلاصهٔ سفارش').click();
    const sheet = page.getByRole('dialog', { name: 'خلاصهٔ سفارش' });
    await expect(sheet).toContainText('مبلغ پرداختی', patience);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await payBy(page, 'پرداخت');
    await expect(heading(page)).toHaveText('پرداخت موفق', patience);
    await expect(main(page).getByText('شمارهٔ مرجع بانک')).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'پیگیری سفارش' })).toHaveAttribute(
      'href',
      /^\/account\/orders\/\d+$/,
    );
    const basket = getBasketAnswer.parse(await callAs(page, authorization, 'Basket/Get-Basket'));
    expect(basket.lines).toEqual([]);
    // Without scripts and session it says the same.
    const bare = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const plain = await bare.newPage();
    await plain.goto(page.url());
    await expect(heading(plain)).toHaveText('پرداخت موفق');
    for (const label of ['شمارهٔ پیگیری', 'شمارهٔ مرجع بانک', 'درگاه', 'پس از این']) {
      await expect(main(plain).getByText(label, { exact: true })).toBeVisible();
    }
    await bare.close();
  });

  test('payment on delivery needs no gateway; two presses make one order', async ({ page }) => {
    const authorization = await enterShopping(page, [anAddress]);
    await openCheckout(page);
    // A saved address is shown where the form was.
    await button(page, /^ویرایش نشانی /).click();
    await button(page, 'ذخیرهٔ نشانی').click(patience);
    const address = group(page, 'نشانی تحویل').getByRole('radio');
    await expect(address).toBeFocused(patience);
    await expect(address).toBeInViewport();
    await expect(page.getByText('نشانی ویرایش شد')).toBeVisible();
    await choosePost(page);
    await choosePayment(page, 'پرداخت هنگام تحویل');
    await button(page, 'ثبت سفارش').dblclick();
    await page.waitForURL(/\/account\/orders\/\d+$/, patience);
    await expect(main(page)).toContainText('سفارش شما ثبت شد', patience);
    await expect(main(page)).toContainText(/هنگام تحویل .+ تومان/);
    const orders = await callAs(page, authorization, 'order/get-list', {});
    expect(orders).toMatchObject({ items: [{}] });
  });

  test('the courier’s hours and a coupon are chosen, paid with, and stand on the order’s page', async ({
    page,
  }) => {
    const authorization = await enterShopping(page, [anAddress], 0);
    await addReducible(page, authorization);
    await openCheckout(page);
    await expect(summary(page).locator('.co-lines p')).toHaveCSS('-webkit-line-clamp', 'none');
    const deliveries = group(page, 'شیوهٔ ارسال');
    await deliveries.getByRole('radio', { name: /تحویل حضوری/ }).check();
    await expect(summary(page).getByText('تحویل حضوری', { exact: true })).toBeVisible(patience);
    await deliveries.getByRole('radio', { name: /پیک/ }).check();
    await expect(
      summary(page).getByRole('button', { name: 'زمان تحویل را انتخاب کنید.' }),
    ).toBeVisible(patience);
    await expect(summary(page).getByRole('link', { name: /^قوانین / })).toHaveAttribute(
      'href',
      /./,
    );
    const rules = page.getByRole('list', { name: 'قوانین فروشگاه' });
    await expect(rules.getByRole('link')).toHaveText([
      'قوانین و شرایط',
      'حریم خصوصی',
      'بازگشت کالا',
    ]);
    const hours = group(page, 'ساعت تحویل').getByRole('radio');
    await hours.and(page.locator(':enabled')).first().check();
    await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
    const chosen = (name: string) =>
      group(page, name)
        .locator('label')
        .filter({ has: page.locator(':checked') })
        .locator('b');
    const slot = `${await chosen('روز تحویل').innerText()}، ساعت ${await chosen('ساعت تحویل').innerText()}`;

    const field = main(page).getByRole('textbox', { name: 'کد تخفیف' });
    await field.fill('NO-SUCH-CODE');
    await button(page, 'اعمال').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true', patience);
    await expect(field).toHaveValue('NO-SUCH-CODE');
    await field.fill('salam');
    await field.press('Enter');
    const gave = summary(page).getByText(/ تومان از خرید شما کم شد$/);
    await expect(gave).toBeVisible(patience);
    await button(page, 'حذف کد تخفیف SALAM').click();
    await expect(field).toBeFocused(patience);
    await expect(field).toHaveValue('');
    await expect(gave).toHaveCount(0);
    await field.fill('SALAM');
    await field.press('Enter');
    await expect(gave).toBeVisible(patience);
    const [saved = ''] = (await gave.innerText()).split(' ');

    await payBy(page, 'پرداخت');
    await expect(heading(page)).toHaveText('پرداخت موفق', patience);
    await main(page).getByRole('link', { name: 'پیگیری سفارش' }).click();
    const delivery = main(page).getByRole('region', { name: 'شیوهٔ ارسال' });
    await expect(delivery).toContainText(slot, patience);
    const sums = main(page).getByRole('region', { name: 'مبلغ سفارش' });
    await expect(sums).toContainText('تخفیف نخستین خرید');
    await expect(sums).toContainText(`${saved} −`);
    // The bank's long number does not widen its column.
    await page.setViewportSize({ width: 768, height: 1024 });
    expect((await sums.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  });
});

test.describe('on a bad network', () => {
  test.use({ viewport: phone, breaksThings: true });

  test('the bar asks for the price again', async ({ page }) => {
    await enterShopping(page, [anAddress]);
    await openCheckout(page);
    await page.route('**/api/order/preview', (route) => route.abort());
    await group(page, 'شیوهٔ ارسال')
      .getByRole('radio', { name: /پست پیشتاز/ })
      .check();
    const again = button(page, 'تلاش دوباره').last();
    await expect(again).toBeVisible(patience);
    await page.unroute('**/api/order/preview');
    await again.click();
    await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
  });
});

test('a keyboard is enough to order and pay', async ({ page }) => {
  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  const deliveries = group(page, 'شیوهٔ ارسال').getByRole('radio');
  await walkTo(page, deliveries.and(page.locator(':enabled')).first());
  const post = group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پست پیشتاز/ });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(post).toBeChecked({ timeout: 200 });
  }).toPass(patience);
  const pay = button(page, 'پرداخت و ثبت سفارش');
  await expect(pay).toBeEnabled(patience);
  await walkTo(page, pay);
  await page.keyboard.press('Enter');
  const atGateway = page.getByRole('button', { name: 'پرداخت', exact: true });
  await expect(atGateway).toBeVisible(patience);
  await walkTo(page, atGateway);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  await expect(heading(page)).toBeFocused();
});

test('a visitor is led to the login', async ({ page }) => {
  const answer = await page.request.get(checkoutPath, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['location']).toContain('/account/login?returnUrl=%2Fshop%2Fcheckout');
});

test.describe('an address of no payment', () => {
  test.use({ forgives: /checkout\/result/ });

  test('says so with 404; the page is kept by nobody', async ({ page }) => {
    const result = await page.goto('/shop/checkout/result?t=AAAAAAAAAAAAAAAAAAAAAA');
    expect(result?.status()).toBe(404);
    expect(result?.headers()['cache-control']).toBe('private, no-store');
    await expect(heading(page)).toHaveText('صفحه مورد نظر یافت نشد', patience);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says how to order by phone', async ({ page }) => {
    await enterAsNew(page);
    await page.goto(checkoutPath);
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByText(/جاوااسکریپت مرورگر خود را روشن کنید/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /۰۲۱/ }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });
});
