import type { Locator } from 'playwright/test';
import { masterData } from '#lib/contract/home.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { allOf, categories, categoriesButton, mainMenu, panels } from './support/menus.ts';
import { openWithMenus, searchBox, searchHeading, sizes, toolbar } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { ask } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const contact = (page: Page) => mainMenu(page).getByRole('link', { name: 'تماس با ما' });

/** Notes what gets the focus outside of dialogs from now on. @returns what was noted */
async function noteFocusOutside(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const outside: string[] = [];
    Object.assign(globalThis, { outside });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element) || target.closest('[role="dialog"], dialog')) return;
      outside.push(target.outerHTML.slice(0, 200));
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { outside: string[] }).outside.splice(0));
}

/** The targets among these that are shown and lower, or narrower, than this, in px. */
const small = (targets: Locator, narrowest = 0): Promise<string[]> =>
  targets.evaluateAll((all, width) => {
    const isSmall = (one: Element) => {
      const box = one.getBoundingClientRect();
      return Math.round(box.height) < 44 || Math.round(box.width) < width;
    };
    const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    return shown.filter(isSmall).map((one) => one.outerHTML.slice(0, 200));
  }, narrowest);

test.describe('panels of a phone', () => {
  test.use({ viewport: sizes.phone });

  test('are modal: they keep the focus, the page behind does not scroll, Escape and a button close them', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    const outside = await noteFocusOutside(page);
    await page.mouse.move(150, 500);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    for (const { name, opener } of panels) {
      const dialog = page.getByRole('dialog', { name });
      await opener(page).click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await outside();
      for (let steps = 0; steps < 30; steps += 1) await page.keyboard.press('Tab');
      expect(await outside(), name).toEqual([]);
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(150, 500);
      await page.mouse.wheel(0, 400);
      await page.mouse.wheel(0, -100);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => scrollY), name).toBe(before);
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'بستن' }).click();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
  });

  test('have targets large enough to hit, a field that avoids zooming, and the full width or height of a tablet', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    for (const { name, opener } of panels) {
      const dialog = page.getByRole('dialog', { name });
      await opener(page).click();
      await expect(dialog).toBeInViewport({ ratio: 1 });
      expect(await small(dialog.locator('a, button, summary')), name).toEqual([]);
      for (const field of await dialog.locator('input[name="filter-name"]').all()) {
        const size = await field.evaluate((box) => getComputedStyle(box).fontSize);
        expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
      }
      await page.setViewportSize(sizes.tablet);
      await expect(dialog).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.setViewportSize(sizes.phone);
    }
    expect(await small(toolbar(page).locator('a, button'), 44)).toEqual([]);
  });

  test('the categories have one tab each, arrows move through them, and a wider window closes them', async ({
    page,
  }) => {
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
    await page.setViewportSize(sizes.desktop);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await expect(link).toBeFocused();
  });

  test('the toolbar links to the home page, the cart and the login; it is missing on products and desktops', async ({
    page,
  }) => {
    const bar = toolbar(page);
    await openWithMenus(page, (await pageNamed('product')).path);
    await expect(bar).toBeHidden();
    // The product's page stays in the document, hidden, after a soft navigation.
    await page.getByRole('banner').getByRole('link', { name: /کهربا/ }).click();
    await expect(page).toHaveURL('/');
    await expect(bar).toBeVisible();
    await page.setViewportSize(sizes.desktop);
    await expect(bar).toBeHidden();
    await page.setViewportSize(sizes.phone);
    await expect(bar.getByRole('link', { name: 'ورود' })).toHaveAttribute('href', '/account');
    await bar.getByRole('link', { name: 'سبد خرید' }).click();
    await expect(page).toHaveURL('/shop/cart');
    await bar.getByRole('link', { name: 'خانه' }).click();
    await expect(page).toHaveURL('/');
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

  test('the toolbar is on all kinds of pages, and its search overlay opens and searches', async ({
    page,
  }) => {
    for (const name of ['listing', 'cart', 'contact', 'not found', 'home']) {
      await page.goto((await pageNamed(name)).path);
      await expect(toolbar(page), name).toBeVisible();
    }
    await toolbar(page).getByRole('button', { name: 'جستجو' }).click();
    await expect(searchHeading(page)).toBeVisible();
    await searchBox(page).fill('گلکسی S۲۴');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`/shop?filter-name=${encodeURIComponent('گلکسی-s24')}`);
    await expect(page.getByRole('article').first()).toContainText('S24 Ultra');
  });
});

test('axe finds nothing in open panels and menus', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  // A light page; the header is the same on all.
  await openWithMenus(page, '/shop/cart');
  for (const { name, opener } of panels) {
    const dialog = page.getByRole('dialog', { name });
    await opener(page).click();
    await expect(dialog).toBeVisible();
    expect(await violationsInBothSchemes(page, 'header [role="dialog"]'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.setViewportSize(sizes.desktop);
  await categoriesButton(page).click();
  await expect(allOf(page)).toHaveCount(1);
  expect(await violationsInBothSchemes(page, 'header')).toEqual([]);
  await mainMenu(page).locator('summary', { hasText: 'برندها' }).click();
  await expect(mainMenu(page).getByRole('link', { name: 'اپل' })).toBeVisible();
  expect(await violationsInBothSchemes(page, 'header')).toEqual([]);
});
