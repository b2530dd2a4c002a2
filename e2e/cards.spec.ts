import type { Page } from 'playwright/test';
import { expectBadge } from './support/pages.ts';
import { detail, list, productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

const card = (page: Page, websiteCode: number) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href*="/shop/product/${websiteCode}/"]`) })
    .first();
const add = (page: Page, websiteCode: number) =>
  card(page, websiteCode).getByRole('button', { name: 'افزودن به سبد خرید' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a card adds its product to the basket, by a button large enough for a finger, and does not move', async ({
    page,
  }) => {
    const { websiteCode } = await productForSale();
    await page.goto('/shop');
    const box = await add(page, websiteCode).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await add(page, websiteCode).click();
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
    const { websiteCode, hoverImage = '' } = await productForSale();
    expect(hoverImage).not.toBe('');
    const [hash = ''] = hoverImage.split('-');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/shop');
    const one = card(page, websiteCode);
    await expect(add(page, websiteCode)).toBeAttached();
    await expect(add(page, websiteCode)).toHaveCSS('opacity', '0');
    const before = asked.filter((url) => url.includes(hash)).length;
    await one.hover();
    await expect(one.locator('.pic-hover')).toHaveCSS('opacity', '1');
    await expect(add(page, websiteCode)).toHaveCSS('opacity', '1');
    await expect
      .poll(() => asked.filter((url) => url.includes(hash)).length)
      .toBeGreaterThan(before);
    await page.mouse.move(1, 1);
    await expect(add(page, websiteCode)).toHaveCSS('opacity', '0');
    await one.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(add(page, websiteCode)).toBeFocused();
    await expect(add(page, websiteCode)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expectBadge(page, 1);
  });
});

test('a model is one card with the number of its versions, which its page leads to', async ({
  page,
}) => {
  const { items } = await list({ 'filter-available': '1', type: 'popular' });
  const model = items.find(({ versions = 1, isFrom = false }) => versions > 1 && isFrom);
  if (!model) throw new Error('The first page of the shop has no model with versions.');
  const { versions } = await detail(model.websiteCode);
  await page.goto('/shop?filter-available=1&sort=popular');
  const one = card(page, model.websiteCode);
  await expect(one).toContainText(`${toPersianDigits(versions.length)} `);
  await expect(one.locator('.price')).toHaveText(/^از [۰-۹٬]+ تومان$/);
  await expect(one.getByRole('link')).toHaveAttribute('title', model.nameFa);
  for (const other of versions.filter(({ websiteCode }) => websiteCode !== model.websiteCode)) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(card(page, other.websiteCode)).toHaveCount(0);
  }
  await one.getByRole('link').click();
  const links = page.getByRole('navigation', { name: /دیگر این مدل$/ }).getByRole('link');
  await expect(links).toHaveCount(versions.length);
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveCount(1);
  const other = links.and(page.locator(':not([aria-current])')).first();
  const href = (await other.getAttribute('href')) ?? '';
  await other.click();
  await expect(page).toHaveURL(encodeURI(href));
  await expect(links).toHaveCount(versions.length);
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
      await expect(card(page, product.websiteCode).locator('.pct')).toHaveText(text);
    }
  });
});
