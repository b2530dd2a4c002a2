import { addButton, expectBadge, guidOf, headerCart, openWhole } from './support/pages.ts';
import { addToBasket, detail, list, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { SortKey } from '#lib/contract/product.ts';

test('a shopper goes from the home page through a category to a product and adds it', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('main').locator('a[href^="/shop/category/"]').first().click();
  await expect(page).toHaveURL(/\/shop\/category\/\d+\//);

  const card = page.getByRole('article').filter({ hasText: 'تومان' }).first();
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

  await addButton(page).click();
  await expectBadge(page, 1);
  await expect(page.getByText('به سبد خرید افزوده شد')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '۱ کالا' })).toBeAttached();

  await page
    .getByRole('main')
    .getByRole('link', { name: 'مشاهده سبد خرید' })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(page.getByRole('main').getByRole('link', { name: name ?? '' })).toBeVisible();
});

/** The first product of a page of the whole shop, as the service sorts it. */
async function firstName(type: SortKey, number: number): Promise<string> {
  const { items } = await list({ type, page: number });
  return items[0]?.nameFa ?? '';
}

test('a list changes with its sort and page, and Back undoes that', async ({ page }) => {
  const main = page.getByRole('main');
  const first = main.getByRole('article').first().getByRole('heading');
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/shop"]').first().click();
  await expect(first).toHaveText(await firstName('default', 1));
  await main.getByRole('link', { name: 'ارزان‌ترین' }).click();
  await expect(first).toHaveText(await firstName('priceaz', 1));
  await main.locator('a[href$="page=2"]').filter({ visible: true }).first().click();
  await expect(first).toHaveText(await firstName('priceaz', 2));
  await main.getByRole('link', { name: 'جدیدترین' }).click();
  await expect(first).toHaveText(await firstName('default', 1));
  await page.goBack();
  await expect(first).toHaveText(await firstName('priceaz', 2));
});

test('a second piece of the same product can be added', async ({ page }) => {
  const { items } = await list({ 'filter-available': '1' });
  const details = await Promise.all(items.slice(0, 8).map((item) => detail(item.websiteCode)));
  const product = details.find(({ variants, defaultVariantId }) =>
    variants.some(({ id, maxCount }) => id === defaultVariantId && maxCount > 1),
  );
  if (!product) throw new Error('No product may be bought twice.');
  await page.goto(productPath(product));
  await addButton(page).click();
  await expectBadge(page, 1);
  await addButton(page).click();
  await expectBadge(page, 2);
});

test('the cart shows lines, counts and totals of the service', async ({ page }) => {
  const product = await productForSale();
  await page.goto('/shop/cart');
  await expect(page.getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
  await expectBadge(page, 0);

  await addToBasket(await guidOf(page), { WebsiteCode: product.websiteCode });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'سبد خرید' })).toBeVisible();
  const line = page.getByRole('main').getByRole('listitem').first();
  await expect(line.getByRole('heading')).toBeVisible();
  await expect(line).toContainText('تعداد: ۱');
  const price = new Intl.NumberFormat('fa-IR').format(product.price ?? 0);
  await expect(line).toContainText(price);
  await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toContainText(price);
  await expectBadge(page, 1);
});

test('a piece above the limit is refused with the reason, and the count stays', async ({
  page,
}) => {
  const product = await detail((await productForSale()).websiteCode);
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId);
  const most = variant?.maxCount ?? 0;
  await page.goto(productPath(product));
  await expect(headerCart(page)).toBeVisible();
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
  await addToBasket(await guidOf(page), {
    WebsiteCode: product.websiteCode,
    ProductProperty: product.defaultVariantId,
    Count: most,
  });
  await page.reload();
  await expectBadge(page, most);
  await addButton(page).click();
  await expect(page.getByText(/از این کالا (?:حداکثر|فقط)/)).toBeVisible();
  await expectBadge(page, most);
});

test('on a phone the toolbar shows the count', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toolbar = page.getByRole('navigation', { name: 'نوار پایین' });
  await expect(toolbar.getByRole('link', { name: 'سبد خرید' })).toBeVisible();
  const product = await productForSale();
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
  await addToBasket(await guidOf(page), { WebsiteCode: product.websiteCode });
  await page.reload();
  await expect(toolbar.getByRole('link', { name: 'سبد خرید' })).toContainText('۱');
});

test.describe('without a network', () => {
  test.use({ breaksThings: true });

  test('a piece that cannot be added is reported, and can be added afterwards', async ({
    page,
    context,
  }) => {
    await openWhole(page, productPath(await productForSale()));
    await expect(page.getByRole('region', { name: 'اعلان‌ها' })).toBeAttached();
    await context.setOffline(true);
    await addButton(page).click();
    await expect(page.getByText('ارتباط با فروشگاه برقرار نشد')).toBeVisible();
    await context.setOffline(false);
    await addButton(page).click();
    await expectBadge(page, 1);
  });
});
