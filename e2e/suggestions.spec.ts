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

/** Presses the suggested category «هدفون», which leads to its list. */
async function chooseCategory(page: Page): Promise<void> {
  await searchBox(page).fill('هدفون');
  const category = group(page, 'دسته‌بندی‌ها').getByRole('option', { name: 'هدفون' }).first();
  const href = (await category.getAttribute('href')) ?? '';
  expect(href).toMatch(/^\/shop\/category\/\d+\/.+/);
  await category.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('suggestions are loaded with the field’s focus, appear for three characters, close and reopen, and are chosen by keyboard and by mouse', async ({
  page,
}) => {
  await openLive(page, '/');
  const scripts: string[] = [];
  let asked = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
    if (calls.test(request.url())) asked += 1;
  });
  await enterSearch(page);
  expect(scripts.length).toBeGreaterThan(0);
  await page.keyboard.type('گو');
  await expect(list(page)).toBeHidden();
  await page.keyboard.type('شی');
  await expect(page.getByText('در حال جستجو')).toBeVisible();
  await expect(group(page, 'محصولات').getByRole('option')).toHaveCount(5);
  await expect(group(page, 'دسته‌بندی‌ها').getByRole('option').first()).toHaveText(
    /^گوشی موبایل[۰-۹]+ کالا$/,
  );
  await expect(group(page, 'محصولات').getByRole('option').first()).toContainText('تومان');
  await expect(page.getByRole('link', { name: 'همهٔ نتیجه‌های «گوشی»' })).toBeVisible();
  await expect(group(page, 'جستجوهای اخیر')).toBeHidden();
  expect(asked).toBe(1);
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'true');

  await test.step('Escape, a press outside and another focus close them', async () => {
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(searchBox(page)).toHaveValue('گوشی');
    await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
    await searchBox(page).click();
    await expect(options(page).first()).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(list(page)).toBeHidden();
    await expect(page).toHaveURL('/');
    await searchBox(page).click();
    await expect(options(page).first()).toBeVisible();
    await categoriesButton(page).focus();
    await expect(list(page)).toBeHidden();
    await searchBox(page).focus();
  });

  const first = options(page).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  const id = (await first.getAttribute('id')) ?? 'none';
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
  const category = (await first.getAttribute('href')) ?? '';
  expect(category).toMatch(/^\/shop\/category\/\d+\/.+/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(category);
  await expect(list(page)).toBeHidden();
  await chooseCategory(page);
});

test('text without searchable characters is ignored; recent searches: newest first, each removable by keyboard', async ({
  page,
}) => {
  await openWithMenus(page, '/');
  await enterSearch(page);
  for (const text of ['   ', '؟؟؟']) {
    await searchBox(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await recent(page)).toBeNull();
  }
  await page.evaluate(() => localStorage.setItem('recentSearches', 'کابل%2C شارژر,گلکسی s24'));
  await searchBox(page).fill('  گلکسی s24  ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/shop?filter-name=${encodeURIComponent('گلکسی-s24')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('گلکسی');
  expect(await recent(page)).toBe('گلکسی s24,کابل%2C شارژر');
  await enterSearch(page);
  await expect(searchBox(page)).toHaveValue('گلکسی s24');
  await searchBox(page).fill('قققق');
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
  await expect(list(page)).toBeHidden();
  await expect(searchBox(page)).toBeFocused();
  expect(await recent(page)).toBeNull();
});

test('suggestions fit their box and are readable at all widths; on a phone they pass axe and can be pressed', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await page.addInitScript(() =>
    localStorage.setItem('recentSearches', `گلکسی s24,${'بلند '.repeat(19)},۵۰%25 تخفیف%2C ۲`),
  );
  await openWithMenus(page, '/درباره-ما');
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    await page.setViewportSize(sizes[size]);
    // A tablet has an overlay, which stays open on a phone.
    if (size !== 'phone') await enterSearch(page);
    await searchBox(page).fill('گوشی سامسونگ');
    await expect(group(page, 'جستجوهای اخیر').getByRole('option')).toHaveCount(3);
    await expect(removal(page, '۵۰% تخفیف, ۲')).toBeAttached();
    const box = (await page.locator('.sug').boundingBox()) ?? { y: 0, height: 0 };
    const last = group(page, 'محصولات')
      .getByRole('option')
      .nth({ desktop: 4, tablet: 3, phone: 2 }[size]);
    const seen = (await last.boundingBox()) ?? { y: 9_999, height: 0 };
    const end = page.getByRole('link', { name: 'همهٔ نتیجه‌های' });
    expect(seen.y + seen.height, size).toBeLessThanOrEqual((await end.boundingBox())?.y ?? 0);
    if (size === 'desktop') expect(box.height).toBeLessThanOrEqual(400);
    else expect(box.y + box.height, size).toBe(sizes[size].height);
    expect(await sideways(page), size).toBe(0);
    // The page behind a sheet cannot scroll, which clips the skip link.
    const clipped = (await clippedTexts(page)).filter((text) => !text.startsWith('HTML '));
    expect(clipped, size).toEqual([]);
  }
  expect(await latinDigits(page)).toEqual([]);
  expect(await violationsInBothSchemes(page, 'search')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sug')).toBeHidden();
  await expect(searchBox(page)).toBeHidden();
  await enterSearch(page);
  await chooseCategory(page);
});

test('an empty field shows where to begin, and an option chosen by keyboard is seen', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await openWithMenus(page, '/درباره-ما');
  await enterSearch(page);
  const box = page.getByRole('banner').locator('.sug');
  await expect(box.getByRole('navigation').first()).toBeVisible();
  await expect(box.getByRole('link').first()).toBeInViewport();
  await page.evaluate(() => localStorage.setItem('recentSearches', 'یک,دو,سه,چهار,پنج'));
  await searchBox(page).fill('گوشی سامسونگ');
  await expect(options(page).first()).toBeVisible();
  for (let left = await options(page).count(); left > 0; left -= 1) {
    await page.keyboard.press('ArrowDown');
    const chosen = await list(page).locator('[aria-selected="true"]').boundingBox();
    const end = await page.getByRole('link', { name: 'همهٔ نتیجه‌های' }).boundingBox();
    expect((chosen?.y ?? 9_999) + (chosen?.height ?? 0)).toBeLessThanOrEqual(end?.y ?? 0);
  }
});

test('on a phone the button of the search says what a list was searched for', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openLive(page, `/shop?filter-name=${encodeURIComponent('گلکسی-s24')}`);
  const opener = page.getByRole('banner').getByRole('button', { name: 'دنبال چه' });
  await expect(opener).toHaveAccessibleName(/گلکسی s24$/);
  await page.goto('/shop');
  await expect(opener).toHaveAccessibleName('دنبال چه چیزی می‌گردید؟');
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

test.describe('failures', () => {
  test.use({ breaksThings: true });

  test('an unreachable service is reported quietly, and called again; an answer that arrives on another page is dropped', async ({
    page,
  }) => {
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

    const { promise: later, resolve: go } = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await later;
      await route.continue().catch(() => undefined);
    });
    const asked = page.waitForRequest(calls);
    await searchBox(page).fill('یخچال');
    await asked;
    await page.evaluate(() => history.pushState(null, '', '/shop?page=2'));
    go();
    await expect(page.locator('.sug')).toBeHidden();
  });
});
