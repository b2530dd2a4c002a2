import { enter } from './support/account.ts';
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

/** Logs in through the service, and stores a changed token in this tab, on a page whose scripts do not read it. */
async function enterWithToken(page: Page, change: object): Promise<string> {
  await page.goto('/robots.txt');
  const { authorization } = await enter(page, accounts.member);
  const token = falsified(authorization.replace('Bearer ', ''), change);
  await page.evaluate((value) => sessionStorage.setItem('accessToken', value), token);
  return token;
}

const expectNothingKept = async (page: Page) => {
  await expectVisitor(page);
  expect(await storedTokens(page)).toEqual({ lasting: null, passing: null });
};

test.describe('remember-me', () => {
  test('keeps token and cookies beyond the browser session; a logout ends it in all tabs', async ({
    page,
  }) => {
    await logIn(page, accounts.member, { remember: true });
    const { lasting, passing } = await storedTokens(page);
    expect([lasting?.split('.').length, passing]).toEqual([3, null]);
    expect((await cookie(page, 'session'))?.expires).toBeGreaterThan(Date.now() / 1_000);
    const shop = await page.context().newPage();
    // A hub that still connects when the session ends is refused, and the browser complains.
    await openLive(shop, '/');
    await openLive(page, '/account');
    await expectMember(shop);
    await logOut(page);
    await page.waitForURL('/');
    await expectNothingKept(page);
    await expectNothingKept(shop);
    expect(await cookie(page, 'session')).toBeUndefined();
    expect(await cookie(page, 'refresh')).toBeUndefined();
  });

  test('if unchecked, keeps them for the browser session; other tabs get their own, and end as well', async ({
    page,
  }) => {
    const other = await page.context().newPage();
    await other.goto('/');
    await expectVisitor(other);
    await logIn(page);
    await expectMember(other);
    const { lasting, passing } = await storedTokens(page);
    expect([lasting, passing?.split('.').length]).toEqual([null, 3]);
    const whole = ['session', 'XSRF-TOKEN', 'refresh'];
    for (const name of whole) expect((await cookie(page, name))?.expires).toBe(-1);
    expect(await cookie(page, 'refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/member-account',
    });
    expect(await page.evaluate(() => document.cookie)).not.toContain('refresh=');

    await openLive(other, '/account');
    await openLive(page, '/account');
    await expect(other.getByRole('main')).toContainText('عضو نمونه');
    expect((await storedTokens(other)).passing?.split('.').length).toBe(3);
    await logOut(page);
    await page.waitForURL('/');
    await other.waitForURL('/');
    await expectNothingKept(page);
    await expectNothingKept(other);
    expect(await cookie(page, 'session')).toBeUndefined();
    expect(await cookie(page, 'refresh')).toBeUndefined();
  });
});

test('a page that connects to the hub during its member’s logout is not refused', async ({
  page,
}) => {
  await enter(page, accounts.member);
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
    const old = await enterWithToken(page, { exp: 1 });
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

    test('is renewed, and the call is retried; without a session it leads to the login, which says why', async ({
      page,
    }) => {
      const old = await enterWithToken(page, { sub: '2' });
      await page.goto('/account');
      await expect(page.getByRole('main')).toContainText('عضو نمونه');
      expect((await storedTokens(page)).passing).not.toBe(old);

      await enterWithToken(page, { exp: 1 });
      await page.context().clearCookies({ name: 'refresh' });
      await page.goto('/account');
      await page.waitForURL((url) => url.pathname === '/account/login');
      await expect(page.getByRole('main')).toContainText('برای ورود به پنل کاربری ابتدا وارد شوید');
      await fillLogin(page, accounts.member);
      await page.waitForURL('/account');
    });

    test('makes the member a visitor when the session has ended elsewhere', async ({ page }) => {
      const token = await enterWithToken(page, {});
      const xsrf = (await cookie(page, 'XSRF-TOKEN'))?.value ?? '';
      const headers = { 'X-XSRF-TOKEN': xsrf, authorization: `Bearer ${token}` };
      const answer = await page.request.post('/api/member-account/logout', { headers });
      expect(answer.ok()).toBe(true);
      await page
        .context()
        .addCookies([{ name: 'session', value: '1', url: new URL('/', page.url()).href }]);
      await page.goto('/');
      await expect.poll(() => storedTokens(page)).toEqual({ lasting: null, passing: null });
      await expectVisitor(page);
      await expect.poll(() => cookie(page, 'session')).toBeUndefined();
    });
  });
});

test('the cookies of a session have no effect without the XSRF header, or with a wrong one', async ({
  request,
}) => {
  await request.post('/api/member-account/login', { data: accounts.member });
  for (const headers of [{}, { 'X-XSRF-TOKEN': 'x'.repeat(43) }]) {
    for (const call of ['refresh', 'logout']) {
      const answer = await request.post(`/api/member-account/${call}`, { headers });
      expect(answer.status()).toBe(403);
    }
  }
  const { cookies } = await request.storageState();
  const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': xsrf };
  const answer = await request.post('/api/member-account/refresh', { headers });
  expect(answer.status()).toBe(200);
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
