import { enter } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { guidOf, openWhole, scriptsArrived } from './support/pages.ts';
import { accounts, expectMember } from './support/members.ts';
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

/** Opens the cart of a visitor who has added a product. */
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

test('continuing with an order asks a visitor to log in', async ({ page }) => {
  await openFilledCart(page);
  await goOn(page).click();
  await expect(prompt(page)).toBeVisible();
  await expect(
    prompt(page).getByText('برای ادامه روند سفارش وارد حساب کاربری خود شوید'),
  ).toBeVisible();
  await expect(prompt(page).getByRole('link', { name: 'ورود / ثبت‌نام' })).toHaveAttribute(
    'href',
    '/account/login?returnUrl=%2Fshop%2Fcheckout',
  );
  await prompt(page).getByRole('button', { name: 'بعداً' }).click();
  await expect(prompt(page)).toBeHidden();
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
  for (const { width, height } of Object.values(sizes)) {
    await page.setViewportSize({ width, height });
    const isSheet = width < 992;
    await expect
      .poll(async () => {
        const box = await prompt(page).boundingBox();
        if (!box) throw new Error('The dialog has no box.');
        const bottom = isSheet ? height : Math.round((height + box.height) / 2);
        return { width: box.width, offPlace: Math.round(box.y + box.height) - bottom };
      })
      .toEqual({ width: isSheet ? width : 480, offPlace: 0 });
  }
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeHidden();
});

test('a link to the login with a reason shows it first', async ({ page }) => {
  await openFilledCart(page);
  for (const [reason, text] of Object.entries({
    fav: 'برای ذخیره در علاقه‌مندی‌ها وارد حساب کاربری خود شوید',
    basket: 'برای خرید محصول وارد حساب کاربری خود شوید',
  })) {
    await goOn(page).evaluate((link, why) => link.setAttribute('data-login', why), reason);
    await goOn(page).click();
    await expect(prompt(page).getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toBeHidden();
  }
});

test('Back closes the dialog first, and the login page replaces its history entry', async ({
  page,
}) => {
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
  // Forward does not show the dialog again.
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

test.describe('the warning of a missing national code', () => {
  test('is on every page of such a member, before the first paint', async ({ page }) => {
    await page.goto('/');
    await expect(warning(page)).toBeHidden();
    await enter(page, accounts.withoutNationalCode);
    // The member is known from the second page on.
    await page.goto('/shop');
    await expect(warning(page)).toBeVisible();
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

  test('is not shown to others', async ({ page }) => {
    await enter(page, accounts.member);
    await page.goto('/shop');
    await expectMember(page);
    await expect(warning(page)).toBeHidden();
  });
});

test.describe('when the dialog cannot be loaded', () => {
  test.use({ breaksThings: true });

  test('the login page opens instead', async ({ page }) => {
    await openFilledCart(page);
    await page.locator('html[data-menus]').waitFor();
    await scriptsArrived(page);
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await goOn(page).click();
    await expect(page).toHaveURL(/\/account\/login\?returnUrl=/);
  });
});

/** Opens a product and waits until its button can show toasts. */
async function openProduct(page: Page): Promise<void> {
  await openWhole(page, productPath(await productForSale()));
  await expect(page.getByRole('region', { name: 'اعلان‌ها' })).toBeAttached();
}

test.describe('toasts', () => {
  test.use({ breaksThings: true });

  test('a success disappears after 3 seconds, an error stays until it is closed', async ({
    page,
  }) => {
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

  test('are announced politely, and a press closes them', async ({ page }) => {
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

  test('have a link that is followed without a reload', async ({ page }) => {
    await openProduct(page);
    await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
    await addButton(page).click();
    await toasts(page).getByRole('link', { name: 'مشاهده سبد خرید' }).click();
    await expect(goOn(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-test', 'same');
  });

  test('are at the start side and cover no button of the bottom bar', async ({ page }) => {
    await openProduct(page);
    await page.route('**/Add-To-Basket', (route) => route.abort());
    await addButton(page).click();
    const toast = toasts(page).first();
    await expect(toast).toBeVisible();
    for (const { width, height } of Object.values(sizes)) {
      await page.setViewportSize({ width, height });
      const below = width < 992 ? await addButton(page).boundingBox() : null;
      const place = async () => {
        const box = await toast.boundingBox();
        if (!box) throw new Error('The toast has no box.');
        return { bottom: box.y + box.height, atSide: width - box.x - box.width };
      };
      await expect
        .poll(async () => (await place()).bottom, { message: `${width} px` })
        .toBeLessThanOrEqual(below?.y ?? height - 16);
      const { atSide } = await place();
      expect(atSide, `${width} px`).toBeLessThanOrEqual(32);
      expect(atSide, `${width} px`).toBeGreaterThanOrEqual(16);
    }
  });
});

test.describe('axe finds nothing wrong', () => {
  test('with the login prompt', async ({ page }) => {
    await openFilledCart(page);
    await goOn(page).click();
    await expect(prompt(page)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('with a film', async ({ page }) => {
    await openWhole(page, '/راهنمای-خرید');
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'گشتی ده‌ثانیه‌ای میان کالاهای کهربا' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('with a toast and a warning', async ({ page }) => {
    await enter(page, accounts.withoutNationalCode);
    await openProduct(page);
    await addButton(page).click();
    // A hovered toast stays.
    await toasts(page).first().hover();
    await expect(warning(page)).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await expect(toasts(page).first()).toBeVisible();
  });
});
