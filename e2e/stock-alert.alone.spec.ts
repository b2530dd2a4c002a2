import { newMobile } from './support/codes.ts';
import { control, productPath, setStock } from './support/shop.ts';
import {
  dialog,
  field,
  inbox,
  kept,
  soldOut,
  submit,
  stockAlertButton,
} from './support/stock-alert.ts';
import { expect, test } from './support/test.ts';

/** The back-in-stock message, and the form while the service is unreachable. */

// The shop's commands take seconds each.
test.setTimeout(90_000);
test.use({ breaksThings: true });

test('a subscriber is notified once when it is back, with a link to it', async ({ page }) => {
  const product = await soldOut();
  const mobile = newMobile();
  const { websiteCode, defaultVariantId } = product;
  const buttonsAt = async (path: string) => {
    await page.goto(path);
    return stockAlertButton(page).count();
  };
  await page.goto(productPath(product));
  await stockAlertButton(page).click();
  await field(page).fill(mobile);
  await submit(page).click();
  await expect(dialog(page).getByText(kept)).toBeVisible();
  expect(await inbox(page)).not.toContain(mobile);
  try {
    await setStock(websiteCode, defaultVariantId, 3);
    const messages = await inbox(page);
    expect(messages.split(mobile)).toHaveLength(2);
    expect(messages).toContain(product.nameFa);
    const [link = ''] = /http:[^"]*\/shop\/product\/[^"]*/.exec(messages) ?? [];
    await expect.poll(() => buttonsAt(link)).toBe(0);
    await expect(page).toHaveURL(`${encodeURI(productPath(product))}?variant=${defaultVariantId}`);
  } finally {
    await setStock(websiteCode, defaultVariantId, 0);
  }
  await expect.poll(() => buttonsAt(productPath(product))).toBe(1);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the page reports the failure, and the form can be sent again there', async ({ page }) => {
    const product = await soldOut();
    await page.goto(productPath(product));
    const number = page.getByRole('main').getByRole('textbox', { name: 'شماره موبایل' });
    await number.fill('09367770002');
    await control('service', 'kill');
    try {
      await number.press('Enter');
      await expect(page).toHaveURL(/#tell-failed$/);
      await expect(page.getByText(/شمارهٔ شما ثبت نشد/)).toBeInViewport();
    } finally {
      await control('service', 'start');
    }
    await number.fill('09367770002');
    await number.press('Enter');
    await expect(page).toHaveURL(`${encodeURI(productPath(product))}#tell-done`);
  });
});
