import { violationsInBothSchemes } from './support/axe.ts';
import { add, addressOf, bar, card, collected, columns, four } from './support/compare.ts';
import { openWithMenus } from './support/menus.ts';
import { barsAtEdge } from './support/lower-edge.ts';
import { atRest } from './support/reading.ts';
import { comparable, incomparable, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** For parts that load after a press, on a busy machine. */
const patience = { timeout: 15_000 };

test('the bar leads to the comparison, and is hidden there and where it would be in the way', async ({
  page,
}) => {
  const { a, b, path } = await four();
  await page.goto(path);
  await expect(add(page, a)).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
  await add(page, a).click();
  await expect(collected(page)).toHaveCount(1);
  await expect(card(page, a).getByRole('button', { name: 'حذف از مقایسه' })).toBeVisible();
  await add(page, b).click();
  await expect(collected(page)).toHaveCount(2);
  await bar(page).getByRole('link', { name: 'مقایسه' }).click();
  await expect(page).toHaveURL(addressOf(a, b));
  await expect(columns(page)).toHaveCount(2);
  await expect(bar(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(encodeURI(path));
  await expect(collected(page)).toHaveCount(2);
  for (const elsewhere of ['/', '/shop/cart', '/account/login', '/shop/compare']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(elsewhere);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator('.compare-bar')).toBeAttached();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator('.compare-bar')).toBeHidden();
  }
  await page.getByRole('link', { name: 'مقایسهٔ ۲ کالای انتخاب‌شده' }).click();
  await expect(page).toHaveURL(addressOf(a, b));
});

test('the collection is at most four, passes axe, and returns the focus when it is cleared', async ({
  page,
}) => {
  const { a, b, c, d, path } = await four();
  const fifth = (await comparable())[4];
  if (!fifth) throw new Error('The group has too few products.');
  await page.goto(path);
  for (const [at, product] of [a, b, c, d].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    await add(page, product).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(collected(page)).toHaveCount(at + 1);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsInBothSchemes(page, '.compare-bar')).toEqual([]);
  await add(page, fifth).click();
  await expect(page.getByText('حداکثر ۴ کالا کنار هم مقایسه می‌شوند')).toBeVisible(patience);
  await expect(collected(page)).toHaveCount(4);
  await bar(page).getByRole('button', { name: 'پاک کردن همه' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(add(page, fifth)).toBeFocused();
});

test('the collection is the same in other tabs, and after a reload', async ({ page, context }) => {
  const { a, b, path } = await four();
  const other = await context.newPage();
  await openWithMenus(other, '/shop');
  await page.goto(path);
  await add(page, a).click();
  await expect(collected(other)).toHaveCount(1);
  await add(page, b).click();
  await expect(collected(other)).toHaveCount(2);
  await collected(other).first().click();
  await expect(collected(page)).toHaveCount(1);
  await expect(add(page, a)).toBeAttached();
  await page.reload();
  await expect(collected(page)).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'پاک کردن همه' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(bar(other)).toHaveCount(0);
});

test('on phones one bar at a time stands at the lower edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { a, path } = await four();
  await page.goto(path);
  expect(await barsAtEdge(page)).toEqual(['dock']);
  await add(page, a).click();
  await expect(bar(page)).toBeVisible();
  expect(await barsAtEdge(page)).toEqual(['compare-bar']);
  // Above the product's bar is a button alone.
  await page.goto(productPath(a));
  const link = bar(page).getByRole('link', { name: 'مقایسه' });
  await expect(link).toBeVisible();
  await atRest(page);
  expect(await barsAtEdge(page)).toEqual(['page-bar']);
  const upper = await link.boundingBox();
  const lower = await page.locator('.page-bar').boundingBox();
  expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThanOrEqual(lower?.y ?? 0);
  await page.goto('/');
  await expect(page.locator('.compare-bar')).toBeAttached();
  expect(await barsAtEdge(page)).toEqual(['dock']);
});

test('after confirmation a product of another group starts a new collection', async ({ page }) => {
  const { a, path } = await four();
  const stranger = await incomparable();
  await page.goto(path);
  await add(page, a).click();
  await expect(collected(page)).toHaveCount(1);
  await page.goto(productPath(stranger));
  const button = page.getByRole('main').getByRole('button', { name: 'افزودن به مقایسه' }).first();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'شروع مقایسهٔ تازه؟' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'انصراف' }).click();
  await expect(dialog).toBeHidden();
  await expect(collected(page)).toHaveCount(1);
  await button.click();
  await dialog.getByRole('button', { name: 'مقایسهٔ تازه با این کالا' }).click();
  await expect(collected(page)).toHaveCount(1);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', addressOf(stranger));
});

test.describe('when the service does not answer, or no longer knows the product', () => {
  // The browser reports the 404.
  test.use({ breaksThings: true });

  test('collecting reports it, and works again later', async ({ page }) => {
    const { a, path } = await four();
    const call = '**/api/Product/Get-Compare';
    await page.goto(path);
    await expect(add(page, a)).toBeAttached();
    await page.route(call, (route) => route.abort());
    await add(page, a).click();
    await expect(
      page.getByText('ارتباط با فروشگاه برقرار نشد. اتصال اینترنت خود را بررسی و دوباره تلاش کنید.'),
    ).toBeVisible(patience);
    await expect(bar(page)).toHaveCount(0);
    await page.unroute(call);
    await page.route(call, (route) =>
      route.fulfill({ status: 404, json: { message: 'x', code: 'PRODUCT_NOT_FOUND' } }),
    );
    await add(page, a).click();
    await expect(page.getByText('این کالا دیگر در فروشگاه نیست.')).toBeVisible(patience);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL(encodeURI(path));
    await page.unroute(call);
    await add(page, a).click();
    await expect(collected(page)).toHaveCount(1);
  });
});
