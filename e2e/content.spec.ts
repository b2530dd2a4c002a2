import { openWithMenus } from './support/menus.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const guide = '/راهنمای-خرید';
const filmLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'گشتی ده‌ثانیه‌ای میان کالاهای کهربا' });
const film = (page: Page) => page.getByRole('dialog', { name: 'گشتی ده‌ثانیه‌ای میان کالاهای کهربا' });
const aparat = (page: Page) => page.getByRole('main').getByRole('link', { name: /^پخش ویدیو/ });

/** Opens the guide and waits until its links use soft navigation. */
const openGuide = (page: Page) => openWithMenus(page, guide);

const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
};

test('a film file plays above the page: large in the middle, on phones as a sheet', async ({
  page,
}) => {
  await openGuide(page);
  await filmLink(page).click();
  const video = film(page).locator('video');
  await expect(video).toHaveAttribute('controls', '');
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
    .toBeGreaterThan(0);
  for (const { width, height } of Object.values(sizes)) {
    await page.setViewportSize({ width, height });
    // It slides in.
    await expect(async () => {
      const box = await film(page).boundingBox();
      if (!box) throw new Error('The dialog has no box.');
      expect(box.width).toBeGreaterThan(Math.min(width * 0.9, 900));
      expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2);
      const isSheet = width < 992;
      const off = isSheet ? box.y + box.height - height : box.y + box.height / 2 - height / 2;
      expect(Math.abs(off)).toBeLessThan(2);
    }).toPass();
  }
  await film(page).getByRole('button', { name: 'بستن' }).click();
  await expect(film(page)).toBeHidden();
  await expect(page.locator('video')).toHaveCount(0);
});

test('by keyboard: the film keeps the focus, Escape closes it and returns the focus', async ({
  page,
}) => {
  await openGuide(page);
  await filmLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(film(page).getByRole('button', { name: 'بستن' })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab');
    // The browser's own toolbar gets the focus as well; the page behind does not.
    // oxlint-disable-next-line no-await-in-loop
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(film(page)).toBeHidden();
  await expect(filmLink(page)).toBeFocused();
});

test('a missing film can still be opened by its link', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.fulfill({ status: 200, body: 'no film' }));
  await openGuide(page);
  await filmLink(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'ویدیو باز نشد' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'باز کردن پروندهٔ ویدیو' })).toHaveAttribute(
    'href',
    /\.mp4$/,
  );
});

test('a press outside the film closes it', async ({ page }) => {
  await openGuide(page);
  await filmLink(page).click();
  await expect(film(page)).toBeVisible();
  await page.mouse.click(4, 4);
  await expect(film(page)).toBeHidden();
});

test('a film of Aparat is requested only when it is opened', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.aparat.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
  });
  await openGuide(page);
  await aparat(page).scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  const room = await aparat(page).boundingBox();
  await aparat(page).click();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'ویدیوی ما در آپارات');
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/\/videohash\/\w+\/vt\/frame\?autoplay=true$/);
  expect(await page.locator('iframe').boundingBox()).toEqual(room);
});

test('links in content HTML are followed without a reload', async ({ page }) => {
  await openGuide(page);
  await page.evaluate(() => (document.documentElement.dataset['test'] = 'same'));
  await page.getByRole('main').getByRole('link', { name: 'شیوه‌های ارسال' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('شیوه‌های ارسال');
  await expect(page.locator('html')).toHaveAttribute('data-test', 'same');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a film file opens directly, and a film of Aparat at Aparat', async ({ page, request }) => {
    await page.goto(guide);
    const href = (await filmLink(page).getAttribute('href')) ?? '';
    const answer = await request.get(href, { headers: { range: 'bytes=0-99' } });
    expect(answer.status()).toBe(206);
    expect(answer.headers()['content-type']).toBe('video/mp4');
    await expect(aparat(page)).toHaveAttribute('href', /^https:\/\/www\.aparat\.com\/v\/\w+$/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
