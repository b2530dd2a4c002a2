import { postPath, richPost } from './support/blog.ts';
import { sizes } from './support/menus.ts';
import { openLive, scriptsArrived } from './support/pages.ts';
import { atRest } from './support/reading.ts';
import { expect, test, type Page } from './support/test.ts';

/** Anchors of a post's parts. */

/** Distance of a heading from its scroll target, in px. */
const offPlace = (page: Page, id: string): Promise<number> =>
  page.evaluate((heading) => {
    const element = document.querySelector(`[id="${heading}"]`);
    if (element === null) return Number.NaN;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const { scrollMarginTop } = getComputedStyle(element);
    const place = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop);
    return Math.round(Math.abs(element.getBoundingClientRect().top - place));
  }, id);

async function openByAddress(page: Page, path: string, id: string): Promise<void> {
  // An address that differs only in its anchor would not load the page.
  await page.goto('/robots.txt');
  await page.goto(`${path}#${id}`);
}

const openings: Record<string, typeof openByAddress> = {
  'by a link in the post': async (page, path, id) => {
    await page.goto(path);
    await page.evaluate((hash) => location.assign(hash), `#${id}`);
  },
  'by its address': openByAddress,
  'by a link on another page': async (page, path, id) => {
    await openLive(page, '/blog');
    await page.getByRole('main').evaluate((place, href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'به بخش' });
      place.prepend(link);
    }, `${path}#${id}`);
    await page.getByRole('main').getByRole('link', { name: 'به بخش' }).click();
    await page.waitForURL(({ hash }) => decodeURIComponent(hash) === `#${id}`);
  },
};

/** Expects the last parts of a post at their scroll target, reached in this way. */
async function expectAtPlace(page: Page, open: typeof openByAddress): Promise<void> {
  const post = await richPost();
  for (const { id, title } of post.contents.slice(-2)) {
    await open(page, postPath(post), id);
    await expect.poll(() => offPlace(page, id), { message: title }).toBe(0);
    // Late parts do not move it.
    await page.locator('html[data-menus]').waitFor();
    await scriptsArrived(page);
    await atRest(page);
    expect(await offPlace(page, id), title).toBe(0);
  }
}

for (const [way, open] of Object.entries(openings)) {
  test(`a part is at its scroll target when reached ${way}`, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await expectAtPlace(page, open);
  });
}

for (const size of ['tablet', 'desktop'] as const) {
  test(`a part is at its scroll target on a ${size}`, async ({ page }) => {
    await page.setViewportSize(sizes[size]);
    await expectAtPlace(page, openByAddress);
  });
}
