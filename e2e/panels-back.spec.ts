import { mainMenu, menuButton, openWithMenus, panels } from './support/menus.ts';
import { searchBox, searchHeading, sizes } from './support/menus.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const contact = (page: Page) => mainMenu(page).getByRole('link', { name: 'تماس با ما' });
const entryCount = (page: Page) => page.evaluate(() => history.length);

test.describe('Back on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('closes a panel first; a closed or reloaded panel leaves nothing in the history', async ({
    page,
  }) => {
    const isPanelKept = () => page.evaluate(() => Boolean(history.state?.panel));
    await openWithMenus(page, '/shop');
    await openWithMenus(page, '/');
    for (const { name, opener } of panels) {
      const dialog = page.getByRole('dialog', { name });
      for (const way of ['Back', 'Escape', 'button']) {
        await opener(page).click();
        await expect(dialog).toBeVisible();
        await expect.poll(isPanelKept, `${name}, ${way}`).toBe(true);
        if (way === 'Back') await page.goBack();
        else if (way === 'Escape') await page.keyboard.press('Escape');
        else await dialog.getByRole('button', { name: 'بستن' }).click();
        await expect(dialog).toBeHidden();
        await expect.poll(isPanelKept, `${name}, ${way}`).toBe(false);
        await expect(page).toHaveURL('/');
      }
    }
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.reload();
    await page.locator('html[data-menus]').waitFor();
    await expect.poll(isPanelKept).toBe(false);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/shop');
  });

  test('returns from a link of the menu, followed softly, and from a search of the overlay', async ({
    page,
  }) => {
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
});
