import { paths } from '#lib/contract/paths.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { searchBox } from './support/menus.ts';
import { expectBadge, headerCart, openLive } from './support/pages.ts';
import { addToBasket, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { comeWithBasket } from './support/visitor.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const banner = (page: Page) => page.getByRole('banner');
const promotion = (page: Page) => page.getByRole('complementary', { name: 'پیشنهاد فروشگاه' });
const favourites = (page: Page) => banner(page).getByRole('link', { name: 'علاقه‌مندی‌ها' });
const preview = (page: Page) => banner(page).getByRole('region', { name: 'خلاصهٔ سبد' });
const categories = (page: Page) =>
  page
    .getByRole('navigation', { name: 'دسته‌بندی محصولات' })
    .getByRole('button', { name: 'دسته‌بندی محصولات' });

/** Sums up the layout shifts without user input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const own = 'hadRecentInput' in entry && entry.hadRecentInput === true;
        if (!own && 'value' in entry && typeof entry.value === 'number') sum += entry.value;
      }
      document.documentElement.dataset['shifts'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number((await page.locator('html').getAttribute('data-shifts')) ?? 0);
}

async function scrollBy(page: Page, pixels: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(720, 700);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + pixels);
}

/** Opens a light page as a visitor with two products in the basket, three pieces in all. */
async function shopper(page: Page) {
  const [first, second, third] = await productsForSale();
  if (!first || !second || !third) throw new Error('The shop sells too little.');
  const guid = await comeWithBasket(
    page,
    { WebsiteCode: first.websiteCode, Count: 2 },
    { WebsiteCode: second.websiteCode },
  );
  await openLive(page, '/درباره-ما');
  await expectBadge(page, 3);
  return { guid, first, third };
}

test('the promotion is a link, and stays closed in all tabs of the visit', async ({ page }) => {
  await page.goto('/');
  await expect(promotion(page).getByRole('link')).toHaveAttribute('href', /^\//);
  await promotion(page).getByRole('button', { name: 'بستن نوار پیشنهاد' }).click();
  await expect(promotion(page)).toBeHidden();
  const cookies = await page.context().cookies();
  // Until the browser is closed.
  expect(cookies.find(({ name }) => name === 'closedPromotion')?.expires).toBe(-1);
  const tab = await page.context().newPage();
  const shifts = await watchShifts(tab);
  await tab.goto('/');
  await expect(headerCart(tab)).toBeVisible();
  await expect(promotion(tab)).toBeHidden();
  expect(await shifts()).toBe(0);
});

/** Lets the header read the scroll position. */
const look = (page: Page) => page.clock.runFor(500);

/** Scrolls at once to `top` px. */
const jump = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('while the page is scrolled', () => {
  test('the header hides on scrolling down and returns on scrolling up, without layout shifts', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shifts = await watchShifts(page);
    await openLive(page, '/');
    await scrollBy(page, 100);
    await scrollBy(page, 500);
    await expect(banner(page)).not.toBeInViewport();
    await scrollBy(page, -60);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await scrollBy(page, 60);
    await expect(banner(page)).not.toBeInViewport();
    await scrollBy(page, -4);
    await scrollBy(page, -596);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect(await shifts()).toBeLessThan(0.02);
  });

  test('the focus, an open menu and the preview of the basket keep the header visible', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await expectBadge(page, 0);
    await expect(banner(page)).toHaveCSS('transition-duration', '0.001s');
    const search = searchBox(page);
    await search.focus();
    await scrollBy(page, 900);
    await look(page);
    await expect(search).toBeInViewport();
    await search.blur();
    await scrollBy(page, 300);
    await expect(banner(page)).not.toBeInViewport();
    await categories(page).focus();
    await expect(categories(page)).toBeInViewport();

    await page.keyboard.press('Enter');
    const all = page
      .getByRole('navigation', { name: 'دسته‌بندی محصولات' })
      .getByRole('link', { name: /^همهٔ کالاهای/ })
      .filter({ visible: true });
    await expect(all).toHaveCount(1);
    await categories(page).blur();
    await jump(page, 0);
    await look(page);
    await jump(page, 900);
    await look(page);
    await expect(categories(page)).toBeInViewport();
    await expect(all).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(all).toHaveCount(0);
    await categories(page).blur();

    await jump(page, 0);
    await look(page);
    await expect(async () => {
      await page.mouse.move(720, 700);
      await headerCart(page).hover();
      await expect(preview(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await jump(page, 900);
    await look(page);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.move(720, 700);
    await expect(preview(page)).toBeHidden();
    await scrollBy(page, 300);
    await expect(banner(page)).not.toBeInViewport();
  });
});

test.describe('the preview of the basket', () => {
  test('shows lines, counts and the total when the mouse rests, passes axe, is updated, and closes on leaving and on Escape', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const { guid, first, third } = await shopper(page);
    const before = await shifts();
    await headerCart(page).hover();
    const lines = preview(page).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    const line = lines.filter({
      has: page.locator(`a[href^="/shop/product/${first.websiteCode}/"]`),
    });
    await expect(line.locator('img')).toHaveJSProperty('complete', true);
    await expect(line).toContainText('۲ عدد');
    await expect(line).toContainText('تومان');
    await expect(preview(page)).toContainText('مبلغ قابل پرداخت');
    await expect(preview(page)).toContainText('۳ کالا');
    expect(await shifts()).toBe(before);
    // The mouse crosses the gap into the preview, which stays open.
    await preview(page).getByRole('link', { name: 'رفتن به سبد' }).hover();
    await addToBasket(guid, { WebsiteCode: third.websiteCode });
    await expect(lines).toHaveCount(3);
    await expect(preview(page)).toContainText('۴ کالا');
    expect(await shifts()).toBeLessThan(before + 0.01);
    expect(await violationsInBothSchemes(page, '.cart-peek')).toEqual([]);
    await page.mouse.move(700, 800);
    await expect(preview(page)).toBeHidden();
    await headerCart(page).hover();
    await expect(preview(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
  });

  test('is reached by keyboard, stays open on a press inside, and closes on one outside, with the focus and on Escape', async ({
    page,
  }) => {
    const { first } = await shopper(page);
    await headerCart(page).focus();
    await expect(preview(page).getByRole('listitem')).toHaveCount(2);
    await preview(page).getByText('مبلغ قابل پرداخت').click();
    await expect(preview(page)).toBeFocused();
    await page.mouse.move(700, 800);
    await page.keyboard.press('Tab');
    await expect(preview(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(preview(page)).toBeHidden();
    await expect(headerCart(page)).toBeFocused();
    await searchBox(page).focus();
    await headerCart(page).focus();
    await expect(preview(page).getByRole('listitem')).toHaveCount(2);
    await expect(
      preview(page).locator(`a[href^="/shop/product/${first.websiteCode}/"]`),
    ).toBeVisible();
    await searchBox(page).focus();
    await expect(preview(page)).toBeHidden();
    await headerCart(page).focus();
    await expect(preview(page)).toBeVisible();
    await page.mouse.click(20, 800);
    await expect(preview(page)).toBeHidden();
    await headerCart(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop/cart');
    await expect(preview(page)).toBeHidden();
  });

  test('of an empty basket links to the shop; a press goes to the cart at once; other links are a visitor’s', async ({
    page,
  }) => {
    await openLive(page, '/');
    const account = banner(page).getByRole('link', { name: 'ورود / ثبت‌نام' });
    await expect(account).toHaveAttribute('href', '/account');
    await expect(favourites(page)).toHaveAttribute('href', '/account/favourite');
    await expect(favourites(page)).toHaveText('علاقه‌مندی‌ها');
    await headerCart(page).hover();
    await expect(preview(page)).toContainText('سبد شما هنوز خالی است');
    await preview(page).getByRole('link', { name: 'دیدن محبوب‌ترین‌ها' }).click();
    await expect(page).toHaveURL('/shop?sort=popular');
    await headerCart(page).click();
    await expect(page).toHaveURL('/shop/cart');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });

    test('a tap goes to the cart without a preview', async ({ page }) => {
      await page.clock.install();
      await page.goto('/');
      await expectBadge(page, 0);
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
      await headerCart(page).tap();
      await page.clock.runFor(1_000);
      await expect(headerCart(page)).not.toHaveAttribute('aria-expanded');
      await expect(preview(page)).toBeHidden();
    });
  });
});

test('the entry of the current page is marked, also after a soft navigation', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: 'منوی اصلی' });
  const current = menu.locator('a[aria-current]');
  await openLive(page, paths.blog);
  await expect(current).toHaveText(/^مجله/);
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/\d+\//);
  await expect(current).toHaveAttribute('aria-current', 'true');
  await menu.getByRole('link', { name: 'لپ‌تاپ', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/category\//);
  await expect(current).toHaveText('لپ‌تاپ');
});
