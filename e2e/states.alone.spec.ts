import { control } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ breaksThings: true });

const again = 'تلاش دوباره';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('without the service', () => {
  test.beforeAll(() => control('service', 'kill'));
  test.afterAll(() => control('service', 'start'));

  const neverMade = '/shop/product/987653/x';

  for (const scripts of [true, false]) {
    test.describe(`scripts ${scripts ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled: scripts });

      test("a page never rendered answers 503 in the shop's design, light and dark", async ({
        page,
      }) => {
        const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(19, 17, 14)' } as const;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const answer = await page.goto(neverMade);
          expect(answer?.status()).toBe(503);
          expect(answer?.headers()['cache-control']).toContain('no-store');
          await expect(heading(page)).toHaveText('مشکلی پیش آمد');
          await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
          await expect(page.locator('body')).toHaveCSS('background-color', grounds[colorScheme]);
          const way = page.getByRole('link', { name: again });
          await expect(way).toHaveCSS('background-color', 'rgb(254, 188, 53)');
          await way.click();
          await expect(heading(page)).toHaveText('مشکلی پیش آمد');
        }
      });
    });
  }

  test('a cart that cannot be read says so', async ({ page }) => {
    await page.goto('/shop/cart');
    const alert = page.getByRole('alert').filter({ hasText: 'سبد خرید خوانده نشد' });
    // The call is tried three times, with the pauses that the answer requests.
    await expect(alert.getByRole('button', { name: again })).toBeVisible({ timeout: 20_000 });
  });
});
