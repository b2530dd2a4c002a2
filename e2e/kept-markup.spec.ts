import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// React's error about markup that was changed before hydration.
test.use({ forgives: /React error #418/ });

test('menus and footer stay when React renders the page again', async ({ page }) => {
  // As extensions do, before hydration.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('.hd .logo')?.replaceWith('کهربا');
    });
  });
  await openLive(page, '/');
  // The logo is back: React has rendered the header again.
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /صفحهٔ نخست/ })).toBeVisible();
  await header.getByRole('button', { name: 'دسته‌بندی محصولات' }).click();
  const phones = header.getByRole('link', { name: 'گوشی هوشمند' });
  await expect(phones).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'حریم خصوصی' }).first()).toBeVisible();
  await phones.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('گوشی هوشمند');
});
