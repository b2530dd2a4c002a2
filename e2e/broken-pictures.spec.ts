import sharp from 'sharp';
import { categoriesButton, openWithMenus } from './support/menus.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

type Picture = ReturnType<Page['locator']>;

const pictures = /\/media\/[^/]+\.(?:avif|webp)$/;
const aboutPath = encodeURI('/درباره-ما');

/** Hides elements that overlay pictures by design, and rounded corners, which show the background. */
const bare =
  '.card-acts, .gallery-zoom, .scroll-buttons, .pager, .dock, .slide-text, .mini > :not(picture) ' +
  '{ visibility: hidden !important } ' +
  '* { border-radius: 0 !important }';

/** The visible part of a picture within its background. */
const seenPart = (picture: Picture) =>
  picture.evaluate((img) => {
    const ground = img.closest('.pic, .slide, .mini, .near') ?? img;
    const [inner, outer] = [img.getBoundingClientRect(), ground.getBoundingClientRect()];
    const x = Math.max(inner.left, outer.left) + 1;
    const y = Math.max(inner.top, outer.top) + 1;
    const width = Math.min(inner.right, outer.right) - 1 - x;
    const height = Math.min(inner.bottom, outer.bottom) - 1 - y;
    return { x, y, width, height };
  });

/** Expects that a failed picture keeps its size and shows a single colour. */
async function expectGround(page: Page, picture: Picture): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-broken');
  const clip = await seenPart(picture);
  expect(Math.min(clip.width, clip.height)).toBeGreaterThan(40);
  const seen = sharp(await page.screenshot({ clip, style: bare, animations: 'disabled' }));
  const { channels } = await seen.removeAlpha().stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
}

test.use({ breaksThings: true });

test('without a network slides, cards, the menu and the gallery of a soft navigation keep their backgrounds', async ({
  page,
}) => {
  await page.route(pictures, (route) => route.abort());
  await openWithMenus(page, '/');
  await expectGround(page, page.locator('.slide img').first());
  await expectGround(page, page.locator('.mini img').first());
  const card = page.getByRole('article').first();
  await expectGround(page, card.locator('img').first());
  await categoriesButton(page).click();
  await expectGround(page, page.locator('.mega-pic img').filter({ visible: true }).first());
  await page.keyboard.press('Escape');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expectGround(page, page.locator('.gallery img').first());
});

test('missing pictures leave their backgrounds in the gallery and in the large one', async ({
  page,
}) => {
  await page.route(pictures, (route) => route.fulfill({ status: 404, body: 'no' }));
  await openWithMenus(page, (await pageNamed('product')).path);
  const first = page.locator('.gallery img').first();
  await expectGround(page, first);
  await first.click();
  await expectGround(page, page.locator('.near img').first());
});

test('failed content pictures leave an empty box, before scripts of the page run', async ({
  page,
}) => {
  await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
  await page.route(aboutPath, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const img = '<img src="/media/none.webp" alt="نمای مغازه از خیابان">';
    await route.fulfill({
      response: answer,
      body: html.replace(/(<div class="prose[^>]*>)/, `$1<p>${img}</p>`),
    });
  });
  await page.goto(aboutPath);
  await expectGround(page, page.locator('.prose img'));
  await expect(page.getByRole('img', { name: 'نمای مغازه از خیابان' })).toBeAttached();
});

test('pictures load when the network is back', async ({ page, context }) => {
  await page.goto('/shop');
  await context.setOffline(true);
  const last = page.getByRole('article').last().locator('img');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-broken');
  await context.setOffline(false);
  await expect(last).not.toHaveAttribute('data-broken');
  expect(await last.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});
