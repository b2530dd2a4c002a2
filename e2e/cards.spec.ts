import type { Page } from 'playwright/test';
import { expectBadge } from './support/pages.ts';
import { list, productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
const add = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'افزودن به سبد خرید' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a card adds its product to the basket, by a button large enough for a finger, and does not move', async ({
    page,
  }) => {
    const { nameFa } = await productForSale();
    await page.goto('/shop');
    const box = await add(page, nameFa).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await add(page, nameFa).click();
    await expect(page.getByText('به سبد خرید افزوده شد')).toBeVisible();
    await expectBadge(page, 1);
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the second picture is loaded and shown only while it rests on the card; the keyboard reaches the button after the link', async ({
    page,
  }) => {
    const { nameFa, hoverImage = '' } = await productForSale();
    expect(hoverImage).not.toBe('');
    const [hash = ''] = hoverImage.split('-');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/shop');
    const one = card(page, nameFa);
    await expect(add(page, nameFa)).toBeAttached();
    await expect(add(page, nameFa)).toHaveCSS('opacity', '0');
    const before = asked.filter((url) => url.includes(hash)).length;
    await one.hover();
    await expect(one.locator('.pic-hover')).toHaveCSS('opacity', '1');
    await expect(add(page, nameFa)).toHaveCSS('opacity', '1');
    await expect
      .poll(() => asked.filter((url) => url.includes(hash)).length)
      .toBeGreaterThan(before);
    await page.mouse.move(1, 1);
    await expect(add(page, nameFa)).toHaveCSS('opacity', '0');
    await one.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(add(page, nameFa)).toBeFocused();
    await expect(add(page, nameFa)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expectBadge(page, 1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no card has a button that does nothing', async ({ page }) => {
    await page.goto('/shop');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').getByRole('button')).toHaveCount(0);
  });

  test('a former price is announced as one; discounts that differ between variants are a range, in percent or toman', async ({
    page,
  }) => {
    await page.goto('/shop?filter-discount=1');
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first.locator('.cut')).toHaveText(/٪\s+تخفیف\s+قیمت پیشین\s+[۰-۹]/);
    const { items } = await list({ 'filter-discount': '1' });
    for (const [type, text] of [
      [4, /^؜?[۰-۹]+ تا ؜?[۰-۹]+٪$/],
      [3, /^[۰-۹٬]+( تا [۰-۹٬]+)? تومان$/],
    ] as const) {
      const product = items.find(({ discount }) => discount?.type === type);
      if (!product) throw new Error(`No product has a discount of type ${type}.`);
      await expect(card(page, product.nameFa).locator('.pct')).toHaveText(text);
    }
  });
});
