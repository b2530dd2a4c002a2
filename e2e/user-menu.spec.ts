import { enter } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { accounts } from './support/members.ts';
import { openLive } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const banner = (page: Page) => page.getByRole('banner');
const visitorLink = (page: Page) => banner(page).getByRole('link', { name: 'ورود / ثبت‌نام' });
const memberLink = (page: Page) => banner(page).getByRole('link', { name: 'حساب کاربری' });
const panelLink = (page: Page) => banner(page).getByRole('link', { name: 'پنل مدیریت' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'منوی کاربر' });

/** Opens the home page as one of the demo accounts. */
async function openAs(page: Page, who: 'member' | 'administrator'): Promise<void> {
  await enter(page, accounts[who]);
  await openLive(page, '/');
}

for (const viewport of [desktop, phone]) {
  test(`a member opens the account menu from the account link, at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'member');
    await expect(memberLink(page)).toHaveAttribute('href', '/account');
    await memberLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(menu(page)).toContainText('عضو نمونه');
    await expect(menu(page)).toContainText('عضو فروشگاه');
    const links = await menu(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/account', '/account/favourite', '/account/orders', '/shop/cart']);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(memberLink(page)).toBeFocused();
    await memberLink(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page).getByRole('button', { name: 'بستن' }).click();
    await expect(menu(page)).toBeHidden();
    await memberLink(page).click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.click(10, 400);
    await expect(menu(page)).toBeHidden();
  });
}

test('a member follows the links of the menu', async ({ page }) => {
  await openAs(page, 'member');
  await memberLink(page).click();
  await menu(page).getByRole('link', { name: 'سبد خرید' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(menu(page)).toBeHidden();
});

test('a member logs out from the menu', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'member');
  await memberLink(page).click();
  await menu(page).getByRole('button', { name: 'خروج از حساب' }).click();
  await expect(visitorLink(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  // The logout may still be navigating to the home page.
  await expect(() => page.reload()).toPass();
  await expect(visitorLink(page)).toBeVisible();
});

/** Positions of the header's parts. */
const places = async (one: Page) => {
  const boxes = [];
  for (const part of ['.hd-search', '.hd-account', '.hd-theme', '.hd-cart']) {
    boxes.push(await one.locator(part).boundingBox());
  }
  return boxes;
};

test('axe finds nothing wrong with the menu', async ({ page }) => {
  await openAs(page, 'member');
  await memberLink(page).click();
  await expect(menu(page)).toContainText('عضو نمونه');
  expect(await violationsInBothSchemes(page, '#user-menu')).toEqual([]);
});

test('Back closes the menu first, and the bottom toolbar opens it as well', async ({ page }) => {
  await page.setViewportSize(phone);
  await openAs(page, 'administrator');
  const toolbar = page.getByRole('navigation', { name: 'نوار پایین' });
  await toolbar.getByRole('link', { name: 'حساب کاربری' }).click();
  await expect(menu(page)).toContainText('مدیر نمونه');
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('a logout in another tab removes the open menu and its history entry', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/shop/cart');
  await openAs(page, 'member');
  const tab = await page.context().newPage();
  await openLive(tab, '/shop');
  await memberLink(page).click();
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => history.state.panel)).toBe('user-menu');
  await memberLink(tab).click();
  await menu(tab).getByRole('button', { name: 'خروج از حساب' }).click();
  await expect(visitorLink(page)).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state.panel ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/shop/cart');
});

test.describe('at 1440', () => {
  test.use({ viewport: desktop });

  test('an administrator has the panel link with the menu beside it', async ({ page }) => {
    await openAs(page, 'administrator');
    await expect(panelLink(page)).toHaveAttribute('href', '/cpfpco');
    await banner(page).getByRole('button', { name: 'منوی کاربر' }).click();
    await expect(menu(page)).toContainText('مدیر نمونه');
    await expect(menu(page)).toContainText('مدیر فروشگاه');
    await expect(menu(page).getByRole('link', { name: 'پنل مدیریت' })).toBeVisible();
  });

  test('identifying the member shifts nothing in the header', async ({ page, browser }) => {
    await openLive(page, '/');
    await expect(visitorLink(page)).toBeVisible();
    const expected = await places(page);
    for (const [shows, link] of [
      ['member', memberLink],
      ['administrator', panelLink],
    ] as const) {
      const context = await browser.newContext({ viewport: desktop });
      const other = await context.newPage();
      await openAs(other, shows);
      await expect(link(other)).toBeVisible();
      expect(await places(other), shows).toEqual(expected);
      await context.close();
    }
  });

  test('a member is not shown as a visitor before being identified', async ({ page }) => {
    const label = visitorLink(page).getByText('ورود / ثبت‌نام');
    await page.goto('/');
    await expect(label).toHaveCSS('opacity', '1');
    await enter(page, accounts.member);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/home/get-master-data', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await expect(label).toHaveCSS('opacity', '0');
    release();
    await expect(memberLink(page).getByText('حساب کاربری')).toHaveCSS('opacity', '1');
  });

  test('favourites are counted for a member', async ({ page }) => {
    await page.route('**/home/get-master-data', async (route) => {
      const answer = await route.fetch();
      const master: { userInfo: object } = await answer.json();
      await route.fulfill({ json: { ...master, userInfo: { ...master.userInfo, fCount: 12 } } });
    });
    await page.route('**/favorite/get-codes', (route) =>
      route.fulfill({ json: { codes: Array.from({ length: 12 }, (_, n) => 1_001 + n) } }),
    );
    await openAs(page, 'member');
    await expect(banner(page).getByRole('link', { name: 'علاقه‌مندی‌ها' })).toContainText('۱۲');
  });
});
