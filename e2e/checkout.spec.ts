import { getBasketAnswer } from '#lib/contract/basket.ts';
import { anAddress, enterWithAddresses, main, patience } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { callAs, fillBasket } from './support/checkout.ts';
import { enterAsNew } from './support/codes.ts';
import { enter } from './support/account.ts';
import { openLive } from './support/pages.ts';
import { sideways } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/shop/checkout';
const phone = { width: 390, height: 844 };

const group = (page: Page, name: string) => main(page).getByRole('radiogroup', { name });
const summary = (page: Page) => main(page).getByRole('region', { name: 'خلاصهٔ سفارش' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

/** Logs in a new member with these addresses and products in the basket. */
async function enterShopping(page: Page, addresses: readonly object[], products = 1) {
  const account = await enterAsNew(page);
  await enterWithAddresses(page, account, addresses);
  const { authorization } = await enter(page, account);
  await fillBasket(page, authorization, products);
  return authorization;
}

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await expect(summary(page)).toBeVisible(patience);
}

/** Chooses what has no default, so that the order can be paid at a gateway. */
async function choosePost(page: Page): Promise<void> {
  await group(page, 'شیوهٔ ارسال')
    .getByRole('radio', { name: /پست پیشتاز/ })
    .check();
  await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
}

/** Orders and presses a button of the gateway's stand-in. */
async function payBy(page: Page, name: string): Promise<void> {
  await button(page, 'پرداخت و ثبت سفارش').click();
  await page.getByRole('button', { name, exact: true }).click(patience);
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
    for (const told of ['شمارهٔ پیگیری', 'شمارهٔ مرجع بانک', 'درگاه', 'پس از این']) {
      await expect(main(plain).getByText(told, { exact: true })).toBeVisible();
    }
    await bare.close();
  });

  test('a failed payment is paid again from its result', async ({ page }) => {
    await enterShopping(page, [anAddress]);
    await open(page);
    await choosePost(page);
    await payBy(page, 'موجودی ناکافی');
    await expect(heading(page)).toHaveText('پرداخت ناموفق', patience);
    await expect(main(page)).toContainText(
      /کالاها تا ساعت .+ برای شما نگه داشته می‌شوند؛ .+ دقیقه مانده است/,
    );
    const ways = group(page, 'با کدام درگاه دوباره می‌پردازید؟').getByRole('radio');
    await expect(ways.first()).toBeChecked();
    await ways.nth(1).check();
    await button(page, 'پرداخت دوباره').click();
    await page.getByRole('button', { name: 'پرداخت', exact: true }).click(patience);
    await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  });

  test('back from the gateway the entries are kept, and the order can be given up', async ({
    page,
  }) => {
    await enterShopping(page, [anAddress]);
    await open(page);
    await main(page).getByLabel('یادداشت برای سفارش').fill('زنگ واحد ۴');
    await choosePost(page);
    await button(page, 'پرداخت و ثبت سفارش').click();
    await expect(page.getByRole('button', { name: 'موجودی ناکافی' })).toBeVisible(patience);
    await page.goto(path);
    await expect(summary(page)).toBeVisible(patience);
    await expect(main(page).getByLabel('یادداشت برای سفارش')).toHaveValue('زنگ واحد ۴');
    await expect(
      group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پست پیشتاز/ }),
    ).toBeChecked();
    await button(page, 'پرداخت و ثبت سفارش').click();
    const dialog = page.getByRole('dialog', { name: 'در انتظار پرداخت' });
    await expect(dialog.getByRole('button', { name: 'پرداخت دوباره' })).toBeVisible(patience);
    await dialog.getByRole('button', { name: 'خروج از انتظار پرداخت' }).click();
    await expect(dialog).toBeHidden(patience);
    await payBy(page, 'پرداخت');
    await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  });

  test('payment on delivery needs no gateway; two presses make one order', async ({ page }) => {
    const authorization = await enterShopping(page, [anAddress]);
    await open(page);
    await choosePost(page);
    await group(page, 'شیوهٔ پرداخت').getByRole('radio', { name: 'پرداخت هنگام تحویل' }).check();
    await button(page, 'ثبت سفارش').dblclick();
    await page.waitForURL(/\/account\/orders\/\d+$/, patience);
    const list = await callAs(page, authorization, 'order/get-list', {});
    expect(list).toMatchObject({ items: [{}] });
  });

  test('is paid by instalments of a lender', async ({ page }) => {
    await enterShopping(page, [anAddress]);
    await open(page);
    await choosePost(page);
    await group(page, 'شیوهٔ پرداخت').getByRole('radio', { name: 'اسنپ‌پی' }).check();
    await payBy(page, 'پرداخت');
    await expect(heading(page)).toHaveText('پرداخت موفق', patience);
    await main(page).getByRole('link', { name: 'پیگیری سفارش' }).click();
    await expect(main(page).getByRole('region', { name: 'شیوهٔ پرداخت' })).toContainText(
      'اسنپ‌پی',
      patience,
    );
    // Until the shop packs it, it is given up with its money.
    await button(page, 'لغو سفارش').click(patience);
    const dialog = page.getByRole('dialog', { name: 'لغو سفارش' });
    await expect(dialog).toContainText(/مبلغ .+ تومان به همان حساب اعتباری بازمی‌گردد/, patience);
    await dialog.getByRole('button', { name: 'بله، لغو شود' }).click();
    await expect(main(page).getByRole('status').first()).toHaveText('لغو شده', patience);
    await expect(main(page).getByRole('region', { name: 'مبلغ سفارش' })).toContainText(
      /به شما باز(می‌گردد|گشت)/,
    );
  });

  test.describe('two tabs', () => {
    // The second start is refused.
    test.use({ forgives: /409 \(Conflict\) \(.*\/order\/start\)/ });

    test('a second tab cannot order the same basket, and follows its payment', async ({
      page,
      context,
    }) => {
      await enterShopping(page, [anAddress]);
      await open(page);
      await choosePost(page);
      const second = await context.newPage();
      await openLive(second, path);
      await choosePost(second);
      await button(page, 'پرداخت و ثبت سفارش').click();
      const pay = page.getByRole('button', { name: 'پرداخت', exact: true });
      await expect(pay).toBeVisible(patience);
      await button(second, 'پرداخت و ثبت سفارش').click();
      const dialog = second.getByRole('dialog', { name: 'در انتظار پرداخت' });
      await expect(dialog).toBeVisible(patience);
      await pay.click();
      await expect(heading(page)).toHaveText('پرداخت موفق', patience);
      await expect(main(second)).toContainText('سبد شما خالی است', patience);
      await expect(dialog).toHaveCount(0);
    });
  });

  test('a refused coupon stays in its field with the reason', async ({ page }) => {
    await enterShopping(page, [anAddress]);
    await open(page);
    const field = main(page).getByRole('textbox', { name: 'کد تخفیف' });
    await field.fill('NO-SUCH-CODE');
    await button(page, 'اعمال').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true', patience);
    await expect(field).toHaveValue('NO-SUCH-CODE');
  });
});

test.describe('on a bad network', () => {
  test.use({ viewport: phone, breaksThings: true });

  test('the bar asks for the price again', async ({ page }) => {
    await enterShopping(page, [anAddress]);
    await open(page);
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

test('a courier comes at a chosen hour', async ({ page }) => {
  await enterShopping(page, [anAddress]);
  await open(page);
  await group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پیک/ }).check();
  await expect(
    summary(page).getByRole('button', { name: 'زمان تحویل را انتخاب کنید.' }),
  ).toBeVisible(patience);
  await expect(summary(page).getByRole('link', { name: /^قوانین / })).toHaveAttribute('href', /./);
  const rules = page.getByRole('list', { name: 'قوانین فروشگاه' });
  await expect(rules.getByRole('link')).toHaveText(['قوانین و شرایط', 'حریم خصوصی', 'بازگشت کالا']);
  const hours = group(page, 'ساعت تحویل').getByRole('radio');
  await hours.and(page.locator(':enabled')).first().check();
  await expect(button(page, 'پرداخت و ثبت سفارش')).toBeEnabled(patience);
});

test('a visitor is led to the login', async ({ page }) => {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['location']).toContain('/account/login?returnUrl=%2Fshop%2Fcheckout');
});

test.describe('an address of no payment', () => {
  test.use({ forgives: /order\/get-result/ });

  test('says so; the page is kept by nobody', async ({ page }) => {
    const result = await page.goto('/shop/checkout/result?t=AAAAAAAAAAAAAAAAAAAAAA');
    expect(result?.headers()['cache-control']).toBe('private, no-store');
    await expect(heading(page)).toHaveText('صفحه مورد نظر یافت نشد', patience);
  });
});

test('nothing overflows at any width, and axe finds nothing wrong', async ({ page }) => {
  test.setTimeout(90_000);
  await enterShopping(page, [anAddress, { ...anAddress, line: 'خیابان دیگر' }], 3);
  await open(page);
  await group(page, 'شیوهٔ ارسال').getByRole('radio', { name: /پیک/ }).check();
  await expect(group(page, 'ساعت تحویل')).toBeVisible(patience);
  for (const width of [320, 390, 768, 991, 992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsInBothSchemes(page), `${width} px`).toEqual([]);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says how to order by phone', async ({ page }) => {
    await enterAsNew(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByText(/جاوااسکریپت مرورگر خود را روشن کنید/)).toBeVisible();
    await expect(main(page).getByRole('link', { name: /۰۲۱/ }).first()).toHaveAttribute(
      'href',
      /^tel:/,
    );
  });
});
