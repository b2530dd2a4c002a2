import { violations } from './support/axe.ts';
import { openLive } from './support/pages.ts';
import { productNamed, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const name = 'Sony WH-1000XM5';
const title = 'هدفون سونی WH-1000XM5 از همه سو';
const path = async () => productPath(await productNamed(name));
const films = (page: Page) => page.getByRole('region', { name: 'ویدیو', exact: true });
const link = (page: Page) => films(page).getByRole('link', { name: title });
const dialog = (page: Page) => page.getByRole('dialog', { name: title });

test('a film plays above the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive(page, await path());
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await link(page).scrollIntoViewIfNeeded();
    const box = await films(page).locator('.film-poster').first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px`).toBeCloseTo(16 / 9, 1);
  }
  expect(asked.filter((url) => /\.mp4|aparat\.com/.test(url))).toEqual([]);
  await link(page).click();
  const video = dialog(page).locator('video');
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate((node: HTMLVideoElement) => node.duration)).toBeCloseTo(8, 0);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(link(page)).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await link(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('opens from the pictures by keyboard, and returns there', async ({ page }) => {
  await openLive(page, await path());
  const chip = page.locator('.product-gallery').getByRole('link', { name: 'پخش ویدیو' });
  await chip.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'بستن' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(chip).toBeFocused();
});

test('a film of Aparat is requested only when it is pressed, and links there', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.aparat.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>film</title>' });
  });
  await openLive(page, await path());
  const aparat = films(page).getByRole('link', { name: 'ویدیوی ما در آپارات' });
  await aparat.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await aparat.click();
  const player = page.getByRole('dialog', { name: 'ویدیوی ما در آپارات' });
  await expect(player.locator('iframe')).toHaveAttribute('title', 'ویدیوی ما در آپارات');
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/\/videohash\/\w+\/vt\/frame\?autoplay=true$/);
  await expect(player.getByRole('link', { name: 'دیدن در آپارات' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.aparat\.com\/v\/\w+$/,
  );
});

test('structured data contain the film; its file supports ranges and is immutable', async ({
  request,
}) => {
  const html = await (await request.get(encodeURI(await path()))).text();
  expect(html).toContain('"@type":"VideoObject"');
  const file = /"contentUrl":"([^"]+)"/.exec(html)?.[1] ?? '';
  const part = await request.get(file, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).length).toBe(100);
  expect(part.headers()['content-type']).toBe('video/mp4');
  expect(part.headers()['cache-control']).toContain('immutable');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the link leads to the file itself', async ({ page, request }) => {
    await page.goto(await path());
    await expect(link(page)).toBeVisible();
    const href = (await link(page).getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/media\/film-[0-9a-f]{12}\.mp4$/);
    expect((await request.get(href)).status()).toBe(200);
    await expect(films(page).locator('iframe, video')).toHaveCount(0);
  });
});

test('a product without films does not mention any', async ({ page }) => {
  await openLive(page, productPath(await productNamed('WF-1000XM5')));
  await expect(films(page)).toHaveCount(0);
  await expect(page.locator('.film-chip')).toHaveCount(0);
});
