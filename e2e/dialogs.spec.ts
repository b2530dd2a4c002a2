import { enter } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { openWhole, scriptsArrived } from './support/pages.ts';
import { accounts } from './support/members.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';
import { comeWithBasket } from './support/visitor.ts';

const prompt = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' });
const region = (page: Page) => page.getByRole('region', { name: 'اعلان‌ها' });
const toasts = (page: Page) => region(page).getByRole('listitem');
const errors = (page: Page) => toasts(page).filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' });
const goOn = (page: Page) => page.getByRole('main').getByRole('link', { name: 'ادامه روند خرید' });
const warning = (page: Page) => page.getByText('برای ادامه خرید، کد ملی خود را تایید کنید');
const addButton = (page: Page) =>
  page.getByRole('button', { name: 'افزودن به سبد خرید' }).filter({ visible: true }).first();

/** Opens the cart of a visitor who has added a product. */
async function openFilledCart(page: Page): Promise<void> {
  const { websiteCode } = await productForSale();
  await comeWithBasket(page, { WebsiteCode: websiteCode });
  await page.goto('/shop/cart');
  await expect(goOn(page)).toBeVisible();
}

const sizes = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
};

test('continuing with an order asks a visitor to log in, as a sheet or in the middle; each reason has its text, axe finds nothing', async ({
  page,
}) => {
  await openFilledCart(page);
  await goOn(page).click();
  await expect(prompt(page)).toContainText('برای ادامه روند سفارش وارد حساب کاربری خود شوید');
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
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeHidden();
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

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone, hasTouch: true });

  test('large dialogs are sheets too, and a finger pulls them down', async ({ page }) => {
    await openWhole(page, productPath(await productForSale()));
    const zoom = page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' });
    await zoom.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'تصویرهای کالا' });
    await expect(sheet).toBeVisible();
    const { width, height } = sizes.phone;
    const box = async () => {
      const {
        x = -1,
        y = 0,
        width: wide = 0,
        height: high = 0,
      } = (await sheet.boundingBox()) ?? {};
      return [x, wide, Math.round(y + high)];
    };
    await expect.poll(box).toEqual([0, width, height]);
    const head = await sheet.getByRole('heading').boundingBox();
    const at = { x: (head?.x ?? 0) + 4, y: head?.y ?? 0 };
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      browser.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: at.x, y }],
      });
    // Let go too early, it returns.
    for (const far of [40, 160]) {
      await touch('touchStart', at.y);
      await touch('touchMove', at.y + far / 2);
      await touch('touchMove', at.y + far);
      await touch('touchEnd', at.y + far);
      if (far === 40) await expect.poll(box).toEqual([0, width, height]);
    }
    await expect(sheet).toBeHidden();
    await expect(zoom).toBeFocused();
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
  await expect(region(page)).toBeAttached();
}

test.describe('toasts', () => {
  test.use({ breaksThings: true });

  test('an error is announced politely, once, at the start side, above the bar at the bottom; a press closes it', async ({
    page,
  }) => {
    await openProduct(page);
    await expect(region(page)).toHaveAttribute('aria-live', 'polite');
    await page.route('**/Add-To-Basket', (route) => route.abort());
    await addButton(page).click();
    await expect(errors(page)).toHaveCount(1);
    await addButton(page).click();
    await expect(errors(page)).toHaveCount(1);
    for (const { width, height } of Object.values(sizes)) {
      await page.setViewportSize({ width, height });
      const below = width < 992 ? await addButton(page).boundingBox() : null;
      const place = async () => {
        const box = await errors(page).boundingBox();
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
    await errors(page).getByText('ارتباط با فروشگاه برقرار نشد').click();
    await expect(errors(page)).toBeHidden();
  });

  test('a success disappears after 3 seconds, an error stays until it is closed; a link is followed without a reload', async ({
    page,
  }) => {
    await openProduct(page);
    await page.route('**/Add-To-Basket', (route) => route.abort());
    await addButton(page).click();
    await expect(errors(page)).toBeVisible();
    await page.unroute('**/Add-To-Basket');
    await addButton(page).click();
    const success = toasts(page).filter({ hasText: 'به سبد خرید افزوده شد' });
    await expect(success).toBeVisible();
    const shown = performance.now();
    await expect(success).toBeHidden({ timeout: 15_000 });
    expect(performance.now() - shown).toBeGreaterThan(2_000);
    await expect(errors(page)).toBeVisible();
    await errors(page).getByRole('button', { name: 'بستن' }).click();
    await expect(errors(page)).toBeHidden();
    await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
    await addButton(page).click();
    await toasts(page).getByRole('link', { name: 'مشاهده سبد خرید' }).click();
    await expect(goOn(page)).toBeVisible();
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-test', 'same');
  });
});

test('the warning of a missing national code is on every page, before the first paint; axe finds nothing in it and in a toast', async ({
  page,
}) => {
  await enter(page, accounts.withoutNationalCode);
  // The member is known from the second page on.
  await page.goto('/shop/cart');
  await expect(warning(page)).toBeVisible();
  await openProduct(page);
  await expect(warning(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'تکمیل پروفایل' })).toHaveAttribute(
    'href',
    '/account/profile',
  );
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
  await addButton(page).click();
  // A hovered toast stays.
  await toasts(page).first().hover();
  expect(await violationsInBothSchemes(page, '.warned, [data-sonner-toaster]')).toEqual([]);
  await expect(toasts(page).first()).toBeVisible();
});

test('axe finds nothing in a page with films, and in an open one', async ({ page }) => {
  await openWhole(page, '/راهنمای-خرید');
  expect(await violationsInBothSchemes(page, 'main')).toEqual([]);
  await page.getByRole('link', { name: 'گشتی ده‌ثانیه‌ای میان کالاهای کهربا' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([]);
});
