import { masterData } from '#lib/contract/home.ts';
import { enter } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { accounts } from './support/members.ts';
import {
  allOf,
  categories,
  categoriesButton,
  mainMenu,
  menuButton,
  panels,
  searchBox,
  searchHeading,
} from './support/menus.ts';
import { openWithMenus, sizes, toolbar } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { ask } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const contact = (page: Page) => mainMenu(page).getByRole('link', { name: 'تماس با ما' });

test.describe('panels of a phone', () => {
  test.use({ viewport: sizes.phone });

  for (const { name, opener } of panels) {
    test(`«${name}» is a modal dialog, closed by Escape and its button`, async ({ page }) => {
      await openWithMenus(page, '/');
      const dialog = page.getByRole('dialog', { name });
      await opener(page).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'بستن' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });

    test(`Tab does not leave «${name}»`, async ({ page }) => {
      await openWithMenus(page, '/');
      const dialog = page.getByRole('dialog', { name });
      await opener(page).click();
      await expect(dialog).toBeVisible();
      for (let steps = 0; steps < 30; steps += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const { activeElement: active, body } = document;
          return active !== body && !active?.closest('[role="dialog"]');
        });
        expect(outside, `after ${steps + 1} steps`).toBe(false);
      }
    });

    test(`the page behind «${name}» does not scroll`, async ({ page }) => {
      await openWithMenus(page, '/');
      await page.mouse.move(150, 500);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
      await opener(page).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, 400);
      await page.mouse.wheel(0, -100);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }
});

test('tablets have the same panels, each with full width or height', async ({ page }) => {
  await page.setViewportSize(sizes.tablet);
  await openWithMenus(page, '/');
  for (const { name, opener } of panels) {
    const dialog = page.getByRole('dialog', { name });
    await opener(page).click();
    await expect(dialog).toBeInViewport({ ratio: 1 });
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('fields are large enough to avoid zooming, targets large enough to hit', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    for (const { name, opener } of panels) {
      await opener(page).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      for (const target of await dialog
        .locator('a, button, summary')
        .filter({ visible: true })
        .all()) {
        const box = await target.boundingBox();
        const height = Math.round(box?.height ?? 0);
        expect(height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    for (const item of await toolbar(page).locator('a, button').all()) {
      const box = await item.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await toolbar(page).getByRole('button', { name: 'جستجو' }).click();
    const size = await searchBox(page).evaluate((box) => getComputedStyle(box).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  });

  test('the toolbar links to the home page, the cart and the login', async ({ page }) => {
    await page.goto('/shop');
    const bar = toolbar(page);
    await expect(bar.getByRole('link', { name: 'ورود' })).toHaveAttribute('href', '/account');
    await expect(bar.getByRole('link', { name: 'سبد خرید' })).toHaveAttribute('href', '/shop/cart');
    await bar.getByRole('link', { name: 'خانه' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the toolbar links a member to the account', async ({ page }) => {
    await enter(page, accounts.member);
    await page.goto('/');
    const account = toolbar(page).getByRole('link', { name: 'حساب کاربری' });
    await expect(account).toBeVisible();
    await expect(toolbar(page).getByRole('link', { name: 'ورود' })).toHaveCount(0);
    await expect(account).toHaveAttribute('href', '/account');
  });

  test('the toolbar is hidden only on product pages', async ({ page }) => {
    for (const name of ['home', 'listing', 'brand', 'search', 'cart', 'contact', 'not found']) {
      await page.goto((await pageNamed(name)).path);
      await expect(toolbar(page), name).toBeVisible();
    }
    await page.goto((await pageNamed('product')).path);
    await expect(toolbar(page)).toBeHidden();
  });

  test('there is one tab for each category, and arrows move through them', async ({ page }) => {
    await openWithMenus(page, '/');
    await toolbar(page).getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
    const dialog = page.getByRole('dialog', { name: 'دسته‌بندی محصولات' });
    const tabs = dialog.getByRole('tablist').getByRole('tab');
    const { sideMenu } = masterData.parse(await ask('home/get-master-data'));
    await expect(tabs).toHaveCount(sideMenu.length);
    const second = tabs.nth(1);
    await tabs.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeFocused();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(dialog.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(dialog.getByRole('tabpanel')).toHaveAccessibleName(
      (await second.textContent()) ?? '',
    );
    await page.keyboard.press('ArrowLeft');
    await expect(allOf(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(categories(page).locator('.mega-group > summary:focus')).toHaveCount(1);
  });

  test('a wider window closes the panel', async ({ page }) => {
    await openWithMenus(page, '/');
    await menuButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize(sizes.desktop);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    await page.getByRole('main').getByRole('link').first().focus();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });
});

test.describe('on a phone with movement', () => {
  test.use({ viewport: sizes.phone, reducedMotion: 'no-preference' });

  test('the menu slides for 300 ms, in and out', async ({ page }) => {
    await openWithMenus(page, '/');
    /** Presses a button, if any. @returns the menu's longest animation, read before a busy machine is late */
    const longest = (pressed?: string) =>
      page.evaluate((selector) => {
        if (selector) document.querySelector<HTMLElement>(selector)?.click();
        const moving = document.getAnimations().filter((one) => {
          const target = one.effect instanceof KeyframeEffect ? one.effect.target : null;
          return target?.id === 'menu';
        });
        return Math.max(0, ...moving.map((one) => Number(one.effect?.getTiming().duration)));
      }, pressed);
    expect(await longest('[popovertarget="menu"]')).toBe(300);
    await expect(contact(page)).toBeVisible();
    await expect.poll(() => longest()).toBe(0);
    expect(await longest('#menu [popovertarget="menu"]')).toBe(300);
    await expect(contact(page)).toBeHidden();
  });
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: sizes.phone, javaScriptEnabled: false });

  test('the search overlay opens and searches', async ({ page }) => {
    await page.goto('/');
    await toolbar(page).getByRole('button', { name: 'جستجو' }).click();
    await expect(searchHeading(page)).toBeVisible();
    await searchBox(page).fill('گوشی');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/filter-name=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('axe finds nothing in open panels and menus', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openWithMenus(page, '/');
  const violations = () => violationsInBothSchemes(page, 'header');
  for (const { name, opener } of panels) {
    await opener(page).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await violations(), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
  await page.setViewportSize(sizes.desktop);
  await categoriesButton(page).click();
  await expect(allOf(page)).toHaveCount(1);
  expect(await violations()).toEqual([]);
  await mainMenu(page).locator('summary', { hasText: 'برندها' }).click();
  await expect(mainMenu(page).getByRole('link', { name: 'اپل' })).toBeVisible();
  expect(await violations()).toEqual([]);
});
