import { load } from 'cheerio';
import { addressOf, bar, codesOf, columns, four, rows, takeBack } from './support/compare.ts';
import { expectFits } from './support/fits.ts';
import { openWithMenus } from './support/menus.ts';
import { expectBadge } from './support/pages.ts';
import { comparison, incomparable } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('the table marks different rows, keeps its head in view, has all roles, and is printed alone', async ({
  page,
}) => {
  const { a, b } = await four();
  const { specifications } = await comparison(codesOf([a, b]));
  const facts = specifications.flatMap(({ items }) => items);
  const [same, other] = [false, true].map((differs) =>
    facts.findIndex((fact) => fact.differs === differs),
  );
  if (same === undefined || other === undefined || Math.min(same, other) < 0) {
    throw new Error('The products have nothing, or all, in common.');
  }
  await page.goto(addressOf(a, b));
  // Rows with the data of cards are above the specifications.
  const first = (await rows(page).count()) - facts.length;
  const row = (at: number) => rows(page).nth(first + at);
  await expect(row(other).getByRole('rowheader', { name: /^متفاوت: / })).toBeVisible();
  await expect(row(same).getByRole('rowheader', { name: /^(?!متفاوت)/ })).toBeVisible();

  await expect(page.locator('html')).toHaveAttribute('data-header', 'here');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await rows(page).first().scrollIntoViewIfNeeded();
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(columns(page).first(), `${width} px`).toBeInViewport();
    await expect(columns(page).first()).toHaveText(/\S/);
    const head = await page.locator('.compare thead > tr').first().boundingBox();
    expect(head?.height, `${width} px`).toBeLessThan(120);
  }

  // For browsers that drop the roles of a table with another layout.
  const part = ':is(table, thead, tbody, tr, th, td)';
  expect(await page.locator(`.compare ${part}`).count()).toBeGreaterThan(20);
  await expect(page.locator(`.compare ${part}:not([role])`)).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'فقط تفاوت‌ها' }).check();
  await expect(row(other)).toBeVisible();
  await expect(row(same)).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(row(other)).toBeVisible();
  for (const name of ['.compare-picker', '.compare-remove', '.compare-slot', '.dock']) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.locator(name).filter({ visible: true })).toHaveCount(0);
  }
});

test('four products fit on a phone, scroll with the page alone, and are added to the basket', async ({
  page,
}) => {
  const { a, b, c, d } = await four();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addressOf(a, b, c, d));
  await expect(columns(page)).toHaveCount(4);
  const inner = await page
    .locator('.compare, .compare *')
    .evaluateAll(
      (all) => all.filter((each) => /auto|scroll/.test(getComputedStyle(each).overflow)).length,
    );
  expect(inner).toBe(0);
  await expectFits(page);
  await page
    .locator('.compare')
    .getByRole('button', { name: 'افزودن به سبد خرید' })
    .first()
    .click();
  await expectBadge(page, 1);
});

test('products are removed and added in place, which Back undoes; a search has an address', async ({
  page,
}) => {
  const { a, b, c } = await four();
  await page.goto(addressOf(a, b));
  await expect(columns(page)).toHaveCount(2);
  await takeBack(page).first().click();
  await expect(page).toHaveURL(addressOf(b));
  await expect(columns(page)).toHaveCount(1);
  await expect(page.getByText('دست‌کم یک کالای دیگر')).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'نام کالا' });
  const found = page.waitForResponse('**/api/Product/Get-List');
  await field.fill(c.nameEn);
  await found;
  await page.locator(`.compare-picker a[href="${addressOf(b, c)}"]`).click();
  await expect(page).toHaveURL(addressOf(b, c));
  await expect(columns(page)).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(b));
  await expect(columns(page)).toHaveCount(1);
  await page.goBack();
  await expect(columns(page)).toHaveCount(2);

  await takeBack(page).last().click();
  await expect(page).toHaveURL(addressOf(a));
  await field.fill(c.nameEn);
  await field.press('Enter');
  await expect(page).toHaveURL(/ids=\d+&find=/);
  await expect(page.locator(`.compare-picker a[href="${addressOf(a, c)}"]`)).toBeVisible();

  await takeBack(page).click();
  await expect(page).toHaveURL('/shop/compare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مقایسهٔ کالاها');
});

test('compared products are added to the collected ones, but do not replace them', async ({
  page,
}) => {
  const { a, b, c, d, path } = await four();
  for (const two of [addressOf(a, b), addressOf(c, d)]) {
    await openWithMenus(page, two);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('compare')))
      .toMatch(
        new RegExp(`^(?=.*:${a.websiteCode},)(?=.*:${b.websiteCode},)(?!.*:${d.websiteCode},)`),
      );
  }
  await openWithMenus(page, addressOf(c, a));
  await page.goto(path);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', addressOf(c, a, b));
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('products are compared, removed, found and added', async ({ page }) => {
    const { a, b, c } = await four();
    await page.goto(addressOf(a, b));
    await expect(columns(page)).toHaveCount(2);
    const all = await rows(page).filter({ visible: true }).count();
    await page.getByRole('checkbox', { name: 'فقط تفاوت‌ها' }).check();
    expect(await rows(page).filter({ visible: true }).count()).toBeLessThan(all);
    await takeBack(page).last().click();
    await expect(page).toHaveURL(addressOf(a));
    await page.getByRole('searchbox', { name: 'نام کالا' }).fill(c.nameEn);
    await page.getByRole('main').getByRole('button', { name: 'جستجو' }).click();
    await expect(page).toHaveURL(/ids=.*&find=/);
    await page.locator(`.compare-picker a[href="${addressOf(a, c)}"]`).click();
    await expect(page).toHaveURL(addressOf(a, c));
    await expect(columns(page)).toHaveCount(2);
  });
});

test.describe('addresses', () => {
  test('have the compared products in the head of the page', async ({ request }) => {
    const { a, b } = await four();
    const answer = await request.get(addressOf(b, a));
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const head = html.slice(0, html.indexOf('</head>'));
    // A long title is cut where search engines would cut it.
    const title = `مقایسهٔ ${b.nameFa} و ${a.nameFa}`.slice(0, 90);
    expect(head).toContain(`<title>${title}`);
    expect(head).toMatch(/<meta name="robots" content="noindex,follow"/);
    // Not that of another page.
    expect(head).toMatch(/<link rel="canonical" href="[^"]*\/shop\/compare\?ids=/);
    expect(head).toContain('property="og:image"');
  });

  test('redirect to their canonical spelling', async ({ request }) => {
    const { a, b } = await four();
    const [one, two] = codesOf([a, b]);
    const ways: [string, string][] = [
      [`?ids=${one},${one},${two}`, `?ids=${one},${two}`],
      [`?ids=${one}&ids=${two}&utm_source=x`, `?ids=${one},${two}&utm_source=x`],
      [`?ids=${one},0,-1,x,99999999999999999999,%00`, `?ids=${one}`],
      [`?ids=${one},${two},3,4,5,6`, `?ids=${one},${two},3,4`],
      ['?ids=', ''],
      ['?ids=%3Cscript%3E&gclid=1', '?gclid=1'],
      ['?find=x', ''],
    ];
    for (const [asked, wanted] of ways) {
      // oxlint-disable-next-line no-await-in-loop
      const answer = await request.get(`/shop/compare${asked}`, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(308);
      expect(answer.headers()['location'], asked).toMatch(
        new RegExp(`/shop/compare${wanted.replaceAll('?', '\\?')}$`),
      );
    }
  });

  test('of missing products answer 404, unless one exists', async ({ request }) => {
    const { a } = await four();
    expect((await request.get('/shop/compare?ids=2147483647')).status()).toBe(404);
    const answer = await request.get(`/shop/compare?ids=${a.websiteCode},2147483647`);
    const $ = load(await answer.text());
    expect($('main thead .compare-name')).toHaveLength(1);
    expect($('main').text()).toContain('دیگر در فروشگاه نیست');
  });

  test('of products of two groups compare those of the first', async ({ request }) => {
    const { a } = await four();
    const stranger = await incomparable();
    const $ = load(await (await request.get(addressOf(a, stranger))).text());
    expect($('main thead .compare-name')).toHaveLength(1);
    expect($('main').text()).toContain('مقایسه نمی‌شود');
    expect($('main a:contains("دیدن جداگانه")').attr('href')).toBe(addressOf(stranger));
  });
});
