import { allOf, categories, categoriesButton, entries, mainMenu } from './support/menus.ts';
import { menuButton, openEntry, openWithMenus, sizes, toolbar } from './support/menus.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** The entry of the main menu that opens a mega menu. */
const brands = (page: Page) => mainMenu(page).locator('summary', { hasText: 'برندها' });

for (const scripts of [true, false]) {
  test.describe(`menus, scripts ${scripts ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled: scripts });

    test('on desktop the categories and a mega menu open by keyboard, all columns are open, Escape closes', async ({
      page,
    }) => {
      await page.setViewportSize(sizes.desktop);
      await page.goto('/');
      await categoriesButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(allOf(page)).toHaveCount(1);
      const groups = categories(page).locator('.mega-group').filter({ visible: true });
      await expect(groups).not.toHaveCount(0);
      for (const group of await groups.all()) {
        await expect(group.getByRole('link').last()).toBeVisible();
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(allOf(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(allOf(page)).toHaveCount(0);
      await expect(categoriesButton(page)).toBeFocused();

      const brand = mainMenu(page).getByRole('link', { name: 'سامسونگ' });
      await expect(brand).toBeHidden();
      await brands(page).focus();
      await page.keyboard.press('Enter');
      await expect(brand).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(mainMenu(page).getByRole('link', { name: 'اپل' })).toBeFocused();
    });

    test('on a phone a chosen category shows only its links; the menu opens, navigates and closes', async ({
      page,
    }) => {
      await page.setViewportSize(sizes.phone);
      await page.goto('/');
      await toolbar(page).getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
      const second = entries(page).nth(1);
      await second.click();
      await expect(openEntry(page)).toHaveText((await second.textContent()) ?? '');
      await expect(allOf(page)).toHaveCount(1);
      const groups = categories(page).locator('.mega-group').filter({ visible: true });
      const closed = groups.nth(1);
      const link = closed.getByRole('link').first();
      await expect(groups.first().getByRole('link').first()).toBeVisible();
      await expect(link).toBeHidden();
      await closed.locator('summary').click();
      await expect(link).toBeVisible();
      await categories(page).getByRole('button', { name: 'بستن' }).click();
      await expect(allOf(page)).toHaveCount(0);

      const contact = mainMenu(page).getByRole('link', { name: 'تماس با ما' });
      await menuButton(page).click();
      await expect(contact).toBeVisible();
      await mainMenu(page).getByRole('button', { name: 'بستن' }).click();
      await expect(contact).toBeHidden();
      await menuButton(page).click();
      await contact.click();
      await expect(page).toHaveURL(encodeURI('/تماس-با-ما'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('تماس با ما');
    });
  });
}

test('every link of the menus is in the HTML of the page', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  expect(header.match(/href="\/shop\/category\//g)?.length).toBeGreaterThan(30);
  expect(header.match(/href="\/shop\/brand\//g)?.length).toBeGreaterThan(30);
});

const middleOf = async (page: Page, index: number) => {
  const box = await entries(page).nth(index).boundingBox();
  if (!box) throw new Error(`Entry ${index} is not shown.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
};

test.describe('with a mouse, on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('resting opens the categories, another entry and a mega menu, one at a time; leaving closes them; a press keeps them', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    const brand = mainMenu(page).getByRole('link', { name: 'سامسونگ' });
    const leave = () => page.mouse.move(5, 895, { steps: 4 });
    await categoriesButton(page).hover();
    await expect(allOf(page)).toHaveCount(1);
    // Hovering has already opened it: the following click does not close it.
    await categoriesButton(page).click();
    await expect(allOf(page)).toHaveCount(1);
    await entries(page).nth(2).hover();
    await expect(openEntry(page)).toHaveText((await entries(page).nth(2).textContent()) ?? '');
    await leave();
    await expect(allOf(page)).toHaveCount(0);

    await categoriesButton(page).hover();
    await expect(allOf(page)).toHaveCount(1);
    await brands(page).hover();
    await expect(brand).toBeVisible();
    await expect(allOf(page)).toHaveCount(0);
    await categoriesButton(page).hover();
    await expect(allOf(page)).toHaveCount(1);
    await expect(brand).toBeHidden();

    await brands(page).hover();
    await expect(brand).toBeVisible();
    await brands(page).click();
    await expect(brand).toBeVisible();
    await brand.hover();
    await leave();
    await expect(brand).toBeHidden();
    await brands(page).click();
    await brand.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('سامسونگ');
    await expect(brand).toBeHidden();
  });

  test('a mouse outside the menu does not disturb the keyboard, and may cross other entries on its way to the open pane', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    await page.mouse.move(700, 850);
    await categoriesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(allOf(page)).toHaveCount(1);
    const first = (await entries(page).first().textContent()) ?? '';
    const from = await middleOf(page, 0);
    const to = await middleOf(page, 4);
    const goal = { x: from.box.x - 40, y: to.y };
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.mouse.move(600, 860, { steps: 3 });
    await page.clock.runFor(1_000);
    expect(await allOf(page).count()).toBe(1);
    await page.mouse.move(from.x, from.y);
    await page.clock.runFor(1_000);
    const crossed = new Set<string>();
    // A slow movement: 50 steps of 60 ms.
    for (let share = 0.02; share <= 1; share += 0.02) {
      const x = from.x + (goal.x - from.x) * share;
      const y = from.y + (goal.y - from.y) * share;
      await page.mouse.move(x, y);
      await page.clock.runFor(60);
      const under = await page.evaluate(
        (point) => document.elementFromPoint(point.x, point.y)?.closest('.cat-name')?.textContent,
        { x, y },
      );
      crossed.add(under ?? '');
      expect(await openEntry(page).textContent()).toBe(first);
    }
    expect(crossed.size).toBeGreaterThan(2);
    // Straight down over the entries it does switch, after resting for 250 ms.
    await page.mouse.move(from.x, from.y);
    await page.mouse.move(from.x, to.y, { steps: 8 });
    await page.clock.runFor(240);
    expect(await openEntry(page).textContent()).toBe(first);
    await page.clock.runFor(20);
    expect(await openEntry(page).textContent()).toBe(await entries(page).nth(4).textContent());
  });
});

test.describe('by keyboard, on desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('arrows move from entry to entry, into the pane and back; Enter follows a link, which closes the menu', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    const press = (key: string) => page.keyboard.press(key);
    await categoriesButton(page).focus();
    await press('ArrowDown');
    await expect(entries(page).first()).toBeFocused();
    await press('ArrowDown');
    await expect(entries(page).nth(1)).toBeFocused();
    await expect(openEntry(page)).toHaveText((await entries(page).nth(1).textContent()) ?? '');
    await press('End');
    await expect(entries(page).last()).toBeFocused();
    await press('ArrowDown');
    await expect(entries(page).first()).toBeFocused();
    await press('ArrowUp');
    await expect(entries(page).last()).toBeFocused();
    await press('Home');
    await expect(entries(page).first()).toBeFocused();
    await press('ArrowLeft');
    await expect(allOf(page)).toBeFocused();
    await press('ArrowDown');
    await expect(allOf(page)).not.toBeFocused();
    await press('ArrowUp');
    await expect(allOf(page)).toBeFocused();
    await press('ArrowRight');
    await expect(entries(page).first()).toBeFocused();
    await press('Enter');
    await expect(allOf(page)).toHaveCount(1);
    await press('Escape');
    await expect(allOf(page)).toHaveCount(0);
    await expect(categoriesButton(page)).toBeFocused();
    await press('ArrowDown');
    await press('ArrowLeft');
    await expect(allOf(page)).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(/\/shop\/category\//, { timeout: 15_000 });
    await expect(allOf(page)).toHaveCount(0);
  });

  test('a menu closes once the focus is in neither it nor its button; arrows move in the main menu, Escape closes its mega menu', async ({
    page,
  }) => {
    await openWithMenus(page, '/');
    await categoriesButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(allOf(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(categoriesButton(page)).toBeFocused();
    await expect(allOf(page)).toHaveCount(1);
    await page.keyboard.press('Shift+Tab');
    await expect(categoriesButton(page)).not.toBeFocused();
    await expect(allOf(page)).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    await expect(categoriesButton(page)).not.toBeFocused();

    const apple = mainMenu(page).getByRole('link', { name: 'اپل' });
    await mainMenu(page).getByRole('link').first().focus();
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowLeft');
    await expect(brands(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(apple).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(apple).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(apple).toBeHidden();
    await expect(brands(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(apple).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(apple).toBeHidden();
  });
});
