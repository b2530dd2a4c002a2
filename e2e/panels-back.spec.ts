import { mainMenu, menuButton, openWithMenus, panels } from './support/menus.ts';
import { searchBox, searchHeading, sizes } from './support/menus.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const contact = (page: Page) => mainMenu(page).getByRole('link', { name: 'تماس با ما' });
const entryCount = (page: Page) => page.evaluate(() => history.length);

test.describe('Back on a phone', () => {
  test.use({ viewport: sizes.phone });

  for (const { name, opener } of panels) {
    test(`Back closes «${name}», and only then leaves the page`, async ({ page }) => {
      await openWithMenus(page, '/shop');
      await page.goto('/');
      await page.locator('html[data-menus]').waitFor();
      const dialog = page.getByRole('dialog', { name });
      await opener(page).click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/shop');
    });

    test(`«${name}» leaves nothing in the history when it is closed`, async ({ page }) => {
      await openWithMenus(page, '/shop');
      await page.goto('/');
      await page.locator('html[data-menus]').waitFor();
      const dialog = page.getByRole('dialog', { name });
      for (const key of ['Escape', 'button', 'Escape']) {
        await opener(page).click();
        await expect(dialog).toBeVisible();
        await expect.poll(() => page.evaluate(() => Boolean(history.state.panel))).toBe(true);
        if (key === 'button') await dialog.getByRole('button', { name: 'بستن' }).click();
        else await page.keyboard.press(key);
        await expect(dialog).toBeHidden();
        await expect.poll(() => page.evaluate(() => Boolean(history.state.panel))).toBe(false);
      }
      await page.goBack();
      await expect(page).toHaveURL('/shop');
    });
  }

  test('a link in the menu navigates softly, and Back returns to the page', async ({ page }) => {
    await openWithMenus(page, '/');
    await page.evaluate(() => {
      document.documentElement.dataset['kept'] = 'yes';
    });
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const before = await entryCount(page);
    await contact(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تماس با ما');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await entryCount(page)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });

  test('a search from the overlay works, and Back returns to the page', async ({ page }) => {
    await openWithMenus(page, '/');
    await page.getByRole('banner').getByRole('button', { name: 'دنبال چه' }).click();
    await expect(searchHeading(page)).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(
      await searchBox(page).evaluate((box: HTMLInputElement) => box.validity.valueMissing),
    ).toBe(true);
    await page.keyboard.type('گوشی');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter-name=/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL(/filter-name=/);
  });

  test('a page reloaded under an open panel shows no panel, and needs one step back', async ({
    page,
  }) => {
    await openWithMenus(page, '/shop');
    await page.goto('/');
    await page.locator('html[data-menus]').waitFor();
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await page.locator('html[data-menus]').waitFor();
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.panel))).toBe(false);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/shop');
  });
});
