import {
  accounts,
  expectMember,
  expectVisitor,
  falsified,
  fillLogin,
  logIn,
  logOut,
  storedTokens,
} from './support/members.ts';
import { idle, openLive, scriptsArrived } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

async function cookie(page: Page, name: string) {
  const cookies = await page.context().cookies();
  return cookies.find((each) => each.name === name);
}

/** Replaces this tab's stored token, on a page whose scripts do not read it. */
async function replaceToken(page: Page, change: object): Promise<string> {
  await page.goto('/robots.txt');
  const { passing } = await storedTokens(page);
  const token = falsified(passing ?? '', change);
  await page.evaluate((value) => sessionStorage.setItem('accessToken', value), token);
  return token;
}

test.describe('remember-me', () => {
  test('keeps the token and the cookies beyond the browser session', async ({ page }) => {
    await logIn(page, accounts.member, { remember: true });
    const { lasting, passing } = await storedTokens(page);
    expect([lasting?.split('.').length, passing]).toEqual([3, null]);
    expect((await cookie(page, 'session'))?.expires).toBeGreaterThan(Date.now() / 1_000);
  });

  test('if unchecked, keeps them for the browser session; a new tab gets its own token', async ({
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

  test('hides the refresh token from scripts and other paths', async ({ page }) => {
    await logIn(page);
    expect(await cookie(page, 'refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/member-account',
    });
    expect(await page.evaluate(() => document.cookie)).not.toContain('refresh=');
  });
});

test.describe('other tabs', () => {
  for (const remember of [true, false]) {
    test(`are logged out together, ${remember ? 'with' : 'without'} remember-me`, async ({
      page,
    }) => {
      await logIn(page, accounts.member, { remember });
      const [shop, account] = [await page.context().newPage(), await page.context().newPage()];
      // A hub that still connects when the session ends is refused, and the browser complains.
      await openLive(shop, '/');
      await openLive(account, '/account');
      await openLive(page, '/account');
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

  test('of a visitor notice a login', async ({ page }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await expectVisitor(other);
    await logIn(page);
    await expectMember(other);
  });
});

test('a page that connects to the hub during its member’s logout is not refused', async ({
  page,
}) => {
  await logIn(page);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: hasClient, resolve: come } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const isClientOfHub = (await response.text()).includes('skipNegotiation');
    if (isClientOfHub) await ended;
    await route.fulfill({ response });
    if (isClientOfHub) come();
  });
  await page.route('**/member-account/logout', async (route) => {
    const response = await route.fetch();
    end();
    // The page does not have the answer yet, so its socket would use the ended session.
    await hasClient;
    await scriptsArrived(page);
    await idle(page);
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse('**/home/get-master-data');
  await page.goto('/account');
  await answered;
  await logOut(page);
  await page.waitForURL('/');
  await ended;
  await expectVisitor(page);
  // The next page's scripts may still be on their way through the route.
  await page.unrouteAll({ behavior: 'wait' });
});

test.describe('a token', () => {
  test('that has expired is renewed before the first call, once', async ({ page }) => {
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

  test.describe('the service refuses', () => {
    test.use({ breaksThings: true });

    test('is renewed, and the call is retried', async ({ page }) => {
      await logIn(page);
      const old = await replaceToken(page, { sub: '2' });
      await page.goto('/account');
      await expect(page.getByRole('main')).toContainText('عضو نمونه');
      expect((await storedTokens(page)).passing).not.toBe(old);
    });

    test('makes the member a visitor when the session has ended elsewhere', async ({ page }) => {
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
      await expect.poll(() => cookie(page, 'session')).toBeUndefined();
    });

    test('redirects from a member’s page to the login, which says why', async ({ page }) => {
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
  test('have no effect without the XSRF header, or with a wrong one', async ({ page }) => {
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

test('pages of members are never cached', async ({ request }) => {
  for (const path of ['/account/login', '/account']) {
    const { headers } = await request.get(path, { maxRedirects: 0 }).then((answer) => ({
      headers: answer.headers(),
    }));
    expect(headers['cache-control'], path).toBe('private, no-store');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});
