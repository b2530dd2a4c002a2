import { toPersianDigits } from '#lib/text/digits.ts';
import { violations } from './support/axe.ts';
import { atRest, sideways } from './support/reading.ts';
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

test('reviews are put in another order and narrowed by stars, without scripts, for no search engine', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const { product } = await discussed();
  await page.goto(productPath(product));
  await page.getByRole('button', { name: 'تازه‌ترین' }).click();
  await expect(page).toHaveURL(/\/reviews\/1\?sort=newest$/);
  await expect(page.getByRole('button', { name: 'تازه‌ترین' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const times = await page
    .locator('.opinions time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime')));
  expect(times).toEqual(times.toSorted().toReversed());
  await page.getByRole('link', { name: 'صفحهٔ ۲' }).click();
  await expect(page).toHaveURL(/\/reviews\/2\?sort=newest$/);
  await page.goto(productPath(product));
  await page.getByRole('button', { name: /^۵ ستاره: / }).click();
  await expect(page).toHaveURL(/\/reviews\/1\?stars=5$/);
  const given = page.locator('.opinions .given');
  await expect(given.first()).toHaveText('امتیاز ۵ از ۵');
  await expect(given.filter({ hasNotText: 'امتیاز ۵ از ۵' })).toHaveCount(0);
  await page.getByRole('button', { name: 'بیشترین امتیاز' }).click();
  await expect(page).toHaveURL(/\/reviews\/1\?stars=5&sort=best$/);
  await page.getByRole('link', { name: 'همهٔ دیدگاه‌ها' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.nameFa.slice(0, 8));
  await page.close();
});

test('a visitor finds a review helpful, and takes that back', async ({ page }) => {
  const { product } = await discussed();
  await page.goto(productPath(product));
  const review = page.locator('#reviews .opinions > li').first();
  await review.scrollIntoViewIfNeeded();
  const votes = review.getByRole('group', { name: 'این دیدگاه مفید بود؟' });
  const yes = votes.getByRole('button', { name: /^بله/ });
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  const before = await yes.innerText();
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  expect(await yes.innerText()).not.toBe(before);
  await page.reload();
  await review.scrollIntoViewIfNeeded();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  expect(await yes.innerText()).toBe(before);
});

test('reviews fit every screen, in both schemes', async ({ page }) => {
  const { product } = await discussed();
  for (const path of [productPath(product), `${productPath(product)}/reviews/1?sort=worst`]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const votes = page.getByRole('group', { name: 'این دیدگاه مفید بود؟' });
      await page.locator('.opinions > li').first().scrollIntoViewIfNeeded();
      await expect(votes.first()).toBeVisible();
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await atRest(page);
        expect(await sideways(page), `${path} ${width} px`).toBe(0);
        const within = path.includes('?') ? 'main' : '#reviews';
        expect(await violations(page, { within }), `${path} ${width} px ${colorScheme}`).toEqual(
          [],
        );
      }
    }
  }
});
