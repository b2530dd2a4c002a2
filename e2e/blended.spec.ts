import { openWithMenus } from './support/menus.ts';
import { detail, list, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Names of the elements that scripts have animated since the page was opened. */
async function watchFading(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const faded: string[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      faded.push(this.localName);
      // Lasts a second, so that states in between can be checked.
      return animate.call(this, given[0], { duration: 1_000 });
    };
    Object.assign(window, { faded: () => faded });
  });
  return () =>
    page.evaluate(() =>
      'faded' in window && typeof window.faded === 'function' ? window.faded() : [],
    );
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name }).first();

/** For pages that load on a busy machine. */
const patience = { timeout: 15_000 };

test('after a soft navigation the page fades in at its top, with its heading focused at once', async ({
  page,
}) => {
  const faded = await watchFading(page);
  await openWithMenus(page, '/shop');
  expect(await faded()).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await page.getByRole('article').nth(6).getByRole('link').click();
  await expect(page).toHaveURL(/\/shop\/product\//, patience);
  await expect.poll(faded).toEqual(['main']);
  const seen = await page.evaluate(() => ({
    top: scrollY,
    focused: document.activeElement?.localName,
    content: Number(getComputedStyle(document.querySelector('main') ?? document.body).opacity),
    header: getComputedStyle(document.querySelector('header') ?? document.body).opacity,
  }));
  expect(seen).toMatchObject({ top: 0, focused: 'h1', header: '1' });
  expect(seen.content).toBeGreaterThanOrEqual(0.4);
  // The page can be used while it fades in.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/shop\/product\//, patience);
});

test('pages do not fade with reduced motion, nor after Back', async ({ page }) => {
  const faded = await watchFading(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithMenus(page, '/');
  await footerLink(page, 'شیوه‌های ارسال').click();
  await expect(heading(page)).toHaveText('شیوه‌های ارسال', patience);
  expect(await faded()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
  expect(await faded()).toEqual([]);
});

test('nothing fades when another variant of a product is chosen', async ({ page }) => {
  const faded = await watchFading(page);
  const { items } = await list({ 'filter-available': '1' });
  const details = await Promise.all(items.map((item) => detail(item.websiteCode)));
  const product = details.find(({ variants }) => variants.length > 1);
  if (!product) throw new Error('No product has two variants.');
  await openWithMenus(page, productPath(product));
  const other = page.getByRole('main').getByRole('radio', { checked: false }).first();
  await other.check({ force: true });
  await expect(page).toHaveURL(/variant=/);
  expect(await faded()).toEqual([]);
});
