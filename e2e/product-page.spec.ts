import { violations } from './support/axe.ts';
import { openLive } from './support/pages.ts';
import { detail, productForSale, productPath } from './support/shop.ts';
import { shortProductPath } from '#lib/contract/forms.ts';
import { expect, test } from './support/test.ts';

test.describe('pictures', () => {
  test('open large by a press, can be zoomed, and Back closes them', async ({ page }) => {
    const product = await productForSale();
    const { images } = await detail(product.websiteCode);
    await openLive(page, productPath(product));
    await page.locator('#gallery').click();
    const dialog = page.getByRole('dialog', { name: 'تصویرهای کالا' });
    await expect(dialog.getByRole('img')).toHaveCount(images.length);
    await dialog.getByRole('button', { name: 'نزدیک‌تر' }).first().click();
    await expect(dialog.getByRole('button', { name: 'دورتر' })).toHaveCount(1);
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(productPath(product));
  });

  test('open at the current one, by keyboard as well', async ({ page }) => {
    await openLive(page, productPath(await productForSale()));
    await page.getByRole('link', { name: 'تصویر ۲' }).click();
    await expect(page.getByRole('link', { name: 'تصویر ۲' })).toHaveAttribute('data-shown');
    await page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }).press('Enter');
    const second = page.getByRole('dialog').getByRole('listitem').nth(1);
    await expect(second).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' })).toBeFocused();
  });
});

test.describe('sharing a product', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('gives its short address with the variant, without the shopper’s own query keys', async ({
    page,
  }) => {
    const product = await productForSale();
    const { variants } = await detail(product.websiteCode);
    const variant = variants.at(-1)?.id ?? 0;
    const path = `${productPath(product)}?variant=${variant}`;
    await openLive(page, `${path}&utm_source=x&gclid=1#related`);
    await page.getByRole('button', { name: 'هم‌رسانی' }).click();
    const dialog = page.getByRole('dialog', { name: 'هم‌رسانی' });
    const wanted = new URL(
      `${shortProductPath(product.websiteCode)}?variant=${variant}`,
      page.url(),
    ).href;
    await expect(dialog.getByRole('textbox')).toHaveValue(wanted);
    for (const [name, key] of [
      ['تلگرام', 'url'],
      ['ایتا', 'url'],
    ] as const) {
      const href = await dialog.getByRole('link', { name }).getAttribute('href');
      expect(new URL(href ?? '').searchParams.get(key)).toBe(wanted);
    }
    const whatsApp = await dialog.getByRole('link', { name: 'واتساپ' }).getAttribute('href');
    expect(new URL(whatsApp ?? '').searchParams.get('text')).toBe(`${product.nameFa}\n${wanted}`);
    expect(whatsApp).not.toContain('+');
    await dialog.getByRole('button', { name: 'رونوشت نشانی' }).click();
    await expect(dialog.getByText('نشانی رونوشت شد')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wanted);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('uses the phone’s own share menu if there is one', async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: async (data: ShareData) => {
            document.documentElement.dataset['shared'] = JSON.stringify(data);
          },
        });
      });
      const product = await productForSale();
      await openLive(page, productPath(product));
      await page.getByRole('button', { name: 'هم‌رسانی' }).click();
      await expect
        .poll(async () =>
          JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}'),
        )
        .toEqual({
          title: product.nameFa,
          url: new URL(shortProductPath(product.websiteCode), page.url()).href,
        });
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});
