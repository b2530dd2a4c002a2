import { enter, main, patience } from './support/account.ts';
import { accounts } from './support/members.ts';
import { expect, test } from './support/test.ts';

const parts = [
  ['/account/orders', 'سفارش‌های من'],
  ['/account/profile', 'اطلاعات من'],
  ['/account/addresses', 'نشانی‌ها'],
  ['/account/favourite', 'علاقه‌مندی‌ها'],
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

test('on a phone the first page is the navigation, and the others link back', async ({ page }) => {
  await enter(page, accounts.member);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account');
  for (const [path, title] of parts) {
    await main(page)
      .getByRole('link', { name: new RegExp(`^${title}`) })
      .click(patience);
    await page.waitForURL(path);
    await main(page).getByRole('link', { name: 'حساب کاربری' }).click();
    await page.waitForURL('/account');
  }
});

test('links to no missing page', async ({ page }) => {
  await enter(page, accounts.administrator);
  await page.goto('/account');
  await expect(
    main(page)
      .getByRole('link', { name: /^اطلاعات من/ })
      .last(),
  ).toBeVisible(patience);
  const links = await main(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const own = [...new Set(links)].filter((href) => href.startsWith('/account'));
  expect(own.length).toBeGreaterThanOrEqual(parts.length);
  for (const href of own) {
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
});

test('no part is cached or indexed, and each requires a login', async ({ page, request }) => {
  for (const [path] of parts) {
    const asked = await request.get(path, { maxRedirects: 0 });
    expect(asked.status(), path).toBe(307);
    expect(asked.headers()['location']).toContain(`returnUrl=${encodeURIComponent(path)}`);
  }
  await enter(page, accounts.member);
  for (const [path] of parts) {
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each part says that it needs scripts', async ({ page }) => {
    await enter(page, accounts.member);
    for (const [path] of parts) {
      await page.goto(path);
      await expect(page.locator('main noscript p'), path).toHaveText(/جاوااسکریپت/);
      await expect(page.locator('.needs-script').filter({ visible: true })).toHaveCount(0);
    }
  });
});
