import type { Locator, Page } from 'playwright/test';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { atRest } from './support/reading.ts';
import { categoryPath, detail, list, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const sorts = (page: Page) => page.getByRole('group', { name: 'مرتب‌سازی' });
const availableOnly = (page: Page) => page.locator('input[type=checkbox][name="filter-available"]');

async function middleOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

test('the default order is by similarity for a search, whose filter button is aligned with the orders on phones and tablets', async ({
  page,
}) => {
  await page.goto(encodeURI('/shop?filter-name=گوشی-سامسونگ'));
  await expect(sorts(page).locator('[aria-current]')).toHaveText('مرتبط‌ترین');
  await sorts(page).getByRole('button', { name: 'جدیدترین' }).click();
  await expect(page).toHaveURL(/&sort=newest$/);
  await expect(sorts(page).locator('[aria-current]')).toHaveText('جدیدترین');
  for (const [name, sort] of [
    ['بیشترین تخفیف', 'discount'],
    ['پرفروش‌ترین', 'bestselling'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await sorts(page).getByRole('button', { name }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page).toHaveURL(new RegExp(`&sort=${sort}$`));
  }
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const button = await middleOf(page.getByRole('button', { name: 'فیلترها' }));
    const tab = await middleOf(sorts(page).getByRole('button').first());
    expect(Math.abs(button - tab), `${width} px`).toBeLessThanOrEqual(1);
  }
});

test('on a phone the first product of any list stands in the upper part of the window, under a header of one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [above] = (await list()).children;
  const [own] = (await list({ categoryId: above?.id ?? 0 })).children;
  if (above === undefined || own === undefined) throw new Error('There are too few categories.');
  const { brand } = await detail((await list({ categoryId: own.id })).items[0]?.websiteCode ?? 0);
  const paths = [
    '/shop',
    categoryPath(above),
    categoryPath(own),
    `${categoryPath(own)}?filter-brand=${brand.id}&filter-available=1`,
    `/shop/brand/${brand.id}/${brand.slug}`,
    '/shop/offers',
    '/shop?filter-name=گوشی-سامسونگ',
  ];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await page.goto(encodeURI(path));
    // oxlint-disable-next-line no-await-in-loop
    const card = await page.getByRole('main').getByRole('article').first().boundingBox();
    expect(card?.y, path).toBeLessThan(330);
    // oxlint-disable-next-line no-await-in-loop
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, path).toBeLessThanOrEqual(66);
  }
});

test('a category leads to its prices, its brands and the categories beside it', async ({
  page,
  request,
}) => {
  const [above] = (await list()).children;
  const [own, beside] = (await list({ categoryId: above?.id ?? 0 })).children;
  if (own === undefined || beside === undefined) throw new Error('There are too few categories.');
  const { brand } = await detail((await list({ categoryId: own.id })).items[0]?.websiteCode ?? 0);
  await page.goto(categoryPath(own));
  const near = page.getByRole('navigation', { name: 'بخش‌های نزدیک' });
  const links = near.getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(
    expect.arrayContaining([`/shop/brand/${brand.id}/${brand.slug}`, categoryPath(beside)]),
  );
  expect(paths).not.toContain(categoryPath(own));
  await expect(near.locator('[rel~=nofollow]')).toHaveCount(0);
  const answers = await Promise.all(
    paths.map((path) => request.get(encodeURI(path ?? ''), { maxRedirects: 0 })),
  );
  expect(answers.map((answer) => answer.status())).toEqual(paths.map(() => 200));
  await near.getByRole('link', { name: `لیست قیمت ${own.title}` }).click();
  await expect(page).toHaveURL(/\/shop\/price-list\//);
});

test.describe('on desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a list begins with the newest, a switch that is off has an outline and no fill, a price field has room for the highest price', async ({
    page,
  }) => {
    const looks = async () => {
      const seen = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await atRest(page);
        seen.push(
          await availableOnly(page).evaluate((input) => {
            const { backgroundColor, borderColor } = getComputedStyle(input);
            return { filled: backgroundColor !== 'rgba(0, 0, 0, 0)', border: borderColor };
          }),
        );
      }
      return seen;
    };
    await page.goto('/shop');
    await expect(sorts(page).locator('[aria-current]')).toHaveText('جدیدترین');
    const off = await looks();
    expect(off.map(({ filled }) => filled)).toEqual([false, false]);
    await page.goto('/shop?filter-available=1&filter-price=-1000000000');
    const on = await looks();
    expect(on.map(({ filled }) => filled)).toEqual([true, true]);
    for (const [at, { border }] of on.entries()) expect(border).not.toBe(off[at]?.border);
    const fields = page.locator('.filter-end input');
    await fields.first().fill('۱٬۰۰۰٬۰۰۰٬۰۰۰');
    const cut = await fields.evaluateAll((all) =>
      all.filter((field) => field.scrollWidth > field.clientWidth).map((field) => field.outerHTML),
    );
    expect(cut).toEqual([]);
  });
});

test.describe('without scripts, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('sections of the home page link to the complete lists', async ({ page }) => {
    await page.goto('/');
    const more = (title: string) =>
      page.getByRole('region', { name: title }).locator('.sec-head a, a.more').first();
    await expect(more('کهربایی‌های امروز')).toHaveAttribute('href', '/shop/offers');
    await more('برندهای محبوب').click();
    await expect(page).toHaveURL('/site-map#brands');
    await expect(page.locator('#brands').getByRole('heading', { name: 'برندها' })).toBeVisible();
  });

  test('a product whose price is given by phone has a phone link in the bar, with the displayed number', async ({
    page,
  }) => {
    const { pageCount } = await list();
    const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => list({ page: number })));
    const asked = pages
      .flatMap(({ items }) => items)
      .find(({ availability }) => availability === availabilityCodes.call);
    if (!asked) throw new Error('No product of the shop has a price on request.');
    await page.goto(productPath(asked));
    const call = page.locator('.page-bar').getByRole('link', { name: 'تماس با' });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(call).toContainText('۰۲۱ ۹۱۰۰ ۴۵۶۷');
  });
});
