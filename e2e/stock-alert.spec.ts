import { violationsInBothSchemes } from './support/axe.ts';
import { openLive } from './support/pages.ts';
import { productPath } from './support/shop.ts';
import {
  comingSoon,
  dialog,
  field,
  kept,
  soldOut,
  soldOutBeside,
  submit,
  stockAlertButton,
} from './support/stock-alert.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const wrong = /شماره موبایل را به صورت 09123456789 وارد کنید/;
const missing = 'شماره موبایل خود را وارد کنید';
/** The field on pages without scripts. */
const plainField = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'شماره موبایل' });

test.describe('with scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog is loaded when its button is pressed; a number is stored for a sold-out product, and confirmed', async ({
    page,
  }) => {
    const product = await soldOut();
    await openLive(page, productPath(product));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await expect(stockAlertButton(page)).toHaveCount(1);
    await stockAlertButton(page).hover();
    expect(scripts).toEqual([]);
    await stockAlertButton(page).click();
    await expect(dialog(page)).toContainText(product.nameFa);
    expect(scripts.length).toBeGreaterThan(0);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('۰۹۱۲ ٣٤٥-۶۷۸۹');
    await expect(field(page)).toHaveValue('09123456789');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(kept)).toBeFocused();
    await expect(field(page)).toHaveCount(0);
    expect(await violationsInBothSchemes(page, 'dialog')).toEqual([]);
    await dialog(page).getByRole('button', { name: 'بازگشت به کالا' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(stockAlertButton(page)).toBeFocused();
  });

  test.describe('and a call that fails', () => {
    test.use({ breaksThings: true });

    test('errors are shown beside the field without a call, and the failure with the number', async ({
      page,
    }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('Tell-When-Back')) sent.push(request.url());
      });
      await page.goto(productPath(await comingSoon()));
      await stockAlertButton(page).click();
      await submit(page).click();
      await expect(field(page)).toHaveAccessibleDescription(missing);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toBeFocused();
      await field(page).pressSequentially('0912');
      await field(page).press('Enter');
      await expect(field(page)).toHaveAccessibleDescription(wrong);
      expect(await violationsInBothSchemes(page, 'dialog')).toEqual([]);
      await field(page).pressSequentially('3456789');
      await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
      expect(sent).toEqual([]);

      await page.route('**/Product/Tell-When-Back', (route) => route.abort());
      await submit(page).click();
      await expect(field(page)).toHaveAccessibleDescription(/ارتباط با فروشگاه برقرار نشد/);
      await expect(field(page)).toHaveValue('09123456789');
      await page.unroute('**/Product/Tell-When-Back');
      await submit(page).click();
      await expect(dialog(page).getByText(kept)).toBeVisible();
    });
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the form of a product, or of its sold-out variant alone, is on its page and returns to it', async ({
    page,
  }) => {
    const { path, id } = await soldOutBeside();
    await page.goto(encodeURI(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(stockAlertButton(page)).toHaveCount(0);
    for (const address of [
      `${encodeURI(path)}?variant=${id}`,
      encodeURI(productPath(await soldOut())),
    ]) {
      await page.goto(address);
      await expect(page.getByText(kept)).toBeHidden();
      await plainField(page).fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
      await stockAlertButton(page).click();
      await expect(page).toHaveURL(`${address}#tell-done`);
      await expect(page.getByText(kept)).toBeInViewport();
      await plainField(page).fill('0912');
      await plainField(page).press('Enter');
      await expect(page).toHaveURL(`${address}#tell-invalid`);
      await expect(page.getByText(wrong)).toBeInViewport();
      await expect(page.getByText(kept)).toBeHidden();
    }
  });
});
