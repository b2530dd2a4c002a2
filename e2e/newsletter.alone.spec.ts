import { button, done, field, footer, openNewsletter, toast } from './support/newsletter.ts';
import { control } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** The form of the newsletter while the service is unreachable. */

test.use({ breaksThings: true });

test.describe('with scripts', () => {
  test('a toast reports it, and the number stays', async ({ page }) => {
    await openNewsletter(page);
    await field(page).fill('09351112255');
    await control('service', 'kill');
    try {
      await button(page).click();
      await expect(toast(page)).toContainText('خبرنامه');
      await expect(toast(page)).toContainText('خطا در عضویت خبرنامه');
      await expect(field(page)).toHaveValue('09351112255');
    } finally {
      await control('service', 'start');
    }
    await button(page).click();
    await expect(footer(page).getByText(done)).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a page reports the failure, and the form can be sent again there', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('09351112277');
    await control('service', 'kill');
    try {
      await field(page).press('Enter');
      await expect(page).toHaveURL('/newsletter/failed');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('خطا در عضویت خبرنامه');
    } finally {
      await control('service', 'start');
    }
    await page.getByRole('link', { name: 'تلاش دوباره' }).click();
    await field(page).fill('09351112277');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/newsletter/done');
  });
});
