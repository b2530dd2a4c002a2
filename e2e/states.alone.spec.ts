import { control } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ breaksThings: true, javaScriptEnabled: false });

const again = 'تلاش دوباره';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test("without the service, a page never rendered answers 503 in the shop's design, light and dark", async ({
  page,
}) => {
  const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(19, 17, 14)' } as const;
  await control('service', 'kill');
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const answer = await page.goto('/shop/product/987653/x');
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
  } finally {
    await control('service', 'start');
  }
});
