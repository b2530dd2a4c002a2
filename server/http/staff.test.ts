import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RouteOptions } from 'fastify';
import Fastify from 'fastify';
import { type Permission, permissions } from '#lib/contract/permissions.ts';
import { guardPanel } from '#server/http/staff.ts';
import { staffActions } from '#server/staff-actions.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

type Route = Pick<RouteOptions, 'url' | 'config' | 'method'>;

let shop: TestShop;
let routes: Route[];
/** A session with all permissions. */
let owner: PanelHeaders;
let bearer: { authorization: string };
beforeAll(async () => {
  shop = await openTestShop();
  routes = shop.routes.filter(({ url }) => /^\/api\/admin\//i.test(url));
  await fillTestMembers(shop);
  ({ bearer } = await logIn(shop, accounts.administrator));
  owner = await signInStaff(shop);
});
afterAll(() => shop.close());

/** Calls anyone may make, and those that need a session but no permission: each is a decision. */
const open = ['Accept-Invitation', 'Claim-Shop', 'Get-State', 'Sign-In'];
const ofOneself = [
  'Begin-Totp',
  'Confirm-Identity',
  'Confirm-Totp',
  'End-Device',
  'End-Totp',
  'Find-Anything',
  'Get-Devices',
  'Get-Me',
  'Get-Today',
  'Get-Waiting',
  'Make-Recovery-Codes',
  'Sign-Out',
];
/** Calls that change something and are recorded by another name than their own. */
const recordedAs: Readonly<Record<string, keyof typeof staffActions>> = {
  'Apply-Price-Sheet': 'Apply-Bulk',
  'Duplicate-Product': 'Save-Product',
  'Get-Backup-Ticket': 'Download-Backup',
  'Retry-Import-Pictures': 'Start-Import-Pictures',
  'Save-Feed-Settings': 'Save-Settings',
  'Save-Footer': 'Save-Appearance',
  'Save-Home-Blocks': 'Save-Appearance',
  'Save-Look': 'Save-Settings',
  'Save-Measuring-Settings': 'Save-Settings',
  'Save-Menu': 'Save-Appearance',
  'Save-Selling-Settings': 'Save-Settings',
  'Save-Shop-Settings': 'Save-Settings',
  'Save-Top-Banner': 'Save-Appearance',
  'Upload-Import-Archive-Part': 'Start-Import-Pictures',
};
/**
 * Calls that change nothing of the shop: what one does to one's own session, trials, and figures without persons; and what is
 * written to and about visitors, which bears its author's name.
 */
const unrecorded = [
  'Begin-Import',
  'Begin-Import-Archive',
  'Begin-Totp',
  'Check-Backup',
  'Confirm-Identity',
  'End-Device',
  'Export-Prices',
  'Export-Report',
  'Invite-Visitor',
  'Plan-Price-Sheet',
  'Save-Chat-Note',
  'Send-Chat-Message',
  'Sign-In',
  'Sign-Out',
  'Start-Import',
  'Test-Gateway',
  'Upload-Chat-File',
  'Upload-Import-Part',
];
const named = (names: readonly string[]) => names.map((name) => `/api/Admin/${name}`);

const guarded = () => routes.filter(({ config }) => config?.staff !== 'open');
const asked = (path: string, headers: Record<string, string>) => shop.post(path, '{', headers);

/** What all guarded calls answer to these headers; the body is broken, so a call that gets that far answers 400. */
async function statuses(headers: Record<string, string>, of: readonly Route[] = guarded()) {
  const answers = await Promise.all(of.map(({ url }) => asked(url, headers)));
  return answers.map(({ status, body }, at) => `${of[at]?.url} ${status} ${codeOf(body)}`);
}
const codeOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
const expected = (answer: string, of: readonly Route[] = guarded()) =>
  of.map(({ url }) => `${url} ${answer}`);

describe('every call of the panel', () => {
  test('declares who may make it; only few are open or of oneself', () => {
    expect(routes.length).toBeGreaterThan(40);
    const of = (...access: string[]) =>
      routes
        .filter(({ config }) => [config?.staff ?? ''].flat().some((each) => access.includes(each)))
        .map(({ url }) => url)
        .toSorted();
    expect(of('open')).toEqual(named(open));
    expect(of('signed-in', 'session')).toEqual(named(ofOneself));
    expect(of(...permissions, 'open', 'signed-in', 'session')).toHaveLength(routes.length);
    expect(routes.every(({ method }) => method === 'POST')).toBe(true);
  });

  test('that changes something is among what is recorded', () => {
    const silent = routes
      .map(({ url }) => url.replace('/api/Admin/', ''))
      .filter((name) => !/^(?:Get|List|Find|Preview)-/.test(name) || name in recordedAs)
      .filter((name) => !((recordedAs[name] ?? name) in staffActions));
    expect(silent.toSorted()).toEqual(unrecorded);
  });

  test('answers 401 without a session, whatever bearer comes with it', async () => {
    expect(await statuses({})).toEqual(expected('401 PANEL_SESSION'));
    expect(await statuses(bearer)).toEqual(expected('401 PANEL_SESSION'));
    const forged = { ...bearer, cookie: owner.cookie.replace(/.{3}$/, 'xxx') };
    expect(await statuses(forged)).toEqual(expected('401 PANEL_SESSION'));
  });

  test('answers 403 without or with a wrong XSRF value, but Get-Me, which tells it', async () => {
    const of = guarded().filter(({ url }) => url !== '/api/Admin/Get-Me');
    const { cookie, 'x-xsrf-token': xsrf } = owner;
    expect(await statuses({ cookie }, of)).toEqual(expected('403 XSRF', of));
    const wrong = { cookie, 'x-xsrf-token': xsrf.replace(/.$/, '') };
    expect(await statuses(wrong, of)).toEqual(expected('403 XSRF', of));
    expect((await shop.post('/api/Admin/Get-Me', {}, { cookie })).status).toBe(200);
    expect(routes.filter(({ config }) => config?.withoutXsrf)).toHaveLength(1);
  });

  test('answers 403 to pages of other sites, signing in included', async () => {
    const foreign = { ...owner, origin: 'https://evil.example' };
    expect(await statuses(foreign, routes)).toEqual(expected('403 FOREIGN_ORIGIN', routes));
    const hidden = { ...owner, 'sec-fetch-site': 'cross-site' };
    expect(await statuses(hidden, routes)).toEqual(expected('403 FOREIGN_ORIGIN', routes));
  });

  test('answers 403 to staff who lack its permission alone, and names it', async () => {
    for (const permission of permissions) {
      const others = permissions.filter((each) => each !== permission);
      // oxlint-disable-next-line no-await-in-loop -- each replaces what the one before may do
      const headers = await signInStaff(shop, others, accounts.member);
      const of = routes.filter(({ config }) => config?.staff === permission);
      for (const { url } of of) {
        // oxlint-disable-next-line no-await-in-loop
        expect([url, await asked(url, headers)]).toMatchObject([
          url,
          { status: 403, body: { code: 'PERMISSION', fields: { permission } } },
        ]);
      }
    }
  });

  test('that any of several permissions opens answers 403 to staff with none of them', async () => {
    const lists = routes.flatMap(({ url, config }) =>
      Array.isArray(config?.staff) ? [{ url, needed: config.staff }] : [],
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const { url, needed } of lists) {
      const others = permissions.filter((each) => !needed.includes(each));
      // oxlint-disable-next-line no-await-in-loop -- each replaces what the one before may do
      const headers = await signInStaff(shop, others, accounts.member);
      // oxlint-disable-next-line no-await-in-loop
      expect([url, await asked(url, headers)]).toMatchObject([
        url,
        { status: 403, body: { code: 'PERMISSION', fields: { permission: needed[0] } } },
      ]);
    }
  });

  test('lets those in who have its permission alone, with the shop’s own origin', async () => {
    const used = new Set(guarded().flatMap(({ config }) => config?.staff ?? []));
    for (const permission of permissions.filter((each): each is Permission => used.has(each))) {
      // oxlint-disable-next-line no-await-in-loop
      const headers = await signInStaff(shop, [permission], accounts.member);
      const of = routes.filter(({ config }) => [config?.staff].flat().includes(permission));
      const own = { ...headers, origin: shop.shop.settings.siteUrl, authorization: 'Bearer x' };
      // The body is read only now, and is broken.
      // oxlint-disable-next-line no-await-in-loop
      expect(await statuses(own, of)).toEqual(expected('400 BAD_JSON', of));
    }
  });

  test('that is dangerous asks again after ten minutes', async () => {
    const headers = await signInStaff(shop, permissions, accounts.member);
    await shop.shop.database.db.execute(
      `update panel_session set confirmed_until = now() - interval '1 second'`,
    );
    const of = routes.filter(({ config }) => config?.asksAgain);
    expect(of.length).toBeGreaterThan(5);
    expect(await statuses(headers, of)).toEqual(expected('403 CONFIRM_IDENTITY', of));
  });
});

test('a call that declares nothing stops the start', () => {
  const app = Fastify();
  const sessions = { read: async () => null, xsrfOf: () => '' };
  guardPanel(app, { sessions, cookies: { session: () => null } });
  expect(() => app.post('/api/Admin/Anything', async () => null)).toThrow('declares no permission');
  expect(() => app.post('/api/admin/anything', async () => null)).toThrow('declares no permission');
});
