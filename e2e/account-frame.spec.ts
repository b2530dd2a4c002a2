import { load } from 'cheerio';
import { enter, main, patience } from './support/account.ts';
import { accounts } from './support/members.ts';
import { expect, test } from './support/test.ts';

const parts = [
  ['/account/orders', 'سفارش‌های من'],
  ['/account/profile', 'اطلاعات من'],
  ['/account/addresses', 'نشانی‌ها'],
  ['/account/favourite', 'علاقه‌مندی‌ها'],
  ['/account/alerts', 'خبرهای قیمت'],
  ['/account/opinions', 'نظرهای من'],
  ['/account/devices', 'دستگاه‌های من'],
  ['/account/password', 'رمز عبور'],
] as const;

test('the account links to its parts, and each of them to the others', async ({ page }) => {
  await enter(page, accounts.member);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/account');
  const navigation = page.getByRole('navigation', { name: 'بخش‌های حساب کاربری' });
  for (const [path, title] of parts) {
    await navigation.getByRole('link', { name: title }).click();
    await page.waitForURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(navigation.getByRole('link', { name: title })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
  }
});

test('on a phone the first page is the navigation, all of whose links work, and the others link back', async ({
  page,
}) => {
  await enter(page, accounts.administrator);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  const links = main(page).getByRole('link');
  for (const [path, title] of parts) {
    const link = links.filter({ visible: true }).filter({ hasText: new RegExp(`^${title}`) });
    await expect(link, title).toHaveAttribute('href', path, patience);
  }
  await expect(links.filter({ hasText: 'پنل مدیریت' })).toHaveAttribute('href', '/cpfpco');
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const own = [...new Set(hrefs)].filter((href) => href.startsWith('/account'));
  expect(own.length).toBeGreaterThanOrEqual(parts.length);
  for (const href of own) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  const [[path, title]] = parts;
  await links
    .filter({ visible: true })
    .filter({ hasText: new RegExp(`^${title}`) })
    .click();
  await page.waitForURL(path);
  await links.filter({ visible: true, hasText: 'حساب کاربری' }).click();
  await page.waitForURL('/account');
});

test('no part is cached or indexed, and each requires a login, and scripts, on phones with a link back', async ({
  page,
  request,
}) => {
  for (const [path] of parts) {
    const asked = await request.get(path, { maxRedirects: 0 });
    expect(asked.status(), path).toBe(307);
    expect(asked.headers()['location']).toContain(`returnUrl=${encodeURIComponent(path)}`);
  }
  await enter(page, accounts.member);
  for (const [path, title] of parts) {
    const answer = await page.request.get(path);
    expect(answer.headers()['cache-control'], path).toBe('private, no-store');
    const $ = load(await answer.text());
    expect($('meta[name=robots]').attr('content'), path).toMatch(/noindex/);
    expect($('main h1').text(), path).toBe(title);
    expect($('main noscript').text(), path).toMatch(/جاوااسکریپت/);
    expect($('main a.account-back').attr('href'), path).toBe('/account');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a part says that it needs scripts, and shows nothing that does not work', async ({
    page,
  }) => {
    await enter(page, accounts.member);
    for (const path of ['/account/profile', '/account/favourite']) {
      await page.goto(path);
      await expect(page.locator('main noscript p'), path).toBeVisible();
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
    }
  });
});
