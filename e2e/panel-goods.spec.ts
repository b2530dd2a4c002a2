import { adminProduct, type AdminProduct } from '#lib/contract/goods-product.ts';
import { saveCellsAnswer } from '#lib/contract/goods-grid.ts';
import { main, patience } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { enterPanel, openPanel, type PanelHeaders } from './support/panel.ts';
import { gapBetween, sideways } from './support/reading.ts';
import { checkScreens } from './support/screens.ts';
import { ask, list } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const grid = (page: Page) => page.getByRole('grid', { name: 'قیمت و موجودی' });
// A screen reader's copy of an urgent one stands beside it.
const toast = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first();

// Opening the panel asks who is here; the line drops in one of the journeys.
test.use({ forgives: /Admin\// });

const call = (name: string, body: object, headers: PanelHeaders) =>
  ask(`Admin/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** A draft that no other test sees, with three variants. */
async function newProduct(headers: PanelHeaders): Promise<AdminProduct> {
  const [first] = (await list()).items;
  const { categoryId } = adminProduct.parse(
    await call('Get-Product', { websiteCode: first?.websiteCode }, headers),
  );
  const mark = `T${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  return adminProduct.parse(
    await call(
      'Save-Product',
      {
        nameFa: `قاب آزمون ${mark}`,
        categoryId,
        variants: ['آبی', 'سبز', 'زرد'].map((title, at) => ({
          colour: { title, hex: '#3d4654' },
          price: (at + 1) * 1_000_000,
          stock: 5,
          sku: `${mark}-${at}`,
        })),
      },
      headers,
    ),
  );
}

const pricesOf = async ({ websiteCode }: AdminProduct, headers: PanelHeaders) =>
  adminProduct
    .parse(await call('Get-Product', { websiteCode }, headers))
    .variants.map(({ price, stock, lowStock }) => [price, stock, lowStock]);

/** The cell of a row and a column, both from 1, by the head of the column. */
async function cell(page: Page, row: number, head: string) {
  const heads = await grid(page).getByRole('columnheader').allInnerTexts();
  return grid(page)
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(heads.findIndex((each) => each.trim() === head) - 1);
}

/** Latin words in names of the grid that begin in the line that is seen, but beyond its end. */
const cutAtTheirBegin = (page: Page): Promise<(string | null)[]> =>
  grid(page)
    .locator('.sheet-name bdi')
    .evaluateAll((words) =>
      words.flatMap((word) => {
        const line = word.parentElement?.getBoundingClientRect();
        const letter = new Range();
        if (!line || !word.firstChild) return [];
        letter.setStart(word.firstChild, 0);
        letter.setEnd(word.firstChild, 1);
        const { top, left } = letter.getBoundingClientRect();
        return top < line.bottom - 4 && left < line.left ? [word.textContent] : [];
      }),
    );

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+KeyV');
}

test('prices are changed by keys and from a spreadsheet, kept while the line is down, and saved together', async ({
  page,
  context,
}) => {
  test.slow();
  const headers = await enterPanel();
  const product = await newProduct(headers);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPanel(page, `/prices?codes=${product.websiteCode}`);
  await expect(grid(page).getByRole('row')).toHaveCount(4, patience);

  // F2 opens, in whatever digits it is written; Enter goes down, a digit writes over, Escape gives up.
  const open = grid(page).getByRole('textbox');
  await (await cell(page, 1, 'قیمت (تومان)')).click();
  await page.keyboard.press('F2');
  await open.fill('۱٬۱۰۰٬۰۰۰');
  await page.keyboard.press('Enter');
  await page.keyboard.type('9');
  await expect(open).toHaveValue('9');
  await open.fill('گران');
  await page.keyboard.press('Enter');
  await expect(main(page)).toContainText('یک عدد درست بنویسید.');
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(await cell(page, 1, 'قیمت (تومان)')).toContainText('۱٬۱۰۰٬۰۰۰');

  // Two columns of a spreadsheet; the left arrow is the next cell.
  await (await cell(page, 2, 'موجودی')).click();
  await paste(page, '۱۲\t3\r\n1,000\t4\r\n');
  await expect(button(page, 'ذخیرهٔ ۵ تغییر')).toBeVisible();
  await page.keyboard.press('Control+KeyZ');
  await expect(button(page, 'ذخیرهٔ ۱ تغییر')).toBeVisible();
  await page.keyboard.press('Control+KeyY');
  await expect(button(page, 'ذخیرهٔ ۵ تغییر')).toBeVisible();

  // Without a line nothing is lost, also not by a reload.
  await context.setOffline(true);
  await expect(main(page)).toContainText('خط قطع است؛ ۵ تغییر در همین مرورگر می‌ماند');
  await page.keyboard.press('Control+KeyS');
  await expect(toast(page, /^به فروشگاه وصل نشدیم/)).toBeVisible();
  const failure = page.locator('.toast').filter({ hasText: 'به فروشگاه وصل نشدیم' });
  await expect
    .poll(() => gapBetween(failure, button(page, 'ذخیرهٔ ۵ تغییر')))
    .toBeGreaterThanOrEqual(0);
  await context.setOffline(false);
  await page.reload();
  await expect(button(page, 'ذخیرهٔ ۵ تغییر')).toBeVisible(patience);
  await button(page, 'ذخیرهٔ ۵ تغییر').click();
  await expect(toast(page, '۵ تغییر ذخیره شد')).toBeVisible();
  expect(await pricesOf(product, headers)).toEqual([
    [1_100_000, 5, null],
    [2_000_000, 12, 3],
    [3_000_000, 1_000, 4],
  ]);
  await button(page, 'برگرداندن').click();
  await expect(toast(page, '۵ خانه به پیش از ذخیره برگشت')).toBeVisible();
  expect((await pricesOf(product, headers))[1]).toEqual([2_000_000, 5, null]);
});

test('of two who change a cell, the second one chooses field by field', async ({ page }) => {
  const headers = await enterPanel();
  const product = await newProduct(headers);
  await openPanel(page, `/prices?codes=${product.websiteCode}`);
  await expect(grid(page).getByRole('row')).toHaveCount(4, patience);
  await (await cell(page, 1, 'قیمت (تومان)')).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+KeyD');
  await (await cell(page, 1, 'موجودی')).click();
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  const [first, second] = product.variants;
  const saved = saveCellsAnswer.parse(
    await call(
      'Save-Cells',
      {
        cells: [
          { variantId: first?.id, field: 'stock', before: 5, value: 4 },
          { variantId: second?.id, field: 'price', before: 2_000_000, value: 2_500_000 },
        ],
      },
      headers,
    ),
  );
  expect(saved.cells.map(({ outcome }) => outcome)).toEqual(['saved', 'saved']);

  await page.keyboard.press('Control+KeyS');
  const dialog = page.getByRole('dialog', { name: 'این خانه‌ها در همین میان تغییر کردند' });
  await expect(dialog.getByRole('group')).toHaveCount(2);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await expect(dialog.getByRole('button', { name: 'ذخیره با این گزینش' })).toBeDisabled();
  const side = (field: string, name: RegExp) =>
    dialog.getByRole('group', { name: field }).getByRole('radio', { name });
  await side('قیمت', /^شما/).check();
  await side('موجودی', /^اکنون/).check();
  await dialog.getByRole('button', { name: 'ذخیره با این گزینش' }).click();
  await expect(toast(page, '۱ تغییر ذخیره شد')).toBeVisible();
  expect(await pricesOf(product, headers)).toEqual([
    [1_000_000, 4, null],
    [1_000_000, 5, null],
    [3_000_000, 5, null],
  ]);
});

test('a change of many is previewed, applied and taken back', async ({ page }) => {
  const headers = await enterPanel();
  const product = await newProduct(headers);
  await openPanel(page, `/products?q=${product.variants[0]?.sku}`);
  const row = page.getByRole('table', { name: 'کالاها' }).getByRole('row').nth(1);
  await expect(row).toContainText(product.nameFa.slice(-7), patience);
  await row.getByRole('checkbox').click();
  await page.getByRole('link', { name: 'تغییر قیمت' }).click();
  await expect(page.getByRole('heading', { name: '۳ گونه' })).toBeVisible(patience);

  await button(page, 'پیش‌نمایش تغییر').click();
  await expect(main(page)).toContainText('اندازه یا مقدار تازه را بدهید.');
  await page.getByRole('textbox', { name: 'اندازه' }).fill('۱۰');
  await button(page, 'پیش‌نمایش تغییر').click();
  const apply = button(page, 'اعمال روی ۳ گونه');
  await expect(apply).toBeVisible();
  await expect(page.getByRole('list', { name: 'نمونه' })).toContainText('۳٬۳۰۰٬۰۰۰');
  // The preview of another change does not count.
  await page.getByRole('textbox', { name: 'اندازه' }).fill('۲۰');
  await expect(apply).toHaveCount(0);
  await button(page, 'پیش‌نمایش تغییر').click();
  await apply.click();
  await expect(main(page)).toContainText('۳ تغییر اعمال شد');
  expect((await pricesOf(product, headers))[0]).toEqual([1_200_000, 5, null]);

  await button(page, 'برگرداندن قیمت: افزایش ۲۰٪').first().click();
  await expect
    .poll(async () => (await pricesOf(product, headers))[0])
    .toEqual([1_000_000, 5, null]);
});

test('a stock is changed with its reason, and a price is planned, on a phone', async ({ page }) => {
  const headers = await enterPanel();
  const product = await newProduct(headers);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, `/prices?codes=${product.websiteCode}`);
  const cards = page.getByRole('list', { name: 'قیمت و موجودی' }).getByRole('listitem');
  await expect(cards).toHaveCount(3, patience);
  const chooseOfFirst = async (action: string) => {
    await cards
      .first()
      .getByRole('button', { name: /^کارهای دیگر/ })
      .click();
    await button(page, action).click();
  };
  await cards
    .first()
    .getByRole('button', { name: /^یکی بیشتر/ })
    .click();
  await button(page, 'ذخیرهٔ ۱ تغییر').click();
  await expect(toast(page, '۱ تغییر ذخیره شد')).toBeVisible();

  await chooseOfFirst('گردش موجودی');
  const drawer = page.getByRole('dialog', { name: 'گردش موجودی' });
  await drawer.getByRole('textbox', { name: 'تعداد' }).fill('۲');
  await drawer.getByRole('button', { name: 'ثبت تغییر' }).click();
  const ledger = drawer.getByRole('list', { name: 'گردش‌ها' }).getByRole('listitem');
  await expect(ledger.first()).toContainText('اصلاح');
  await expect(ledger.first()).toContainText('+۲');
  expect((await pricesOf(product, headers))[0]).toEqual([1_000_000, 8, null]);
  expect(await sideways(page)).toBe(0);
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await chooseOfFirst('قیمت زمان‌دار');
  const timed = page.getByRole('dialog', { name: 'قیمت زمان‌دار' });
  await timed.getByRole('textbox', { name: 'قیمت در این زمان' }).fill('۹۰۰۰۰۰');
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await timed.getByRole('button', { name: 'ذخیرهٔ قیمت زمان‌دار' }).click();
  await expect(timed).toBeHidden();
  expect((await pricesOf(product, headers))[0]).toEqual([900_000, 8, null]);
});

test('a long grid keeps at most 60 rows in the document', async ({ page }) => {
  await page.setViewportSize({ width: 1_000, height: 900 });
  await openPanel(page, '/prices');
  const rows = grid(page).locator('tr:not([aria-hidden])');
  await expect(grid(page).getByRole('gridcell').first()).toBeVisible(patience);
  expect(await cutAtTheirBegin(page)).toEqual([]);
  await (await cell(page, 1, 'قیمت (تومان)')).click();
  await page.keyboard.press('Control+ArrowDown');
  const active = grid(page).locator('td[data-active]');
  await expect(active).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+End');
  await expect(active).toHaveAttribute('data-column', '9');
  await expect(active).toBeInViewport();
  expect(await rows.count()).toBeLessThanOrEqual(60);
});

test('the lists of goods fit and are accessible', async ({ page }) => {
  await openPanel(page, '/products');
  await checkScreens(page, [
    '/products',
    '/products?q=no+such+goods',
    '/prices',
    '/prices?q=no+such+goods',
    '/bulk?low=1&what=stock',
    '/price-sheet',
  ]);
});
