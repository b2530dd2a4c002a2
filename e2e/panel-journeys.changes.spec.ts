import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext, Locator } from 'playwright/test';
import { bannerPart } from '#lib/contract/appearance.ts';
import { emallsAnswer } from '#lib/contract/feed.ts';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { adminCategory } from '#lib/contract/goods-tree.ts';
import { main, patience } from './support/account.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { ask } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const phone = { width: 390, height: 844 };
const pictures = ['home', 'cart', 'login', 'post', 'brand'];
const photos = pictures.map((name) => `docs/screenshots/${name}-390.webp`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
// A screen reader's copy of an urgent one stands beside it.
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

// Opening the panel asks who is here.
test.use({ forgives: /Admin\/Get-Me/ });

const call = async (name: string, body: object) =>
  ask(`Admin/${name}`, {
    method: 'POST',
    headers: { ...(await enterPanel()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const productOf = async (websiteCode: number) =>
  adminProduct.parse(await call('Get-Product', { websiteCode }));
const removeProducts = (...websiteCodes: number[]) => call('Remove-Products', { websiteCodes });
const codeIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1));

/** Moments after a save, in ms, at which the shop is asked for what was saved. */
const moments = [200, 600, 1_000, 1_500, 2_000];

/** The places of the shop in which a product may be found. */
async function placesOf(request: APIRequestContext) {
  const read = async (path: string) => (await request.get(path, patience)).text();
  const parts = (await read('/sitemap.xml')).match(/\/sitemap\/products-\d+\.xml/g);
  const last = parts?.at(-1) ?? '/sitemap.xml';
  return {
    list: async (address: string) => (await read('/shop')).includes(address),
    sitemap: async (address: string) => (await read(last)).includes(address),
    feed: async (address: string) => {
      const { products } = emallsAnswer.parse(await ask('feeds/emalls?page=1'));
      return products.filter(({ url }) => url.includes(address)).length === 6;
    },
  };
}

/**
 * Where a product is not found by any of the requests that are made until two seconds after it was saved, of all places
 * at the same moments. A busy machine may take longer to answer them.
 */
async function missingIn(
  places: Awaited<ReturnType<typeof placesOf>>,
  address: string,
  saved: number,
): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(places).map(async ([where, isIn]) => {
      const answers = moments.map(async (moment) => {
        await pause(saved + moment - performance.now());
        return isIn(address);
      });
      return { where, isThere: (await Promise.all(answers)).includes(true) };
    }),
  );
  return found.flatMap(({ where, isThere }) => (isThere ? [] : [where]));
}

/** Drops a picture on the form, or pastes it. */
async function give(page: Page, way: 'drop' | 'paste', file: string): Promise<void> {
  const picture = { kind: way, name: file, bytes: readFileSync(file, 'base64') };
  const place = page.getByRole('list', { name: 'عکس‌ها', exact: true });
  await place.evaluate((element, { kind, name, bytes }) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (each) => each.codePointAt(0) ?? 0);
    data.items.add(new File([content], name, { type: 'image/webp' }));
    const init = { bubbles: true, cancelable: true };
    element.dispatchEvent(
      kind === 'drop'
        ? new DragEvent('drop', { ...init, dataTransfer: data })
        : new ClipboardEvent('paste', { ...init, clipboardData: data }),
    );
  }, picture);
}

test('a product with six variants and five pictures is in shop, sitemap and feed within two seconds', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await openPanel(page, '/products/new');
  await field(page, 'نام کالا').fill(`پیراهن آزمون ${Date.now()}`);
  await field(page, 'قیمت').fill('۳۲۰۰۰۰');
  await field(page, 'موجودی').fill('۴');
  await page.getByRole('combobox', { name: 'دستهٔ اصلی', exact: true }).fill('موبایل');
  await page.getByRole('option').first().click();
  const [dropped = '', pasted = '', ...chosen] = photos;
  await page
    .getByLabel('افزودن عکس')
    .first()
    .setInputFiles([...chosen, 'README.md']);
  await expect(main(page).getByRole('alert')).toHaveText(/عکس نیست و افزوده نشد: .*README\.md/);
  await give(page, 'drop', dropped);
  await give(page, 'paste', pasted);
  for (const [axis, values] of [
    ['رنگ', 'سفید، سیاه'],
    ['اندازه', '۳۸، ۴۰، ۴۲'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- one after the other
    await button(page, axis).click();
    await field(page, `افزودن به ${axis}`).fill(values);
    await page.keyboard.press('Enter');
    // oxlint-enable no-await-in-loop
  }
  await expect(page.getByRole('list', { name: 'گونه' }).getByRole('listitem')).toHaveCount(6);
  await expect(button(page, 'عکس ۵')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('combobox', { name: /^وضعیت/ }).selectOption('منتشر');
  const places = await placesOf(request);
  const saving = page.waitForResponse('**/api/Admin/Save-Product', patience);
  await button(page, 'ذخیره').click();
  const answer = await saving;
  const saved = performance.now();
  const { websiteCode: code } = adminProduct.parse(await answer.json());
  expect(await missingIn(places, `/shop/product/${code}/`, saved)).toEqual([]);
  await page.waitForURL(/\/products\/\d+$/);
  expect(codeIn(page)).toBe(code);
  const { variants, pictures: shown } = await productOf(code);
  expect([variants.length, shown.length]).toEqual([6, 5]);
  await removeProducts(code);
});

test('the prices of a category are raised by ten per cent, rounded, and taken back', async ({
  page,
}) => {
  const stamp = Date.now();
  const category = adminCategory.parse(await call('Save-Category', { title: `دستهٔ ${stamp}` }));
  const made: number[] = [];
  for (const price of [1_234_000, 95_000]) {
    const variants = ['آبی', 'سبز', 'زرد'].map((title) => ({
      colour: { title, hex: '#3d4654' },
      price,
      stock: 5,
    }));
    const body = { nameFa: `کالای ${stamp}`, categoryId: category.id, variants };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    made.push(adminProduct.parse(await call('Save-Product', body)).websiteCode);
  }
  const prices = async () =>
    (await Promise.all(made.map(productOf))).map(({ variants }) => variants[0]?.price);
  await page.setViewportSize(phone);
  await openPanel(page, `/bulk?category=${category.id}`);
  await expect(page.getByRole('heading', { name: '۶ گونه' })).toBeVisible(patience);
  await field(page, 'اندازه').fill('۱۰');
  await page.getByRole('combobox', { name: 'گرد کردن' }).selectOption('به ۱۰٬۰۰۰ تومان');
  await button(page, 'پیش‌نمایش تغییر').click();
  await expect(page.getByRole('list', { name: 'نمونه' })).toContainText('۱٬۳۶۰٬۰۰۰');
  expect(await prices()).toEqual([1_234_000, 95_000]);
  await button(page, 'اعمال روی ۶ گونه').click();
  const progress = main(page).getByRole('progressbar');
  await expect(progress).toHaveAttribute('value', '6', patience);
  await expect(main(page)).toContainText('۶ از ۶');
  expect(await prices()).toEqual([1_360_000, 100_000]);
  await page
    .getByRole('button', { name: /^برگرداندن قیمت: افزایش ۱۰٪/ })
    .first()
    .click();
  await expect.poll(prices, patience).toEqual([1_234_000, 95_000]);
  await removeProducts(...made);
});

test('a banner is published, seen at the top of the shop, and taken back', async ({
  page,
  browser,
}) => {
  test.slow();
  const text = test.info().retry === 0 ? 'بنر آزمون پنل' : 'بنر دوبارهٔ پنل';
  const { banner: before } = bannerPart.parse(await call('Get-Top-Banner', {}));
  await page.setViewportSize(phone);
  await openPanel(page, '/appearance/banner');
  const isShown = page.getByRole('switch', { name: 'بنر نشان داده شود' });
  await expect(isShown).toBeVisible(patience);
  if (before === null) await isShown.click();
  await field(page, 'نوشتهٔ بنر').fill(text);
  await field(page, 'با فشردن به کجا برود').fill('/site-map');
  await button(page, 'انتشار').click();
  await expect(toast(page, 'منتشر شد و در فروشگاه دیده می‌شود')).toBeVisible();
  const shop = await (await browser.newContext({ viewport: phone })).newPage();
  const banner = shop.getByRole('link', { name: text });
  await expect(async () => {
    await shop.goto('/');
    await expect(banner).toBeVisible({ timeout: 500 });
  }).toPass(patience);
  await expect(banner).toHaveAttribute('href', '/site-map');

  await button(page, 'تاریخچه').click();
  await button(page, 'برگرداندن این نسخه').first().click();
  await expect(page.getByText('نسخهٔ پیشین برگشت').first()).toBeVisible();
  await expect(async () => {
    await shop.goto('/');
    await expect(banner).toHaveCount(0, { timeout: 500 });
  }).toPass(patience);
  expect(bannerPart.parse(await call('Get-Top-Banner', {})).banner).toEqual(before);
  await shop.context().close();
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 150; presses += 1) {
    // oxlint-disable no-await-in-loop -- one press after the other
    await page.keyboard.press('Tab');
    if (await isThere()) return;
    // oxlint-enable no-await-in-loop
  }
  await expect(goal).toBeFocused();
}

test('a product is made and its price changed in the grid by the keyboard alone', async ({
  page,
}) => {
  test.slow();
  await openPanel(page, '/products/new');
  await expect(field(page, 'نام کالا')).toBeVisible(patience);
  await tabTo(page, field(page, 'نام کالا'));
  await page.keyboard.type(`میز آزمون ${Date.now()}`);
  await tabTo(page, field(page, 'قیمت'));
  await page.keyboard.type('1250000');
  await tabTo(page, field(page, 'موجودی'));
  await page.keyboard.type('3');
  await tabTo(page, page.getByRole('combobox', { name: 'دستهٔ اصلی', exact: true }));
  await page.keyboard.type('موبایل');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+KeyS');
  await page.waitForURL(/\/products\/\d+$/);
  const code = codeIn(page);

  await page.goto(`/cpfpco/prices?codes=${code}`);
  const grid = page.getByRole('grid', { name: 'قیمت و موجودی' });
  await expect(grid.getByRole('row')).toHaveCount(2, patience);
  await tabTo(page, grid);
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  await page.keyboard.press('Home');
  // In the grid the left arrow is the next cell.
  for (let at = heads.findIndex((head) => head.trim() === 'قیمت (تومان)'); at > 1; at -= 1) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('ArrowLeft');
  }
  await page.keyboard.type('1400000');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await tabTo(page, button(page, 'ذخیرهٔ ۱ تغییر'));
  await page.keyboard.press('Enter');
  await expect(toast(page, '۱ تغییر ذخیره شد')).toBeVisible();
  expect((await productOf(code)).variants[0]).toMatchObject({ price: 1_400_000, stock: 3 });
  await removeProducts(code);
});
