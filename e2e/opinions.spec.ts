import { toPersianDigits } from '#lib/text/digits.ts';
import { violations } from './support/axe.ts';
import { detail, list, productPath, reviewsOf } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** A product with more reviews than its page shows. */
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

test('reviews are read on the page, and more on pages of their own, without scripts', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { product, reviews: first } = await discussed();
  await page.goto(productPath(product));
  const shown = page.locator('#reviews .opinions > li');
  await expect(shown).toHaveCount(first.items.length);
  await expect(shown.first()).toContainText(first.items[0]?.body ?? '-');
  const stars = page.locator('#reviews .stars');
  await expect(stars).toContainText(toPersianDigits(product.ratingCount));
  await expect(stars).toContainText(toPersianDigits(String(product.rating)).replace('.', '٫'));
  await page.getByRole('link', { name: 'دیدگاه‌های بیشتر' }).click();
  const second = await reviewsOf(product.websiteCode, 2);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('صفحهٔ ۲');
  const others = page.locator('.opinions > li');
  await expect(others).toHaveCount(second.items.length);
  await expect(others.first()).toContainText(second.items[0]?.body ?? '-');
  await page.close();
});

test('pages of reviews can be read by everybody', async ({ page }) => {
  const { product } = await discussed();
  for (const path of [productPath(product), `${productPath(product)}/reviews/2`]) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(path);
    for (const width of [390, 1440]) {
      // oxlint-disable-next-line no-await-in-loop
      await page.setViewportSize({ width, height: 900 });
      const within = path.endsWith('2') ? 'main' : '#reviews';
      // oxlint-disable-next-line no-await-in-loop
      expect(await violations(page, { within }), `${path} ${width} px`).toEqual([]);
    }
  }
});
