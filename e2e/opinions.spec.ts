import { toPersianDigits } from '#lib/text/digits.ts';
import { violations } from './support/axe.ts';
import { detail, list, productPath, reviewsOf } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** A product with more reviews than its page shows at first. */
async function discussed() {
  const { items } = await list({ type: 'popular' });
  for (const { websiteCode } of items) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that fits
    const reviews = await reviewsOf(websiteCode);
    // oxlint-disable-next-line no-await-in-loop
    if (reviews.pageCount > 1) return { reviews, product: await detail(websiteCode) };
  }
  throw new Error('No popular product is discussed.');
}

const reviews = '#reviews .opinions > li';

test('reviews are read on the page, and more with a press', async ({ page }) => {
  const { product, reviews: first } = await discussed();
  await page.goto(productPath(product));
  const shown = page.locator(reviews);
  await expect(shown).toHaveCount(first.items.length);
  await expect(shown.first()).toContainText(first.items[0]?.body ?? '-');
  const stars = page.locator('#reviews .stars');
  await expect(stars).toContainText(toPersianDigits(product.ratingCount));
  await expect(stars).toContainText(toPersianDigits(String(product.rating)).replace('.', '٫'));
  await page.getByRole('button', { name: 'دیدگاه‌های بیشتر' }).click();
  const second = await reviewsOf(product.websiteCode, 2);
  await expect(shown).toHaveCount(first.items.length + second.items.length);
  await expect(shown.nth(first.items.length)).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, { within: '#reviews' }), `${width} px`).toEqual([]);
  }
});

test('a review that moved to the next page is not shown twice', async ({ page }) => {
  const { product, reviews: first } = await discussed();
  await page.goto(productPath(product));
  const second = await reviewsOf(product.websiteCode, 2);
  const items = [first.items.at(-1), ...second.items];
  await page.route('**/Product/Get-Reviews', (route) =>
    route.fulfill({ json: { ...second, items } }),
  );
  await page.getByRole('button', { name: 'دیدگاه‌های بیشتر' }).click();
  await expect(page.locator(reviews)).toHaveCount(first.items.length + second.items.length);
  await expect(page.locator(reviews).nth(first.items.length)).toBeFocused();
});

test.describe('a call that fails', () => {
  test.use({ breaksThings: true });

  test('is retried by the same button', async ({ page }) => {
    const { product, reviews: first } = await discussed();
    await page.goto(productPath(product));
    await page.route('**/Product/Get-Reviews', (route) => route.abort());
    await page.getByRole('button', { name: 'دیدگاه‌های بیشتر' }).click();
    await expect(page.locator('#reviews').getByRole('alert')).toBeVisible();
    await page.unroute('**/Product/Get-Reviews');
    await page.getByRole('button', { name: 'دیدگاه‌های بیشتر' }).click();
    await expect(page.locator('#reviews').getByRole('alert')).toHaveCount(0);
    await expect.poll(() => page.locator(reviews).count()).toBeGreaterThan(first.items.length);
  });
});

test('without scripts the newest are shown, without a button that does nothing', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { product, reviews: first } = await discussed();
  await page.goto(productPath(product));
  await expect(page.locator(reviews)).toHaveCount(first.items.length);
  await expect(page.getByRole('button', { name: 'دیدگاه‌های بیشتر' })).toBeHidden();
  await page.close();
});
