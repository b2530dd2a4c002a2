import { addName, expectHeart, heartIn, keptCodes, patience, toast } from './support/favourites.ts';
import { enterWithList, listName } from './support/favourite-lists.ts';
import { enterAsNew } from './support/codes.ts';
import { expectBadge } from './support/pages.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

test.use({ viewport: phone });

test('a product goes from the heart into a new list, whose link a visitor opens and buys from, until it is ended', async ({
  page,
  browser,
}) => {
  const product = await productForSale();
  await enterAsNew(page);
  await page.goto(productPath(product));
  await heartIn(main(page)).first().click();
  await expectHeart(heartIn(main(page)).first(), true);
  await toast(page, product.nameFa, 'اضافه').getByRole('link', { name: 'انتخاب فهرست' }).click();
  const choice = dialog(page, 'انتخاب فهرست');
  await choice.getByLabel('نام فهرست').fill(`  ${listName} `);
  await choice.getByRole('button', { name: 'ساختن و گذاشتن کالا' }).click();
  await expect(choice).toBeHidden(patience);
  expect(await keptCodes(page)).toEqual([product.websiteCode]);

  await page.goto('/account/favourite');
  await main(page)
    .getByRole('link', { name: `${listName}، ۱ کالا` })
    .click();
  await expect(main(page).getByRole('heading', { name: listName })).toBeVisible(patience);
  await expect(cards(page)).toHaveCount(1, patience);
  await press(page, 'هم‌رسانی');
  const sharing = dialog(page, 'هم‌رسانی فهرست');
  await sharing.getByRole('button', { name: 'ساختن نشانی' }).click();
  const address = await sharing.getByLabel('نشانی فهرست').inputValue(patience);

  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  const answer = await visitor.goto(address);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'same-origin',
  });
  await expect(visitor.getByRole('heading', { level: 1, name: listName })).toBeVisible();
  await cards(visitor).getByRole('button', { name: 'افزودن به سبد خرید' }).click(patience);
  await expectBadge(visitor, 1);
  await expect(cards(visitor).getByRole('button', { name: addName })).toBeVisible();

  await sharing.getByRole('button', { name: 'پایان هم‌رسانی' }).click();
  await expect(sharing.getByText('نشانی دیگر کار نمی‌کند')).toBeVisible(patience);
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.context().close();
});

test('a list is renamed, deleted and brought back; its goods move to the favourites', async ({
  page,
}) => {
  const { own } = await enterWithList(page, 2);
  await page.goto(own);
  await expect(cards(page)).toHaveCount(2, patience);
  await press(page, 'تغییر نام');
  const naming = dialog(page, 'تغییر نام');
  await naming.getByLabel('نام فهرست').fill('<b>');
  await naming.getByRole('button', { name: 'ذخیرهٔ نام' }).click();
  await expect(naming.getByText('نویسه‌های < > { }')).toBeVisible();
  await naming.getByLabel('نام فهرست').fill('تولد مامان');
  await naming.getByRole('button', { name: 'ذخیرهٔ نام' }).click();
  await expect(main(page).getByRole('heading', { name: 'تولد مامان' })).toBeVisible(patience);

  await press(page, 'حذف فهرست');
  await expect(main(page).getByText('هنوز کالایی را نگه نداشته‌اید')).toBeVisible(patience);
  await press(page, 'بازگرداندن');
  await expect(cards(page)).toHaveCount(2, patience);

  await cards(page)
    .first()
    .locator('xpath=..')
    .getByRole('button', { name: /^فهرست دیگر/ })
    .click();
  const choice = dialog(page, 'انتخاب فهرست');
  await choice.getByLabel('در فهرست کنونی هم بماند').uncheck(patience);
  await choice.getByRole('button', { name: 'علاقه‌مندی‌ها' }).click();
  await expect(main(page).getByText('به فهرست دیگر رفت')).toBeVisible(patience);
  await expect.poll(() => keptCodes(page).then(({ length }) => length)).toBe(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared list can be read', async ({ page }) => {
    const { shared } = await enterWithList(page, 2);
    await page.goto(shared);
    await expect(page.getByRole('heading', { level: 1, name: listName })).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});
