import { pageNamed } from './support/pages-of-shop.ts';
import { expect, test } from './support/test.ts';

/** Kinds of pages that `every-page.spec.ts` does not open. */
const others = ['site map', 'contact', 'magazine, second page', 'magazine author', 'newsletter'];

test('the browser complains about no page, including CSP violations', async ({
  page,
  complaints,
}) => {
  for (const name of others) {
    const { path } = await pageNamed(name);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('status').first()).toBeAttached();
    expect(complaints, path).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages have the landmarks of the contract and one heading', async ({ page }) => {
    for (const name of ['home', 'listing', 'product']) {
      const { path } = await pageNamed(name);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'منوی اصلی' })).toHaveCount(1);
      if (name !== 'home') {
        await expect(page.getByRole('navigation', { name: 'مسیر صفحه' })).toHaveCount(1);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa-IR');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    }
  });
});
