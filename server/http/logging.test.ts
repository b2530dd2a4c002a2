import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { withoutSecrets } from '#lib/text/log-secrets.ts';
import { createLogger } from '#server/http/logging.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

function sink() {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
}

test('requests are logged without guid, token, cookie or password', async () => {
  const { lines, stream } = sink();
  const shop = await openTestShop({ log: stream });
  const [guid, pageLoad] = [randomUUID(), randomUUID()];
  const raysaz = Array.from(Buffer.from(`Firefox|${pageLoad}`).toString('base64url'))
    .toReversed()
    .join('');
  await shop.post(
    `/api/Basket/Add-To-Basket?guid=${guid}&access_token=TOKEN&a=1`,
    { WebsiteCode: codes.phone, GuidCode: guid, password: 'PASSWORD' },
    {
      authorization: 'Bearer A-BEARER',
      cookie: `session=COOKIE; guid=${guid}`,
      'x-guid': guid,
      'x-raysaz': raysaz,
    },
  );
  await shop.close();
  const text = lines.join('');
  expect(text).toContain('"url":"/api/Basket/Add-To-Basket?guid=…&access_token=…&a=1"');
  expect(text).toContain('"route":"/api/Basket/Add-To-Basket","status":401');
  expect(text).toContain('"error":"TOKEN_INVALID","event":"token refused"');
  expect(text).toContain(pageLoad);
  for (const secret of [guid, 'A-BEARER', '=TOKEN', 'COOKIE', 'PASSWORD'])
    expect(text).not.toContain(secret);
});

test('a failed statement is logged without its values, and the answer reveals nothing of it', async () => {
  const { lines, stream } = sink();
  const shop = await openTestShop({ log: stream });
  await shop.shop.database.db.execute('drop table content_page cascade');
  await shop.shop.database.db.execute('drop table listing_entry cascade');
  const page = await shop.post('/api/home/Get-Page', { Name: 'A-SECRET-NAME' });
  const list = await shop.post('/api/Product/Get-List', { 'filter-price': '1234567-7654321' });
  await shop.close();
  for (const { status, body } of [page, list]) {
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'FAILED', message: expect.stringMatching(/^[^a-z]*$/) });
  }
  const text = lines.join('');
  expect(text).toContain('listing_entry');
  for (const value of ['A-SECRET-NAME', '1234567']) expect(text).not.toContain(value);
});

test('secrets are removed from everything that is logged', () => {
  const { lines, stream } = sink();
  const logger = createLogger('info', stream);
  logger.info({
    authorization: 'SECRET',
    headers: { cookie: 'SECRET' },
    req: { headers: { 'x-guid': 'SECRET' } },
  });
  logger.error({ err: new Error('GET /webClientHub?guid=SECRET&access_token=SECRET failed') });
  logger.error(new Error('Failed query: select\nparams: SECRET,\n"SECRET'));
  expect(lines.join('')).not.toContain('SECRET');
  expect(withoutSecrets('/x?a=1&Token=abc#t')).toBe('/x?a=1&Token=…#t');
  expect(withoutSecrets('/x?%61ccess%5Ftoken=abc&b=%61')).toBe('/x?%61ccess%5Ftoken=…&b=%61');
});

const logLine = z.looseObject({
  route: z.string().optional(),
  event: z.string().optional(),
  member: z.string().optional(),
  mobile: z.string().optional(),
  network: z.string().optional(),
});

test('security events have names, and name members and numbers by keyed hashes', async () => {
  const { lines, stream } = sink();
  const shop = await openTestShop({ log: stream, hub: true });
  await fillTestMembers(shop);
  const { mobile } = accounts.member;
  await shop.post('/api/member-account/login', { mobile, password: 'wrong' });
  const { bearer } = await logIn(shop);
  const change = { currentPassword: 'wrong', newPassword: 'pomegranate tree' };
  await shop.post('/api/member-account/change-password', change, bearer);
  const base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const negotiation = `${base}/webClientHub/negotiate?guid=${randomUUID()}`;
  const forwarded = { 'x-forwarded-for': '2001:db8:1:2:3::4' };
  await fetch(`${negotiation}&access_token=forged`, { method: 'POST', headers: forwarded });
  await fetch(negotiation, { method: 'POST', headers: { origin: 'https://evil.example' } });
  await shop.post('/api/member-account/end-other-devices', {}, bearer);
  await shop.post('/api/member-account/logout', {}, bearer);
  await shop.post('/api/Admin/Sign-In', { ...accounts.administrator, password: 'wrong' });
  const staff = await signInStaff(shop, ['content']);
  await shop.post('/api/Admin/Sign-In', accounts.administrator);
  await shop.post('/api/Admin/Get-Waiting-Opinions', {}, staff);
  await shop.shop.database.db.execute('truncate content_page, content_ref restart identity');
  const page = { name: 'صفحهٔ آزمون', title: 'آزمون', bodyHtml: '<p>متن</p>' };
  expect(await shop.post('/api/Admin/Save-Page', page, staff)).toMatchObject({
    status: 200,
  });
  await shop.close();
  const said = lines.map((line) => logLine.parse(JSON.parse(line)));
  const events = said.filter(({ event }) => event !== undefined);
  expect(events.map(({ event }) => event)).toEqual([
    'login failed',
    'login',
    'password refused',
    'token refused',
    'foreign origin refused',
    'devices logged out',
    'logout',
    'panel sign-in failed',
    'panel code asked',
    'permission refused',
    'administrator’s change',
  ]);
  const members = events.map(({ member }) => member);
  expect(members[0]).toBeUndefined();
  expect(members[1]).toMatch(/^[\w-]{16}$/);
  expect(members[2]).toBe(members[1]);
  expect(members[9]).not.toBe(members[1]);
  expect(events[0]?.mobile).toMatch(/^[\w-]{16}$/);
  const networks = events.map(({ network }) => network);
  expect(networks.splice(3, 2)).toEqual(['2001:db8:1:2::/64', '127.0.0.1']);
  expect(new Set(networks)).toEqual(new Set(['127.0.0.1']));
  expect(lines.join('')).not.toContain(mobile.slice(1));
});

test('an upload that breaks off is no error', async () => {
  const { lines, stream } = sink();
  const shop = await openTestShop({ log: stream });
  const address = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  socket.write(
    'POST /api/Product/Get-List HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  );
  await once(shop.app.server, 'request');
  socket.destroy();
  while (!lines.some((line) => line.includes('A request broke off'))) await pause(10);
  await shop.close();
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
