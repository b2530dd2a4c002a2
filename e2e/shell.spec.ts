import { openWithMenus } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { expect, test } from './support/test.ts';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

for (const scripts of [true, false]) {
  test.describe(`refusals, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts, breaksThings: true });

    test('a missing page says so, and offers links', async ({ page }) => {
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
}

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'رفتن به محتوای اصلی' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('links are followed without a reload', async ({ page }) => {
  await openWithMenus(page, '/');
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });
  const { path } = await pageNamed('contact');
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تماس با ما');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('the colour scheme follows the system until one is chosen, which stays', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  const toggle = page.getByRole('banner').getByRole('button', { name: 'نمای تیره' }).first();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  expect(await ground()).not.toBe(light);
  await toggle.click();
  await expect.poll(ground).toBe(light);
});

test('a closed promotion stays closed', async ({ page }) => {
  await page.goto('/');
  const promotion = page.getByRole('complementary', { name: 'پیشنهاد فروشگاه' });
  await promotion.getByRole('button').click();
  await expect(promotion).toBeHidden();
  await page.reload();
  await expect(promotion).toBeHidden();
});

const shopName = /کهربا/;

test('the bottom toolbar is shown on phones, except on product pages', async ({ page }) => {
  await page.setViewportSize(phone);
  const toolbar = page.getByRole('navigation', { name: 'نوار پایین' });
  await page.goto('/');
  await expect(toolbar).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(toolbar).toBeHidden();
  await page.setViewportSize(phone);
  await page.goto((await pageNamed('product')).path);
  await expect(toolbar).toBeHidden();
  // The product's page stays in the document, hidden, after a soft navigation.
  await page.getByRole('banner').getByRole('link', { name: shopName }).click();
  await expect(toolbar).toBeVisible();
});
