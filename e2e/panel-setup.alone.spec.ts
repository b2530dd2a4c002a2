import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright/test';
import { loginAnswer } from '#lib/contract/member.ts';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { previewOrderAnswer, startOrderAnswer } from '#lib/contract/order.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { anAddress, main, patience } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { enterAsNew, newMobile } from './support/codes.ts';
import { checkScreens } from './support/screens.ts';
import { secret } from './support/secrets.ts';
import { startEmptyShop, stopEmptyShop } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';
import { totpOf } from './support/totp.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const step = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 2, name, exact: true });
const product = 'قوری چینی گل‌سرخ';

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });
test.describe.configure({ mode: 'serial' });

let empty: Awaited<ReturnType<typeof startEmptyShop>>;
let owner: BrowserContext;
test.beforeAll(async ({ browser }) => {
  empty = await startEmptyShop();
  owner = await browser.newContext({ baseURL: empty.url, viewport: phone });
});
test.afterAll(async () => {
  await owner.close();
  await stopEmptyShop();
});

/** Comes in by the printed code, and sets the second step up. */
async function claim(page: Page): Promise<void> {
  await page.goto('/cpfpco/claim');
  await field(page, 'کد راه‌اندازی').fill(empty.code);
  await field(page, 'نام و نام خانوادگی').fill('سارا محمدی');
  await field(page, 'شماره موبایل').fill(newMobile());
  await page.getByLabel('رمز عبور', { exact: true }).fill(secret('password', 'Kahroba-1405'));
  await button(page, 'شروع').click();
  await page.waitForURL('/cpfpco/second-step');
  const key = await page.getByText(/^(?:[A-Z2-7]{4} ?){5,}$/).innerText();
  await field(page, 'کد شش‌رقمی برنامه').fill(totpOf(key));
  await button(page, 'روشن کردن').click();
  await button(page, 'نگه داشتم، ادامه').click();
}

async function fillShop(page: Page): Promise<void> {
  await expect(step(page, 'نام و نشانی فروشگاه')).toBeVisible(patience);
  await field(page, 'نام فروشگاه').fill('گل‌سرخ');
  await field(page, 'تلفن').fill('12');
  await button(page, 'ادامه').click();
  await expect(main(page)).toContainText('شماره را با کد شهر بنویسید');
  await field(page, 'تلفن').fill('۰۲۱۹۱۰۰۴۵۶۷');
  await button(page, 'ادامه').click();
}

/** A colour that cannot be read is refused with a shade that can. */
async function chooseColour(page: Page): Promise<void> {
  await expect(step(page, 'نشان و رنگ فروشگاه')).toBeVisible();
  await field(page, 'کد رنگ').fill('#ffffff');
  await expect(main(page)).toContainText('این رنگ روی زمینهٔ فروشگاه دیده نمی‌شود');
  await expect(page.getByRole('button', { name: /^نزدیک‌ترین رنگ خوانا/ })).toBeVisible();
  await button(page, 'سبز').click();
  await expect(main(page)).toContainText(/خوانا است: [۰-۹٫]+ به ۱/);
  await button(page, 'ادامه').click();
}

async function offerPayment(page: Page): Promise<void> {
  await expect(step(page, 'راه پرداخت')).toBeVisible();
  await expect(button(page, 'ادامه')).toHaveCount(0);
  await page.getByRole('link', { name: 'کارت به کارت و پرداخت در محل' }).click();
  await page.getByRole('switch', { name: 'پرداخت در محل' }).click();
  await field(page, 'شهرها').fill('تهران، کرج');
  await field(page, 'تا سقف').fill('۵۰۰۰۰۰۰۰');
  await page.getByRole('switch', { name: 'کارت به کارت' }).click();
  await field(page, 'شمارهٔ کارت').fill('6037997599999994');
  await field(page, 'به نام').fill('سارا محمدی');
  await button(page, 'ذخیره').click();
  await expect(main(page)).toContainText('این شمارهٔ کارت درست نیست');
  await field(page, 'شمارهٔ کارت').fill('۶۰۳۷-۹۹۷۵-۹۹۹۹-۹۹۹۳');
  await button(page, 'ذخیره').click();
  await expect(page.getByText('ذخیره شد و در فروشگاه دیده می‌شود')).toBeVisible();
  await page.getByRole('link', { name: 'بازگشت به راه‌اندازی' }).click();
  await expect(main(page)).toContainText('راه پرداخت دارید.');
  await button(page, 'ادامه').click();
}

async function addDelivery(page: Page): Promise<void> {
  await expect(step(page, 'شیوهٔ ارسال')).toBeVisible();
  await page.getByRole('link', { name: 'افزودن شیوهٔ ارسال' }).click();
  await field(page, 'عنوان').fill('پست پیشتاز');
  await field(page, 'هزینهٔ پایه').fill('۷۵۰۰۰');
  await button(page, 'ذخیره').click();
  await expect(page.getByText('«پست پیشتاز» ذخیره شد')).toBeVisible();
  await page.getByRole('link', { name: 'بازگشت به راه‌اندازی' }).click();
  await expect(main(page)).toContainText('شیوهٔ ارسال دارید.');
  await button(page, 'ادامه').click();
}

async function addProduct(page: Page): Promise<void> {
  await expect(step(page, 'نخستین کالا')).toBeVisible();
  await button(page, 'افزودن و انتشار').click();
  await expect(main(page).getByText('این بخش را بنویسید')).toHaveCount(3);
  await field(page, 'نام کالا').fill(product);
  await field(page, 'دسته').fill('چینی');
  await field(page, 'قیمت').fill('۰');
  await button(page, 'افزودن و انتشار').click();
  await expect(main(page)).toContainText('قیمت باید بیش از صفر باشد');
  await field(page, 'قیمت').fill('۴۵۰۰۰۰');
  await field(page, 'موجودی').fill('۵');
  await button(page, 'افزودن و انتشار').click();
  await expect(page.getByText(`«${product}» در فروشگاه است`)).toBeVisible(patience);
}

async function finish(page: Page): Promise<void> {
  await expect(step(page, 'برگه‌های فروشگاه')).toBeVisible();
  await button(page, 'ساختن برگه‌ها').click();
  await expect(page.getByText('۵ برگه ساخته شد')).toBeVisible(patience);
  await expect(step(page, 'نماد اعتماد الکترونیکی')).toBeVisible();
  await button(page, 'بعداً').click();
  await expect(step(page, 'نگاه آخر')).toBeVisible();
  await button(page, 'پایان راه‌اندازی').click();
  await page.waitForURL('/cpfpco/home');
}

/** Orders the product through the service, to be paid on delivery. */
async function order(page: Page, websiteCode: number) {
  const account = await enterAsNew(page);
  const signedIn = await page.request.post('/api/member-account/login', { data: account });
  const { accessToken } = loginAnswer.parse(await signedIn.json());
  const headers = { authorization: `Bearer ${accessToken ?? ''}` };
  const send = async (path: string, data: object) =>
    (await page.request.post(`/api/${path}`, { data, headers })).json();
  await send('member-account/add-address', anAddress);
  await send('Basket/Add-To-Basket', { WebsiteCode: websiteCode });
  const { addresses } = addressesAnswer.parse(
    await (await page.request.get('/api/member-account/get-addresses', { headers })).json(),
  );
  const choice = { AddressId: addresses[0]?.id ?? 0, Payment: 'on-delivery' };
  const { deliveries } = previewOrderAnswer.parse(await send('order/preview', choice));
  const Delivery = deliveries.find(({ refusal }) => refusal === null)?.id;
  return startOrderAnswer.parse(
    await send('order/start', { ...choice, Delivery, StartKey: randomUUID() }),
  );
}

test('an owner comes from an empty shop to a first order, on a phone', async ({ browser }) => {
  test.setTimeout(150_000);
  const page = await owner.newPage();
  await claim(page);
  await page.waitForURL('/cpfpco/setup', patience);
  await fillShop(page);
  await chooseColour(page);
  await expect(step(page, 'پیامک')).toBeVisible();
  await button(page, 'بعداً').click();
  await offerPayment(page);
  await addDelivery(page);
  await addProduct(page);
  await finish(page);

  // What was skipped waits at home and blocks nothing.
  await expect(main(page)).toContainText('۷ از ۹');
  await main(page).getByRole('link', { name: 'پیامک' }).click();
  await expect(step(page, 'پیامک')).toBeVisible();

  const shopper = await (
    await browser.newContext({ baseURL: empty.url, viewport: phone })
  ).newPage();
  await shopper.goto('/');
  const accent = () =>
    shopper.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--amber'));
  expect(await accent()).toBe('#2f7d5b');
  await expect(shopper).toHaveTitle(/گل‌سرخ/);
  expect(await violationsInBothSchemes(shopper)).toEqual([]);
  await main(shopper).getByRole('link', { name: product }).first().click();
  await expect(shopper.getByRole('heading', { level: 1, name: product })).toBeVisible();
  const [, code = '0'] = /\/product\/(\d+)/.exec(toLatinDigits(shopper.url())) ?? [];
  const { number } = await order(shopper, Number(code));
  await shopper.goto('/قوانین');
  await expect(main(shopper)).toContainText('با ثبت سفارش در گل‌سرخ این شرایط را می‌پذیرید');
  await shopper.context().close();

  await page.goto(`/cpfpco/orders/${number}`);
  await expect(main(page)).toContainText(product);
});

test('each step of the set-up can be put off', async () => {
  const page = await owner.newPage();
  await page.goto('/cpfpco/setup?step=shop');
  const later = button(page, 'بعداً');
  for (const next of [
    'brand',
    'sms',
    'payment',
    'delivery',
    'product',
    'pages',
    'enamad',
    'look',
  ]) {
    // oxlint-disable no-await-in-loop -- one step after the other
    await later.click(patience);
    await page.waitForURL(`/cpfpco/setup?step=${next}`);
    // oxlint-enable no-await-in-loop
  }
  await later.click();
  await page.waitForURL('/cpfpco/home');
  await page.close();
});

test('settings, look and set-up fit and are accessible', async () => {
  const page = await owner.newPage();
  await checkScreens(page, [
    '/settings/shop',
    '/settings/selling',
    '/settings/feeds',
    '/settings/measuring',
    '/appearance/brand',
    '/setup?step=shop',
    '/setup?step=brand',
    '/setup?step=sms',
    '/setup?step=payment',
    '/setup?step=delivery',
    '/setup?step=product',
    '/setup?step=pages',
    '/setup?step=enamad',
    '/setup?step=look',
    '/home',
  ]);
  await page.close();
});
