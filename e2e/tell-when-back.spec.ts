import { violations } from './support/axe.ts';
import { openLive } from './support/pages.ts';
import { productForSale, productPath } from './support/shop.ts';
import {
  comingSoon,
  dialog,
  field,
  kept,
  soldOut,
  soldOutBeside,
  submit,
  tellButton,
} from './support/tell.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const wrong = /شماره موبایل را به صورت 09123456789 وارد کنید/;
const missing = 'شماره موبایل خود را وارد کنید';
/** The field on pages without scripts. */
const plainField = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: 'شماره موبایل' });

test.describe('with scripts', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a number is stored for a sold-out product, and confirmed', async ({ page }) => {
    const product = await soldOut();
    await page.goto(productPath(product));
    await expect(tellButton(page)).toHaveCount(1);
    await tellButton(page).click();
    await expect(dialog(page)).toContainText(product.nameFa);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('۰۹۱۲ ٣٤٥-۶۷۸۹');
    await expect(field(page)).toHaveValue('09123456789');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(kept)).toBeFocused();
    await expect(field(page)).toHaveCount(0);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, { within: 'dialog' }), `${width} px`).toEqual([]);
    }
    await dialog(page).getByRole('button', { name: 'بازگشت به کالا' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(tellButton(page)).toBeFocused();
  });

  test('errors are shown beside the field, and nothing is sent', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('Tell-When-Back')) sent.push(request.url());
    });
    await page.goto(productPath(await comingSoon()));
    await tellButton(page).click();
    await submit(page).click();
    await expect(field(page)).toHaveAccessibleDescription(missing);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('0912');
    await field(page).press('Enter');
    await expect(field(page)).toHaveAccessibleDescription(wrong);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, { within: 'dialog' }), `${width} px`).toEqual([]);
    }
    await field(page).pressSequentially('3456789');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'false');
    expect(sent).toEqual([]);
  });
});

test('an available product has no such form', async ({ page }) => {
  await page.goto(productPath(await productForSale()));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tellButton(page)).toHaveCount(0);
});

test('the dialog is loaded when the button is pressed', async ({ page }) => {
  await openLive(page, productPath(await soldOut()));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await tellButton(page).hover();
  expect(scripts).toEqual([]);
  await tellButton(page).click();
  await expect(field(page)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

test.describe('a call that fails', () => {
  test.use({ breaksThings: true });

  test('is reported beside the field, and the number stays', async ({ page }) => {
    await page.goto(productPath(await soldOut()));
    await page.route('**/Product/Tell-When-Back', (route) => route.abort());
    await tellButton(page).click();
    await field(page).fill('09351112233');
    await submit(page).click();
    await expect(field(page)).toHaveAccessibleDescription(/ارتباط با فروشگاه برقرار نشد/);
    await expect(field(page)).toHaveValue('09351112233');
    await page.unroute('**/Product/Tell-When-Back');
    await submit(page).click();
    await expect(dialog(page).getByText(kept)).toBeVisible();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the form of another variant returns to that variant', async ({ page }) => {
    const { path, id } = await soldOutBeside();
    const address = `${encodeURI(path)}?variant=${id}`;
    await page.goto(address);
    await plainField(page).fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await tellButton(page).click();
    await expect(page).toHaveURL(`${address}#tell-done`);
    await expect(page.getByText(kept)).toBeInViewport();
    await plainField(page).fill('0912');
    await plainField(page).press('Enter');
    await expect(page).toHaveURL(`${address}#tell-invalid`);
    await expect(page.getByText(wrong)).toBeInViewport();
  });

  test('the form on the page does the same, and returns to it', async ({ page }) => {
    const product = await soldOut();
    await page.goto(productPath(product));
    await expect(page.getByText(kept)).toBeHidden();
    await plainField(page).fill('۰۹۱۲ ۳۴۵ ۶۷۸۹');
    await tellButton(page).click();
    await expect(page).toHaveURL(`${encodeURI(productPath(product))}#tell-done`);
    await expect(page.getByText(kept)).toBeInViewport();
    await plainField(page).fill('0912');
    await plainField(page).press('Enter');
    await expect(page).toHaveURL(/#tell-invalid$/);
    await expect(page.getByText(wrong)).toBeInViewport();
    await expect(page.getByText(kept)).toBeHidden();
  });
});
