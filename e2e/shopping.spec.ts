import { addButton, expectBadge, openWhole } from './support/pages.ts';
import { detail, list, productForSale, productPath } from './support/shop.ts';
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
  const link = card.getByRole('link');
  const name = (await link.getAttribute('title')) ?? (await link.textContent());
  await link.click();
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
  return items[0]?.shortName ?? '';
}

test('a list changes with its sort and page, and Back undoes that', async ({ page }) => {
  const main = page.getByRole('main');
  const first = main.getByRole('article').first().getByRole('heading');
  await page.goto('/');
  await page.getByRole('contentinfo').locator('a[href="/shop"]').first().click();
  await expect(first).toHaveText(await firstName('default', 1));
  await main.getByRole('button', { name: 'ارزان‌ترین' }).click();
  await expect(first).toHaveText(await firstName('priceaz', 1));
  await main.locator('a[href$="page=2"]').filter({ visible: true }).first().click();
  await expect(first).toHaveText(await firstName('priceaz', 2));
  await main.getByRole('button', { name: 'جدیدترین' }).click();
  await expect(first).toHaveText(await firstName('default', 1));
  await page.goBack();
  await expect(first).toHaveText(await firstName('priceaz', 2));
});

test('pieces of a product are added up to its limit; the next is refused with the reason', async ({
  page,
}) => {
  const { items } = await list({ 'filter-available': '1' });
  const details = await Promise.all(items.slice(0, 8).map((item) => detail(item.websiteCode)));
  const mostOf = ({ variants, defaultVariantId }: (typeof details)[number]) =>
    variants.find(({ id }) => id === defaultVariantId)?.maxCount ?? 0;
  const product = details
    .filter((each) => mostOf(each) > 1)
    .toSorted((a, b) => mostOf(a) - mostOf(b))[0];
  if (!product) throw new Error('No product may be bought twice.');
  await page.goto(productPath(product));
  for (let count = 1; count <= mostOf(product); count += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await addButton(page).click();
    // oxlint-disable-next-line no-await-in-loop
    await expectBadge(page, count);
  }
  await addButton(page).click();
  await expect(page.getByText(/از این کالا (?:حداکثر|فقط)/)).toBeVisible();
  await expectBadge(page, mostOf(product));
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
