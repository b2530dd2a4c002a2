import { violationsInBothSchemes } from './support/axe.ts';
import { categoriesButton, openWithMenus, searchBox, sizes } from './support/menus.ts';
import { openLive } from './support/pages.ts';
import { clippedTexts, latinDigits, sideways } from './support/reading.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const list = (page: Page) => page.getByRole('banner').getByRole('listbox');
const options = (page: Page) => list(page).getByRole('option');
const group = (page: Page, name: string) => list(page).getByRole('group', { name });
const note = (page: Page) => page.getByText('اطلاعاتی برای نمایش وجود ندارد');
const calls = /\/api\/home\/get-search-keyword$/i;
const removal = (page: Page, term: string) =>
  page.getByRole('button', { name: `حذف ${term} از جستجوهای اخیر` });
const recent = (page: Page) => page.evaluate(() => localStorage.getItem('recentSearches'));

/** Focuses the search field, on phones in its overlay, and waits until it can suggest. */
async function enterSearch(page: Page): Promise<void> {
  const open = page.getByRole('banner').getByRole('button', { name: 'دنبال چه' });
  if (await open.isVisible()) await open.click();
  else await searchBox(page).focus();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveRole('combobox');
}

test.describe('suggestions on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('appear for three characters, in groups, and are chosen by keyboard', async ({ page }) => {
    await openWithMenus(page, '/');
    await enterSearch(page);
    let asked = 0;
    page.on('request', (request) => {
      if (calls.test(request.url())) asked += 1;
    });
    await page.keyboard.type('گو');
    await expect(list(page)).toBeHidden();
    await page.keyboard.type('شی');
    await expect(page.getByText('در حال جستجو')).toBeVisible();
    await expect(group(page, 'محصولات').getByRole('option')).toHaveCount(8);
    await expect(group(page, 'دسته‌بندی‌ها').getByRole('option').first()).toHaveText('گوشی موبایل');
    await expect(group(page, 'جستجوهای اخیر')).toBeHidden();
    expect(asked).toBe(1);
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(searchBox(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? 'none',
    );
    const href = (await first.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/shop\/product\/\d+\/.+/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test('are closed by Escape, which keeps the text', async ({ page }) => {
    await openWithMenus(page, '/');
    await enterSearch(page);
    await page.keyboard.type('گوشی');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchBox(page)).toBeVisible();
    await expect(searchBox(page)).toHaveValue('گوشی');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('say so when there is nothing to show', async ({ page }) => {
    await openWithMenus(page, '/');
    await enterSearch(page);
    await page.keyboard.type('قققق');
    await expect(note(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
  });

  test('recent searches: newest first, each removable by keyboard', async ({ page }) => {
    await openWithMenus(page, '/');
    for (const term of ['گلکسی s24', 'کابل, شارژر', '  گلکسی s24  ']) {
      await enterSearch(page);
      await expect(searchBox(page)).toHaveValue('');
      await page.keyboard.type(term);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/filter-name=/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('html[data-menus]').waitFor();
    }
    await expect(page).toHaveURL(`/shop?filter-name=${encodeURIComponent('گلکسی-s24')}`);
    expect(await recent(page)).toBe('گلکسی s24,کابل%2C شارژر');
    await enterSearch(page);
    await page.keyboard.type('قققق');
    const terms = group(page, 'جستجوهای اخیر').getByRole('option');
    await expect(terms).toHaveText(['گلکسی s24', 'کابل, شارژر']);
    await expect(list(page).getByRole('button')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(removal(page, 'گلکسی s24')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(terms).toHaveText(['کابل, شارژر']);
    await expect(removal(page, 'کابل, شارژر')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(note(page)).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    expect(await recent(page)).toBeNull();
  });
});

for (const [size, viewport] of Object.entries(sizes)) {
  test(`suggestions fit their box, are readable, pass axe and can be pressed on a ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() =>
      localStorage.setItem('recentSearches', `گلکسی s24,${'بلند '.repeat(19)},۵۰%25 تخفیف%2C ۲`),
    );
    await openWithMenus(page, '/');
    await enterSearch(page);
    await page.keyboard.type('گوشی سامسونگ');
    await expect(group(page, 'جستجوهای اخیر').getByRole('option')).toHaveCount(3);
    await expect(removal(page, '۵۰% تخفیف, ۲')).toBeAttached();
    const box = await page.locator('.sug').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(400);
    expect(await sideways(page)).toBe(0);
    expect(await latinDigits(page)).toEqual([]);
    // The page behind a sheet cannot scroll, which clips the skip link.
    const clipped = (await clippedTexts(page)).filter((text) => !text.startsWith('HTML '));
    expect(clipped).toEqual([]);
    expect(await violationsInBothSchemes(page, 'search')).toEqual([]);
    await searchBox(page).fill('هدفون');
    const category = group(page, 'دسته‌بندی‌ها').getByRole('option', { name: 'هدفون' }).first();
    const href = (await category.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/shop\/category\/\d+\/.+/);
    await category.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('text without searchable characters is ignored', async ({ page }) => {
  await openWithMenus(page, '/');
  await enterSearch(page);
  for (const text of ['   ', '؟؟؟']) {
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await recent(page)).toBeNull();
  }
});

test('a press outside closes suggestions, focusing the field again reopens them', async ({
  page,
}) => {
  await openWithMenus(page, '/');
  await enterSearch(page);
  await page.keyboard.type('گوشی');
  await expect(options(page).first()).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  await searchBox(page).click();
  await expect(options(page).first()).toBeVisible();
  await categoriesButton(page).focus();
  await expect(list(page)).toBeHidden();
});

test('answers to an older text are dropped, in whatever order they arrive', async ({ page }) => {
  const { promise: later, resolve: go } = Promise.withResolvers<void>();
  const { promise: gone, resolve: end } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(calls, async (route) => {
    asked += 1;
    const isFirst = asked === 1;
    if (isFirst) await later;
    await route.continue().catch(() => undefined);
    if (isFirst) end();
  });
  await openWithMenus(page, '/');
  await enterSearch(page);
  const older = page.waitForRequest(calls);
  await page.keyboard.type('گوشی');
  await older;
  await searchBox(page).fill('یخچال');
  await expect(options(page).first()).toContainText('یخچال');
  go();
  await gone;
  await expect(options(page).first()).toContainText('یخچال');
  expect(asked).toBe(2);
});

test('answers that arrive on another page are dropped', async ({ page }) => {
  const { promise: later, resolve: go } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await later;
    await route.continue().catch(() => undefined);
  });
  await openWithMenus(page, '/');
  await enterSearch(page);
  const asked = page.waitForRequest(calls);
  await page.keyboard.type('گوشی');
  await asked;
  await page.evaluate(() => history.pushState(null, '', '/shop?page=2'));
  go();
  await expect(page.locator('.sug')).toBeHidden();
});

test.describe('failures', () => {
  test.use({ breaksThings: true });

  test('an unreachable service is reported quietly, and called again', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('recentSearches', 'تبلت'));
    await page.route(calls, (route) => route.abort());
    await openWithMenus(page, '/');
    await enterSearch(page);
    await page.keyboard.type('گوشی');
    await expect(page.getByText('پیشنهادها الان در دسترس نیستند')).toBeVisible();
    await expect(group(page, 'جستجوهای اخیر').getByRole('option')).toHaveText(['تبلت']);
    await page.unroute(calls);
    await page.getByRole('banner').getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(group(page, 'محصولات')).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
  });

  test('without storage only recent searches are missing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openWithMenus(page, '/');
    await enterSearch(page);
    await page.keyboard.type('گوشی');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter-name=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form searches', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('گلکسی S۲۴');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(`/shop?filter-name=${encodeURIComponent('گلکسی-s24')}`);
    await expect(page.getByRole('article').first()).toContainText('S24 Ultra');
  });
});

test('its script is not loaded before the field is used', async ({ page }) => {
  await openLive(page, '/');
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(request.url());
  });
  await enterSearch(page);
  expect(loaded.length).toBeGreaterThan(0);
});

test('leaving a page closes the suggestions of its own field', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await openWithMenus(page, '/nowhere-to-be-found');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').focus();
  await expect(main.getByRole('combobox')).toBeFocused();
  await expect(page.locator('main .sug')).toHaveCount(1);
  await main.getByRole('link', { name: 'صفحهٔ نخست' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main .sug')).toHaveCount(0);
});
