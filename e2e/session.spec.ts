import { accounts, falsified, fillLogin, logIn, storedTokens } from './support/members.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const logOut = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();
const expectMember = (page: Page) =>
  expect(header(page).getByRole('link', { name: 'حساب کاربری' })).toBeVisible();
const expectVisitor = (page: Page) =>
  expect(header(page).getByRole('link', { name: 'ورود / ثبت‌نام' })).toBeVisible();

async function cookie(page: Page, name: string) {
  const cookies = await page.context().cookies();
  return cookies.find((each) => each.name === name);
}

/** Puts another token where this tab keeps its own, in a place where no script asks for it. */
async function replaceToken(page: Page, change: object): Promise<string> {
  await page.goto('/robots.txt');
  const { passing } = await storedTokens(page);
  const token = falsified(passing ?? '', change);
  await page.evaluate((value) => sessionStorage.setItem('accessToken', value), token);
  return token;
}

test.describe('logging in', () => {
  test('has a page to itself', async ({ page }) => {
    await page.goto('/account/login');
    await expect(page.getByLabel('شماره موبایل')).toHaveCount(1);
    await expect(page.getByLabel('شماره موبایل')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'بازگشت به فروشگاه' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('contentinfo').getByLabel('شماره موبایل')).toBeVisible();
  });

  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('leads to the account and shows who is there', async ({ page }) => {
        await logIn(page);
        await expect(page.getByRole('main')).toContainText('عضو نمونه');
        await expect(page.getByRole('main')).toContainText('۰۹۱۲ ••• ۰۰۰۱');
        await expectMember(page);
      });
    });
  }

  test('shows an administrator the way to the panel', async ({ page }) => {
    await logIn(page, accounts.administrator);
    const panel = page.getByRole('main').getByRole('link', { name: 'پنل مدیریت' });
    await expect(panel).toHaveAttribute('href', '/cpfpco');
  });

  test('with a wrong password says so and lets one try again', async ({ page }) => {
    await page.goto('/account/login');
    await fillLogin(page, { ...accounts.member, password: 'Kahroba-1404' });
    await page.waitForURL('/account');
    await logOut(page);
    await page.waitForURL('/');
    await page.goto('/account/login');
    await page.getByRole('textbox', { name: 'شماره موبایل' }).fill('۰۹۱۲۰۰۰۰۰۰۱');
    await page.getByLabel('رمز عبور').fill('wrong');
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('شماره موبایل یا رمز عبور درست نیست.');
    await expect(page.getByLabel('رمز عبور')).toBeFocused();
    expect(await storedTokens(page)).toEqual({ lasting: null, passing: null });
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/account');
  });

  test('names what is missing, field by field', async ({ page }) => {
    await page.goto('/account/login');
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    const mobile = page.getByRole('textbox', { name: 'شماره موبایل' });
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveAccessibleDescription('شماره موبایل خود را وارد کنید');
    await expect(page.getByLabel('رمز عبور')).toHaveAccessibleDescription(/رمز عبور/);
    await mobile.fill('0211234567');
    await expect(mobile).toHaveAccessibleDescription(
      'شماره موبایل را به صورت 09123456789 وارد کنید',
    );
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/account/login');
    await page.getByRole('textbox', { name: 'شماره موبایل' }).focus();
    await page.keyboard.type('+98 912 000 0001');
    await page.keyboard.press('Tab');
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'رمز عبور' })).toHaveValue(
      accounts.member.password,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('مرا به خاطر بسپار')).toBeChecked();
    await page.keyboard.press('Enter');
    await page.waitForURL('/account');
  });

  test('says without scripts what it needs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/account/login');
    const told = page.locator('main noscript p');
    await expect(told).toBeVisible();
    await expect(told).toHaveText(/جاوااسکریپت مرورگر خود را روشن کنید/);
    await expect(page.getByRole('textbox', { name: 'رمز عبور' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('the way back after logging in', () => {
  test('leads to a page of this site', async ({ page }) => {
    await logIn(page, accounts.member, { returnUrl: '/shop/cart' });
    await expectMember(page);
  });

  for (const evil of ['//e.example', '/\\e.example', 'javascript:alert(1)', '\t//e.example']) {
    test(`never leads elsewhere: ${JSON.stringify(evil)}`, async ({ page }) => {
      await page.goto(`/account/login?returnUrl=${encodeURIComponent(evil)}`);
      await fillLogin(page, accounts.member);
      await page.waitForURL('/account');
    });
  }

  test('begins where a page wanted a member', async ({ page }) => {
    await page.goto('/account');
    await page.waitForURL('/account/login?returnUrl=%2Faccount');
    await fillLogin(page, accounts.member);
    await page.waitForURL('/account');
  });

  test('leads a member with an unverified mobile to where it is verified', async ({ page }) => {
    await page.goto('/account/login?returnUrl=/shop/cart');
    await fillLogin(page, accounts.unverified);
    await page.waitForURL('/account/verify-mobile?returnUrl=%2Fshop%2Fcart');
  });

  test('leads a member past the login page', async ({ page }) => {
    await logIn(page);
    await page.goto('/account/login?returnUrl=/shop/cart');
    await page.waitForURL('/shop/cart');
  });
});

test.describe('remember-me', () => {
  test('keeps the token and the cookies beyond the browser', async ({ page }) => {
    await logIn(page, accounts.member, { remember: true });
    const { lasting, passing } = await storedTokens(page);
    expect([lasting?.split('.').length, passing]).toEqual([3, null]);
    expect((await cookie(page, 'session'))?.expires).toBeGreaterThan(Date.now() / 1_000);
  });

  test('left out, keeps them no longer than the browser; a new tab gets a token of its own', async ({
    page,
  }) => {
    await logIn(page);
    const { lasting, passing } = await storedTokens(page);
    expect([lasting, passing?.split('.').length]).toEqual([null, 3]);
    const whole = ['session', 'XSRF-TOKEN', 'refresh'];
    for (const name of whole) expect((await cookie(page, name))?.expires).toBe(-1);
    const other = await page.context().newPage();
    await other.goto('/');
    await expectMember(other);
    expect((await storedTokens(other)).passing?.split('.').length).toBe(3);
  });

  test('keeps the refresh token out of the reach of scripts and of other paths', async ({
    page,
  }) => {
    await logIn(page);
    expect(await cookie(page, 'refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/member-account',
    });
    expect(await page.evaluate(() => document.cookie)).not.toContain('refresh=');
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test.describe('logging out', () => {
      for (const remember of [true, false]) {
        test(`ends every tab, ${remember ? 'with' : 'without'} remember-me`, async ({ page }) => {
          await logIn(page, accounts.member, { remember });
          const [shop, account] = [await page.context().newPage(), await page.context().newPage()];
          await shop.goto('/');
          await account.goto('/account');
          await expectMember(shop);
          await expect(account.getByRole('main')).toContainText('عضو نمونه');
          await logOut(page);
          await page.waitForURL('/');
          await expectVisitor(page);
          await expectVisitor(shop);
          await account.waitForURL('/');
          for (const tab of [page, shop, account]) {
            expect(await storedTokens(tab)).toEqual({ lasting: null, passing: null });
          }
          expect(await cookie(page, 'session')).toBeUndefined();
          expect(await cookie(page, 'refresh')).toBeUndefined();
        });
      }

      test('is heard of by a tab of a visitor when somebody logs in, too', async ({ page }) => {
        const other = await page.context().newPage();
        await other.goto('/');
        await expectVisitor(other);
        await logIn(page);
        await expectMember(other);
      });
    });
  });
}

test.describe('a token', () => {
  for (const width of [390, 1280]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('that is over is renewed before the first call, once', async ({ page }) => {
        await logIn(page);
        const old = await replaceToken(page, { exp: 1 });
        const refreshes: string[] = [];
        page.on('request', (request) => {
          if (request.url().endsWith('/member-account/refresh')) refreshes.push(request.url());
        });
        await page.goto('/account');
        await expectMember(page);
        await expect(page.getByRole('main')).toContainText('عضو نمونه');
        expect(refreshes).toHaveLength(1);
        expect((await storedTokens(page)).passing).not.toBe(old);
      });
    });
  }

  test.describe('the service refuses', () => {
    test.use({ breaksThings: true });

    test('is renewed, and the call is made again', async ({ page }) => {
      await logIn(page);
      const old = await replaceToken(page, { sub: '2' });
      await page.goto('/account');
      await expect(page.getByRole('main')).toContainText('عضو نمونه');
      expect((await storedTokens(page)).passing).not.toBe(old);
    });

    test('leaves a visitor when the session has ended elsewhere', async ({ page }) => {
      await logIn(page);
      const token = (await storedTokens(page)).passing ?? '';
      const xsrf = (await cookie(page, 'XSRF-TOKEN'))?.value ?? '';
      const headers = { 'X-XSRF-TOKEN': xsrf, authorization: `Bearer ${token}` };
      await page.request.post('/api/member-account/logout', { headers });
      await page
        .context()
        .addCookies([{ name: 'session', value: '1', url: new URL('/', page.url()).href }]);
      await page.goto('/');
      await expect.poll(() => storedTokens(page)).toEqual({ lasting: null, passing: null });
      await expectVisitor(page);
      expect(await cookie(page, 'session')).toBeUndefined();
    });

    test('leads from a page of a member to the login, which says why', async ({ page }) => {
      await logIn(page);
      await page.context().clearCookies({ name: 'refresh' });
      await replaceToken(page, { exp: 1 });
      await page.goto('/account');
      await page.waitForURL((url) => url.pathname === '/account/login');
      await expect(page.getByRole('main')).toContainText('برای ورود به پنل کاربری ابتدا وارد شوید');
      await fillLogin(page, accounts.member);
      await page.waitForURL('/account');
    });
  });
});

test.describe('the cookies of a session', () => {
  test('do nothing without the XSRF header, or with a wrong one', async ({ page }) => {
    await logIn(page);
    for (const headers of [{}, { 'X-XSRF-TOKEN': 'x'.repeat(43) }]) {
      for (const call of ['refresh', 'logout']) {
        const answer = await page.request.post(`/api/member-account/${call}`, { headers });
        expect(answer.status()).toBe(403);
      }
    }
    const xsrf = (await cookie(page, 'XSRF-TOKEN'))?.value ?? '';
    const headers = { 'X-XSRF-TOKEN': xsrf };
    const answer = await page.request.post('/api/member-account/refresh', { headers });
    expect(answer.status()).toBe(200);
  });
});

test('pages of members are kept by no cache', async ({ request }) => {
  for (const path of ['/account/login', '/account']) {
    const { headers } = await request.get(path, { maxRedirects: 0 }).then((answer) => ({
      headers: answer.headers(),
    }));
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});
