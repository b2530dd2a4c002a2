import { launcher } from './support/chat.ts';
import { sizes } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.describe('refusals, scripts off', () => {
  test.use({ javaScriptEnabled: false, breaksThings: true });

  test('a missing page says so, and offers a search; a page for others says so', async ({
    page,
  }) => {
    for (const path of ['/هیچ-جا', '/not-found', '/shop/product/2147483647/x']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('صفحه مورد نظر یافت نشد');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
    }
    const denied = await page.goto('/access-denied');
    expect(denied?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('دسترسی شما محدود شده است');
  });
});

test.describe('of a phone, scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: sizes.phone });

  test('a long path of a page ends in view, and its steps can be scrolled to', async ({ page }) => {
    await page.goto(productPath(await productForSale()));
    const path = page.getByRole('navigation', { name: 'مسیر صفحه' });
    const own = path.locator('[aria-current=page]');
    await expect(own).toBeInViewport({ ratio: 1 });
    expect((await own.boundingBox())?.width).toBeGreaterThan(64);
    const home = path.getByRole('link', { name: 'خانه' });
    await expect(home).not.toBeInViewport({ ratio: 1 });
    await home.focus();
    await expect(home).toBeInViewport({ ratio: 1 });
  });
});

test('on a desk the second Tab reaches the chat', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto('/shop');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(launcher(page)).toBeFocused();
});

test('the first Tab reaches the skip link, which leads to the content; the colour scheme follows the system until one is chosen, which stays', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto((await pageNamed('about')).path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'رفتن به محتوای اصلی' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  // Named after what a press does.
  const toggle = (name: string) => page.getByRole('banner').getByRole('button', { name }).first();
  await toggle('نمای تیره').click();
  await expect(toggle('نمای روشن')).toBeFocused();
  await page.reload();
  expect(await ground()).not.toBe(light);
  await toggle('نمای روشن').click();
  await expect.poll(ground).toBe(light);
});
