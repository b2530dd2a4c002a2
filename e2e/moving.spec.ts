import { postPath, richPost } from './support/blog.ts';
import { openWithMenus } from './support/menus.ts';
import { scriptsArrived } from './support/pages.ts';
import { atRest } from './support/reading.ts';
import { detail, list, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const bar = (page: Page) => page.getByRole('progressbar', { name: 'در حال باز کردن صفحه' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toTop = (page: Page) => page.getByRole('button', { name: 'بازگشت به بالا' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls at once to `top` px and waits until the page is there. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

/** Scrolls to the end of a page, which is laid out on the way. Resolves to the scroll position, in px. */
async function scrollToEnd(page: Page): Promise<number> {
  let end = -1;
  await expect(async () => {
    const before = end;
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    end = await scrolled(page);
    expect(end).toBe(before);
  }).toPass({ intervals: [100] });
  return end;
}

/** Waits until the page is interactive, has loaded its late parts and nothing moves. */
async function settled(page: Page): Promise<void> {
  await page.locator('html[data-menus]').waitFor();
  await scriptsArrived(page);
  await atRest(page);
}

/** Records the scroll positions from now on, in px. */
async function notePlaces(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    Object.assign(globalThis, { places });
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
  });
  return () => page.evaluate(() => (globalThis as unknown as { places: number[] }).places);
}

/** Whether the document was reloaded since this call. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
  return () => page.evaluate(() => document.documentElement.dataset['test'] !== 'same');
}

/** Holds back the router's requests until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/_rsc=/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).first();

test.describe('the loading bar', () => {
  test.use({ breaksThings: true });

  test('is shown from the click until the page is, the shopper goes back, or the browser loads the page itself', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    const release = await hold(page);
    await expect(bar(page)).toBeHidden();
    await footerLink(page, 'شیوه‌های ارسال').click();
    await expect(bar(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('شیوه‌های ارسال');
    await expect(bar(page)).toBeHidden();

    const reloaded = await markDocument(page);
    const releaseSecond = await hold(page);
    await footerLink(page, 'ثبت سفارش').click();
    await expect(bar(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(bar(page)).toBeHidden();
    expect(await reloaded()).toBe(false);
    releaseSecond();

    await page.route(/_rsc=/, (route) => route.abort());
    await footerLink(page, 'شیوه‌های پرداخت').click();
    await expect(heading(page)).toHaveText('شیوه‌های پرداخت');
    await expect(bar(page)).toBeHidden();
    expect(await reloaded()).toBe(true);
  });
});

test.describe('scrolling', () => {
  test('a page starts at its top with its heading focused, and Back restores the scroll position', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    await footerLink(page, 'شیوه‌های ارسال').focus();
    const end = await scrollToEnd(page);
    expect(end).toBeGreaterThan(1_000);
    const reloaded = await markDocument(page);
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('شیوه‌های ارسال');
    expect(await scrolled(page)).toBe(0);
    await expect(heading(page)).toBeFocused();
    // The focus announces the page; the router's announcer would do so once more.
    await expect(page.locator('next-route-announcer')).toBeHidden();
    await expect(heading(page)).toHaveCSS('box-shadow', 'none');
    const places = await notePlaces(page);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(end);
    await expect(heading(page)).toBeFocused();
    expect(await reloaded()).toBe(false);
    // At once, without smooth scrolling.
    expect((await places()).filter((place) => place > 0 && place < end)).toEqual([]);
  });

  const long: Record<string, () => Promise<{ path: string; part: string }>> = {
    'a post': async () => ({ path: postPath(await richPost()), part: '#comments' }),
    'the price list': async () => ({ path: '/shop/price-list', part: '.prices >> nth=-2' }),
    'the magazine': async () => ({ path: '/blog', part: 'article.post >> nth=-1' }),
  };
  for (const [name, find] of Object.entries(long)) {
    test(`${name} keeps its scroll position on reload`, async ({ page }) => {
      const { path, part } = await find();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const read = page.locator(part);
      await read.evaluate((section) => section.scrollIntoView({ block: 'center' }));
      const place = () =>
        read.evaluate((section) => Math.round(section.getBoundingClientRect().top));
      // Late parts or late layout may move it once.
      await settled(page);
      const before = await place();
      expect(await scrolled(page)).toBeGreaterThan(500);
      await page.reload();
      await expect.poll(place).toBe(before);
      await settled(page);
      expect(await place()).toBe(before);
    });
  }

  test('a product opened from far down a list, and the next one opened from it, start at their top', async ({
    page,
  }) => {
    await openWithMenus(page, '/shop');
    const card = page.getByRole('article').last();
    await card.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(800);
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/shop\/product\//);
    await expect.poll(() => scrolled(page)).toBe(0);
    const first = (await heading(page).textContent()) ?? '';
    const next = page.getByRole('main').getByRole('article').first();
    await next.scrollIntoViewIfNeeded();
    expect(await scrolled(page)).toBeGreaterThan(400);
    await next.getByRole('link').click();
    await expect(heading(page)).not.toHaveText(first);
    await expect(heading(page)).toBeInViewport();
  });

  test('choosing another variant of a product does not scroll', async ({ page }) => {
    const { items } = await list({ 'filter-available': '1' });
    const details = await Promise.all(items.map((item) => detail(item.websiteCode)));
    const product = details.find(({ variants }) => variants.length > 1);
    if (!product) throw new Error('No product has two variants.');
    await openWithMenus(page, productPath(product));
    const other = page.getByRole('main').getByRole('radio', { checked: false }).first();
    await other.locator('..').scrollIntoViewIfNeeded();
    await scrollPage(page, 120);
    await other.check({ force: true });
    await expect(page).toHaveURL(/variant=/);
    expect(await scrolled(page)).toBe(120);
  });
});

test('the button to the top appears after 400 px and covers nothing', async ({ page }) => {
  await openWithMenus(page, '/shop');
  await scrollPage(page, 400);
  await expect(toTop(page)).toBeHidden();
  await scrollPage(page, 401);
  await expect(toTop(page)).toBeVisible();
  await toTop(page).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(toTop(page)).toBeHidden();
  const toolbar = page.getByRole('navigation', { name: 'نوار پایین' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toolbar).toBeVisible();
  await scrollPage(page, 401);
  await expect(toTop(page)).toBeVisible();
  const button = await toTop(page).boundingBox();
  const below = await toolbar.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test('the login page has no frame, before scripts run and after', async ({ page }) => {
  await openWithMenus(page, '/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const usual = await ground();
  await page.getByRole('banner').getByRole('link', { name: 'ورود / ثبت‌نام' }).click();
  await expect(heading(page)).toHaveText('ورود به حساب کاربری');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'نوار پایین' })).toHaveCount(0);
  expect(await ground()).not.toBe(usual);
  await page.goBack();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await ground()).toBe(usual);
});
