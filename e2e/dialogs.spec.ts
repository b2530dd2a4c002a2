import { AxeBuilder } from '@axe-core/playwright';
import { guidOf } from './support/pages.ts';
import { accounts, expectMember, logIn } from './support/members.ts';
import { addToBasket, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const prompt = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' });
const toasts = (page: Page) => page.getByRole('region', { name: 'اعلان‌ها' }).getByRole('listitem');
const goOn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'ادامه روند خرید' });
const warning = (page: Page) => page.getByText('برای ادامه خرید، کد ملی خود را تایید کنید');
const way = (page: Page) => page.getByRole('link', { name: 'تکمیل پروفایل' });
const addButton = (page: Page) =>
  page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }).first();

/** Opens the cart of a visitor who has chosen something. */
async function openFilledCart(page: Page): Promise<void> {
  await page.goto('/shop/cart');
  await expect.poll(async () => (await page.context().cookies()).length).toBeGreaterThan(0);
  const { websiteCode } = await productForSale();
  await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
  await page.reload();
  await expect(goOn(page)).toBeVisible();
}

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

for (const [name, viewport] of Object.entries(sizes)) {
  test(`going on with an order asks a visitor to log in: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openFilledCart(page);
    await goOn(page).click();
    await expect(prompt(page)).toBeVisible();
    await expect(
      prompt(page).getByText('برای ادامه روند سفارش وارد حساب کاربری خود شوید'),
    ).toBeVisible();
    const box = await prompt(page).boundingBox();
    if (!box) throw new Error('The dialog has no box.');
    const sheet = viewport.width < 992;
    expect(box.width).toBe(sheet ? viewport.width : 480);
    await expect
      .poll(async () => {
        const now = await prompt(page).boundingBox();
        return Math.round((now?.y ?? 0) + (now?.height ?? 0));
      })
      .toBe(sheet ? viewport.height : Math.round((viewport.height + box.height) / 2));
    await expect(prompt(page).getByRole('link', { name: 'ورود / ثبت‌نام' })).toHaveAttribute(
      'href',
      '/account/login?returnUrl=%2Fshop%2Fcart',
    );
    await prompt(page).getByRole('button', { name: 'بعداً' }).click();
    await expect(prompt(page)).toBeHidden();
    await expect(goOn(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(prompt(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
  });
}

for (const [reason, text] of Object.entries({
  fav: 'برای ذخیره در علاقه‌مندی‌ها وارد حساب کاربری خود شوید',
  basket: 'برای خرید محصول وارد حساب کاربری خود شوید',
})) {
  test(`a link to the login that says ${reason} tells its reason first`, async ({ page }) => {
    await openFilledCart(page);
    await goOn(page).evaluate((link, why) => link.setAttribute('data-login', why), reason);
    await goOn(page).click();
    await expect(prompt(page).getByText(text)).toBeVisible();
  });
}

for (const name of ['phone', 'desktop'] as const) {
  test(`Back closes the dialog first, and the login page takes its place: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizes[name]);
    await page.goto('/');
    await openFilledCart(page);
    await page.locator('html[data-menus]').waitFor();
    const before = await page.evaluate(() => history.length);
    await goOn(page).click();
    await expect(prompt(page)).toBeVisible();
    await page.goBack();
    await expect(prompt(page)).toBeHidden();
    await expect(page).toHaveURL('/shop/cart');
    await goOn(page).click();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.panel ?? null)).toBeNull();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    // Nothing can show the dialog again.
    await page.goForward();
    await expect.poll(() => page.evaluate(() => history.state.panel ?? null)).toBeNull();
    await expect(prompt(page)).toBeHidden();
    await goOn(page).click();
    await prompt(page).getByRole('link', { name: 'ورود / ثبت‌نام' }).click();
    await expect(page.getByLabel('رمز عبور')).toBeVisible();
    await expect(prompt(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/shop/cart');
    await expect(goOn(page)).toBeVisible();
    await expect(prompt(page)).toBeHidden();
  });
}

test.describe('the warning of a missing national code', () => {
  test('is there on every page of such a member, before anything is painted', async ({ page }) => {
    await page.goto('/');
    await expect(warning(page)).toBeHidden();
    await logIn(page, accounts.withoutNationalCode);
    await page.goto('/shop');
    await expect(warning(page)).toBeVisible();
    await expect(way(page)).toHaveAttribute('href', '/account/profile');
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shifts).toBeLessThan(0.02);
  });

  test('is not there for others', async ({ page }) => {
    await logIn(page, accounts.member);
    await page.goto('/shop');
    await expectMember(page);
    await expect(warning(page)).toBeHidden();
  });
});

test.describe('when the dialog cannot be loaded', () => {
  test.use({ breaksThings: true });

  test('the login page opens instead', async ({ page }) => {
    await openFilledCart(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await goOn(page).click();
    await expect(page).toHaveURL(/\/account\/login\?returnUrl=/);
  });
});

/** Opens a product and waits until its button can tell of anything. */
async function openProduct(page: Page): Promise<void> {
  await page.goto(productPath(await productForSale()));
  await expect(page.getByRole('region', { name: 'اعلان‌ها' })).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test.describe('toasts', () => {
  test.use({ breaksThings: true });

  test('a success goes after 3 seconds, an error stays until it is closed', async ({ page }) => {
    await openProduct(page);
    await page.route('**/Add-To-Basket', (route) => route.abort());
    await addButton(page).click();
    const error = toasts(page).filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' });
    await expect(error).toBeVisible();
    await page.unroute('**/Add-To-Basket');
    await addButton(page).click();
    const success = toasts(page).filter({ hasText: 'به سبد خرید افزوده شد' });
    await expect(success).toBeVisible();
    const shown = performance.now();
    await expect(success).toBeHidden({ timeout: 15_000 });
    expect(performance.now() - shown).toBeGreaterThan(2_000);
    await expect(error).toBeVisible();
    await error.getByRole('button', { name: 'بستن' }).click();
    await expect(error).toBeHidden();
  });

  test('are told politely, and a press closes them', async ({ page }) => {
    await openProduct(page);
    const region = page.getByRole('region', { name: 'اعلان‌ها' });
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await page.route('**/Add-To-Basket', (route) => route.abort());
    await addButton(page).click();
    const error = toasts(page).filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' });
    await expect(error).toHaveCount(1);
    await addButton(page).click();
    await expect(error).toHaveCount(1);
    await error.getByText('ارتباط با فروشگاه برقرار نشد').click();
    await expect(error).toBeHidden();
  });

  test('lead on by a link, without loading the document anew', async ({ page }) => {
    await openProduct(page);
    await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
    await addButton(page).click();
    await toasts(page).getByRole('link', { name: 'مشاهده سبد خرید' }).click();
    await expect(goOn(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-test', 'same');
  });

  for (const [name, viewport] of Object.entries(sizes)) {
    test(`lie at the reading side, over no button of the bar below: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openProduct(page);
      await page.route('**/Add-To-Basket', (route) => route.abort());
      const button = addButton(page);
      await button.click();
      const toast = toasts(page).first();
      await expect(toast).toBeVisible();
      const below = viewport.width < 992 ? await button.boundingBox() : null;
      await expect
        .poll(async () => {
          const box = await toast.boundingBox();
          return (box?.y ?? 0) + (box?.height ?? 0);
        })
        .toBeLessThanOrEqual(below?.y ?? viewport.height - 16);
      const box = await toast.boundingBox();
      const end = (box?.x ?? 0) + (box?.width ?? 0);
      expect(viewport.width - end).toBeLessThanOrEqual(32);
      expect(viewport.width - end).toBeGreaterThanOrEqual(16);
    });
  }
});

async function judge(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing wrong: ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('with the login prompt', async ({ page }) => {
      await openFilledCart(page);
      await goOn(page).click();
      await expect(prompt(page)).toBeVisible();
      await judge(page);
    });

    test('with a film', async ({ page }) => {
      await page.goto('/راهنمای-خرید');
      await page.waitForLoadState('networkidle');
      await judge(page);
      await page.getByRole('link', { name: 'گشتی ده‌ثانیه‌ای میان کالاهای کهربا' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await judge(page);
    });

    test('with a toast and a warning', async ({ page }) => {
      await logIn(page, accounts.withoutNationalCode);
      await openProduct(page);
      await addButton(page).click();
      await expect(toasts(page).first()).toBeVisible();
      await expect(warning(page)).toBeVisible();
      await judge(page);
    });
  });
}
