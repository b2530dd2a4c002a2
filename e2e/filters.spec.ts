import type { Page } from 'playwright/test';
import type { ListFilter } from '#lib/contract/product.ts';
import { toLatinDigits, toPersianDigits } from '#lib/text/digits.ts';
import { violations } from './support/axe.ts';
import { categoryPath, filtersOf, list } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const panel = (page: Page) => page.getByRole('form', { name: 'فیلترها' });
/** The form once its scripts handle it. */
const liveForm = (page: Page) => page.locator('#filters form[data-live]');
const chips = (page: Page) =>
  page.getByRole('navigation', { name: 'فیلترهای انتخاب‌شده' }).getByRole('link');
const total = async (page: Page) =>
  Number(toLatinDigits(await page.locator('main header p').innerText()).replace(/\D/g, ''));

const apply = (page: Page) => panel(page).getByRole('button', { name: 'اعمال فیلتر', exact: true });

/** Expects the number of matching products beside the button's name, and announced. */
async function expectMatches(page: Page, count = 0): Promise<void> {
  const words = `${toPersianDigits(count)} کالا`;
  await expect(apply(page)).toHaveText(`اعمال فیلتر${words}`);
  await expect(panel(page).getByRole('status')).toHaveText(words);
}

/** The category with the most products, and its filters. */
async function wideList() {
  const { children } = await list();
  const widest = children.toSorted((a, b) => b.productCount - a.productCount)[0];
  if (!widest) throw new Error('The shop has no categories.');
  const { filters } = await filtersOf({ categoryId: widest.id });
  const brand = filters.find(({ key }) => key === 'brand');
  if (!brand) throw new Error('The category has no brands to choose from.');
  const path = categoryPath(widest);
  /** Address of the landing page that one brand alone leads to. */
  const landing = async (value = '') => {
    const found = await list({ categoryId: widest.id, 'filter-brand': value });
    return encodeURI(`${path}/${found.landing?.slug}`);
  };
  return { path, filters, brand, landing };
}

const option = (page: Page, filter: ListFilter, at: number) =>
  page.locator(`#filters input[name="filter-${filter.key}"][value="${filter.options[at]?.value}"]`);

test.describe('on desktop', () => {
  test.use({ viewport: desktop });

  test('choosing an option filters the list, a chip removes its choice, one button removes all, and Back undoes that', async ({
    page,
  }) => {
    const { path, brand, landing } = await wideList();
    const [first, second] = brand.options;
    const at = (values: string) =>
      `${encodeURI(path)}?${values ? `filter-brand=${values}&` : ''}sort=priceaz`;
    await page.goto(`${path}?sort=priceaz`);
    await expect(liveForm(page)).toBeAttached();
    const all = await total(page);
    await option(page, brand, 0).click();
    await expect(page).toHaveURL(`${await landing(first?.value)}?sort=priceaz`);
    await expect.poll(() => total(page)).toBe(first?.count);
    await expect(option(page, brand, 0)).toBeChecked();
    await expect(chips(page).first()).toHaveAccessibleName(`حذف فیلتر ${first?.label}`);

    await expect(liveForm(page)).toBeAttached();
    await option(page, brand, 1).click();
    const both = [first?.value, second?.value].toSorted((a, b) => Number(a) - Number(b)).join(',');
    await expect(page).toHaveURL(at(both));
    await expect.poll(() => total(page)).toBe((first?.count ?? 0) + (second?.count ?? 0));

    await page.goBack();
    await expect(option(page, brand, 1)).not.toBeChecked();
    await expect(option(page, brand, 0)).toBeChecked();
    await page.waitForLoadState();
    await page.goForward();
    await expect(option(page, brand, 1)).toBeChecked();
    await expect(page).toHaveURL(at(both));
    await expect(chips(page)).toHaveCount(3);
    await chips(page)
      .filter({ hasText: `${first?.label}` })
      .click();
    await expect(chips(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${await landing(second?.value)}?sort=priceaz`);
    await chips(page).last().click();
    await expect(page).toHaveURL(at(''));
    await expect(chips(page)).toHaveCount(0);
    await expect.poll(() => total(page)).toBe(all);
    await expect(option(page, brand, 0)).not.toBeChecked();
  });

  test('by keyboard choices are collected, and the button applies them; a price is typed in Persian digits, or set by slider', async ({
    page,
  }) => {
    const { path, filters, brand } = await wideList();
    await page.goto(path);
    await expect(liveForm(page)).toBeAttached();
    await option(page, brand, 0).focus();
    await page.keyboard.press('Space');
    await expectMatches(page, brand.options[0]?.count);
    await expect(page).toHaveURL(encodeURI(path));
    await page.keyboard.press('Space');
    await expect(option(page, brand, 0)).not.toBeChecked();

    const price = filters.find(({ key }) => key === 'price');
    const middle = Math.round(((price?.min ?? 0) + (price?.max ?? 0)) / 2);
    await panel(page).getByLabel('تا', { exact: false }).first().fill(toPersianDigits(middle));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`filter-price=-${middle}$`));
    for (const { price: cost } of (await list({ 'filter-price': `-${middle}` })).items) {
      expect(cost ?? 0).toBeLessThanOrEqual(middle);
    }
    await expect(liveForm(page)).toBeAttached();
    const slider = panel(page).locator('.slider').first();
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (!box) throw new Error('There is no slider.');
    // The minimum is on the right.
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 4, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.8, y, { steps: 5 });
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.up();
    await expect(page).toHaveURL(/filter-price=\d+-\d+$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test('Back restores sliders, moving from a typed price to another field does not navigate, and hidden options are loaded by a press', async ({
    page,
  }) => {
    const { filters } = await filtersOf();
    const brand = filters.find(({ key }) => key === 'brand');
    const count = toPersianDigits(brand?.options.length ?? 0);
    await page.goto('/shop');
    await expect(liveForm(page)).toBeAttached();
    const ends = page.locator('#filters .filter-range').first().locator('.slider input');
    const places = () =>
      ends.evaluateAll((all) =>
        all.map((end) => (end instanceof HTMLInputElement ? end.value : '')),
      );
    const before = await places();
    expect(before).toHaveLength(2);
    await page.locator('#filters form').evaluate((form: HTMLFormElement) => form.reset());
    await expect.poll(places).toEqual(before);

    const to = page.locator('#filters input[name="price-to"]');
    await page.locator('#filters input[name="price-from"]').fill('۱۰۰۰۰۰۰');
    await to.click();
    await expect(to).toBeFocused();
    await expect(page.locator('#filters form')).toHaveAttribute('data-pending');
    await expect(page).toHaveURL('/shop');

    const group = page.locator('#filters details.filter:has([name="filter-brand"])');
    const boxes = group.locator('input[name="filter-brand"]');
    expect(await boxes.count()).toBeLessThan(brand?.options.length ?? 0);
    await group.getByText('گزینهٔ دیگر').click();
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await group.getByRole('button', { name: `همهٔ ${count} گزینه` }).click();
    await expect(boxes).toHaveCount(brand?.options.length ?? 0);
    await expect(boxes.first()).toBeChecked();
    await expect(group.getByRole('button')).toHaveCount(0);
  });

  test('choices before scripts have loaded wait for the button', async ({ page }) => {
    const { path, brand, landing } = await wideList();
    // Scripts wait for the first paint and an idle moment; this is before both.
    await page.addInitScript(() => {
      const real = requestIdleCallback.bind(window);
      const held: IdleRequestCallback[] = [];
      Object.assign(window, {
        requestIdleCallback: (act: IdleRequestCallback) => held.push(act),
        goIdle: () => {
          Object.assign(window, { requestIdleCallback: real });
          for (const act of held) real(act);
        },
      });
    });
    await page.goto(path);
    await option(page, brand, 0).check();
    await expect(liveForm(page)).toHaveCount(0);
    await page.evaluate('goIdle()');
    await expect(liveForm(page)).toBeAttached();
    await expect(page).toHaveURL(encodeURI(path));
    await apply(page).click();
    await expect(page).toHaveURL(await landing(brand.options[0]?.value));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the panel closes on Back first, shows the number of results, and then the results', async ({
    page,
  }) => {
    const { path, brand, landing } = await wideList();
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-menus', 'alive');
    await expect(liveForm(page)).toBeAttached();
    const opened = page.getByRole('dialog', { name: 'فیلترها' });
    await page.getByRole('button', { name: 'فیلترها' }).click();
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(encodeURI(path));
    await page.getByRole('button', { name: 'فیلترها' }).click();
    await expect(opened).toBeVisible();
    await option(page, brand, 0).click();
    await expectMatches(page, brand.options[0]?.count);
    expect(await violations(page, { within: '#filters' })).toEqual([]);
    await apply(page).click();
    await expect(page).toHaveURL(await landing(brand.options[0]?.value));
    await expect.poll(() => total(page)).toBe(brand.options[0]?.count);
    // The page's own filter is not counted.
    await expect(page.getByRole('button', { name: 'فیلترها' })).toHaveText('فیلترها');
    await page.goBack();
    await expect(page).toHaveURL(encodeURI(path));
    await expect(panel(page)).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the form filters the list', async ({ page }) => {
    const { path, brand } = await wideList();
    await page.goto(`${path}?sort=priceaz`);
    await page.getByRole('button', { name: 'فیلترها' }).click();
    await option(page, brand, 0).click();
    await option(page, brand, 1).click();
    await panel(page).getByRole('button').click();
    const values = brand.options
      .slice(0, 2)
      .map(({ value }) => Number(value))
      .toSorted((a, b) => a - b);
    await expect(page).toHaveURL(
      `${encodeURI(path)}?filter-brand=${values.join(',')}&sort=priceaz`,
    );
    const count = (brand.options[0]?.count ?? 0) + (brand.options[1]?.count ?? 0);
    await expect.poll(() => total(page)).toBe(count);
    await expect(option(page, brand, 0)).toBeChecked();
  });
});
