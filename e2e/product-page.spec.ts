import type { Locator } from 'playwright/test';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { violations } from './support/axe.ts';
import { shortProductPath } from '#lib/contract/forms.ts';
import { addButton, expectBadge, openLive, openWhole } from './support/pages.ts';
import { detail, list, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** A product with a description, specifications and reviews. */
async function reviewedProduct() {
  const { items } = await list({ type: 'popular' });
  const found = items.find(
    ({ ratingCount, availability }) =>
      ratingCount > 0 && availability === availabilityCodes.available,
  );
  if (!found) throw new Error('no popular product has ratings');
  return found;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های صفحه' });

/** Whether something covers the element where it begins. */
const isCovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width - 8, top + height / 2);
    return seen === null || !element.contains(seen);
  });

async function box(place: Locator) {
  const found = await place.boundingBox();
  if (!found) throw new Error('not shown');
  return found;
}

test.describe('a journey on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('leads by tabs to the sections, and by the stars to the reviews', async ({ page }) => {
    const product = await reviewedProduct();
    await openWhole(page, productPath(product));
    const heading = page.locator('#specifications-title');
    await tabs(page).getByRole('link', { name: 'مشخصات' }).tap();
    await expect(heading).toBeInViewport();
    await expect(tabs(page).getByRole('link', { name: 'مشخصات' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isCovered(heading)).toBe(false);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: /رأی$/ }).tap();
    await expect(page.locator('#reviews-title')).toBeInViewport();
    await expect.poll(() => isCovered(page.locator('#reviews-title'))).toBe(false);
  });

  test('offers the history of the price and news of a lower one', async ({ page }) => {
    await openLive(page, productPath(await productForSale()));
    const buy = page.getByRole('complementary', { name: 'خرید کالا' });
    await expect(buy.getByRole('button', { name: 'نمودار قیمت' })).toBeVisible();
    await expect(buy.getByRole('button', { name: 'اگر ارزان شد خبرم کن' })).toBeVisible();
  });

  test('keeps a chosen town, and promises it a day in the cart as well', async ({ page }) => {
    const product = await productForSale();
    await openLive(page, productPath(product));
    const buy = page.getByRole('complementary', { name: 'خرید کالا' });
    await expect(buy.getByText('ارسال به همهٔ شهرها')).toBeVisible();
    await buy.getByRole('button', { name: 'انتخاب شهر' }).tap();
    const dialog = page.getByRole('dialog', { name: 'شهر شما' });
    await dialog.getByLabel('استان').selectOption('تهران');
    expect(await violations(page, { within: 'dialog' })).toEqual([]);
    await dialog.getByRole('button', { name: 'ثبت شهر' }).tap();
    await expect(buy.getByText('تحویل تهران')).toBeVisible();
    await page.reload();
    await expect(buy.getByText('تحویل تهران')).toBeVisible();
    await addButton(page).tap();
    await expectBadge(page, 1);
    await page.goto('/shop/cart');
    await expect(page.getByText('تحویل تهران')).toBeVisible();
  });

  test('shows the shop’s usual promise to whoever has written something else as their town', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('town', '{"province":"تهران","city":"<img src=x onerror=alert(1)>"}');
    });
    await openWhole(page, productPath(await productForSale()));
    const buy = page.getByRole('complementary', { name: 'خرید کالا' });
    await buy.scrollIntoViewIfNeeded();
    await expect(buy.getByRole('button', { name: 'انتخاب شهر' })).toBeVisible();
    await expect(buy.getByText('ارسال به همهٔ شهرها')).toBeVisible();
  });

  test('enlarges a picture by a double tap and by two fingers', async ({ page, context }) => {
    await openLive(page, productPath(await productForSale()));
    await page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }).tap();
    const dialog = page.getByRole('dialog', { name: 'تصویرهای کالا' });
    const out = dialog.getByRole('button', { name: 'دورتر' });
    await expect(out).toBeDisabled();
    const touches = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      });
    await touch('touchStart', 190);
    await touch('touchStart', 190, 210);
    for (const step of [10, 30, 50, 70]) await touch('touchMove', 190 - step, 210 + step);
    await touch('touchEnd');
    await expect(out).toBeEnabled();
    await page.keyboard.press('0');
    await expect(out).toBeDisabled();
    for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
      await touch(type, ...(type === 'touchStart' ? [200] : []));
    }
    await expect(out).toBeEnabled();
  });
});

for (const { width, height } of [
  phone,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`has its parts in their places at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWhole(page, productPath(await reviewedProduct()));
    const gallery = await box(page.locator('#gallery'));
    const name = await box(page.getByRole('heading', { level: 1 }));
    const buy = await box(page.getByRole('complementary', { name: 'خرید کالا' }));
    const features = await box(page.getByRole('region', { name: 'ویژگی‌های مهم' }));
    const isBeside = name.y < gallery.y + gallery.height;
    expect(isBeside).toBe(width >= 768);
    const heart = page.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' }).first();
    const at = await box(heart);
    const isOnPicture =
      at.y < gallery.y + gallery.height && at.x < gallery.x + 80 && at.x >= gallery.x;
    expect(isOnPicture).toBe(width < 992);
    expect(buy.y < features.y).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('tabs are anchors that stay in view', async ({ page }) => {
    await page.goto(productPath(await reviewedProduct()));
    await tabs(page).getByRole('link', { name: 'مشخصات' }).click();
    await expect(page.locator('#specifications-title')).toBeInViewport();
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('pictures', () => {
  test('open large by a press, can be zoomed, and Back closes them', async ({ page }) => {
    const product = await productForSale();
    const { images } = await detail(product.websiteCode);
    await openLive(page, productPath(product));
    await page.locator('#gallery').click();
    const dialog = page.getByRole('dialog', { name: 'تصویرهای کالا' });
    await expect(dialog.getByRole('img')).toHaveCount(images.length);
    await dialog.getByRole('button', { name: 'نزدیک‌تر' }).click();
    await expect(dialog.getByRole('button', { name: 'دورتر' })).toBeEnabled();
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
    const pictures = page.getByRole('dialog').getByRole('listitem');
    await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowRight');
    await expect(pictures.first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('+');
    await expect(page.getByRole('button', { name: 'دورتر' })).toBeEnabled();
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
