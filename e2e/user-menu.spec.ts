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
const toolbar = (page: Page) => page.getByRole('navigation', { name: 'نوار پایین' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'منوی کاربر' });

/** Opens a page, by default the home page, as one of the demo accounts. */
async function openAs(page: Page, who: 'member' | 'administrator', path = '/'): Promise<void> {
  await enter(page, accounts[who]);
  await openLive(page, path);
}

/** Positions of the header's parts. */
async function places(page: Page) {
  const boxes = [];
  for (const part of ['.hd-search', '.hd-account', '.hd-theme', '.hd-cart']) {
    boxes.push(await page.locator(part).boundingBox());
  }
  return boxes;
}

test('a member opens the account menu from the account link, on a desktop and a phone, closes it and follows its links; axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await openAs(page, 'member', '/درباره-ما');
  await expect(memberLink(page)).toHaveAttribute('href', '/account');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await memberLink(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await expect(menu(page)).toContainText('عضو نمونه');
    await expect(menu(page)).toContainText('عضو فروشگاه');
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
  }
  // This member has confirmed the national code.
  await expect(page.getByText('کد ملی خود را تایید کنید')).toBeHidden();
  await memberLink(page).click();
  const links = await menu(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/account', '/account/favourite', '/account/orders', '/shop/cart']);
  expect(await violationsInBothSchemes(page, '#user-menu')).toEqual([]);
  await menu(page).getByRole('link', { name: 'سبد خرید' }).click();
  await expect(page).toHaveURL('/shop/cart');
  await expect(menu(page)).toBeHidden();
});

test('a logout from the menu leads to the home page, and removes the open menu of another tab and its history entry', async ({
  page,
}) => {
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
  await expect(tab).toHaveURL('/');
  await expect(visitorLink(tab)).toBeVisible();
  // The logout may still be navigating to the home page.
  await expect(() => tab.reload()).toPass();
  await expect(visitorLink(tab)).toBeVisible();
});

test('an administrator has the panel link with the menu beside it; on a phone the toolbar opens it, and Back closes it first', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openAs(page, 'administrator');
  const link = toolbar(page).getByRole('link', { name: 'حساب کاربری' });
  await expect(link).toHaveAttribute('href', '/account');
  await expect(toolbar(page).getByRole('link', { name: 'ورود' })).toHaveCount(0);
  await link.click();
  await expect(menu(page)).toContainText('مدیر نمونه');
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await page.setViewportSize(desktop);
  await expect(panelLink(page)).toHaveAttribute('href', '/cpfpco');
  await banner(page).getByRole('button', { name: 'منوی کاربر' }).click();
  await expect(menu(page)).toContainText('مدیر نمونه');
  await expect(menu(page)).toContainText('مدیر فروشگاه');
  await expect(menu(page).getByRole('link', { name: 'پنل مدیریت' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'حساب کاربری' })).toHaveAttribute(
    'href',
    '/account',
  );
});

test.describe('at 1440', () => {
  test.use({ viewport: desktop });

  test('a member is not shown as a visitor before being identified, which shifts nothing in the header', async ({
    page,
    browser,
  }) => {
    const label = visitorLink(page).getByText('ورود / ثبت‌نام');
    await page.goto('/shop/cart');
    await expect(label).toHaveCSS('opacity', '1');
    const expected = await places(page);
    await enter(page, accounts.member);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/home/get-master-data', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/shop/cart');
    await expect(label).toHaveCSS('opacity', '0');
    release();
    await expect(memberLink(page).getByText('حساب کاربری')).toHaveCSS('opacity', '1');
    expect(await places(page)).toEqual(expected);

    const context = await browser.newContext({ viewport: desktop });
    const other = await context.newPage();
    await enter(other, accounts.administrator);
    await other.goto('/shop/cart');
    await expect(panelLink(other)).toBeVisible();
    expect(await places(other)).toEqual(expected);
    await context.close();
  });
});
