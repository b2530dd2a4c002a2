import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { AddressInfo } from 'node:net';
import { call, keepXsrf } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';
import { openGates, useGate } from './ask.ts';
import { meQuery, signOut } from './calls.ts';

/** What the service answers, one after the other, and the calls it was sent with their XSRF values. */
let answers: { status: number; body?: object }[] = [];
let received: string[] = [];
let server: Server;
const plainFetch = globalThis.fetch;
const reload = jest.fn();

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    received.push(`${request.url?.split('/').at(-1)} ${String(request.headers['x-xsrf-token'])}`);
    const { status, body } = answers.shift() ?? { status: 500 };
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body && JSON.stringify(body));
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // In a browser paths belong to the page's origin.
  globalThis.fetch = (path, init) => plainFetch(`http://127.0.0.1:${port}${String(path)}`, init);
  Object.assign(globalThis, { location: { reload } });
  openGates();
});
afterAll(() => {
  globalThis.fetch = plainFetch;
  queries.clear();
  server.close();
});
beforeEach(() => keepXsrf('old'));
afterEach(() => {
  queries.clear();
  reload.mockClear();
  received = [];
});

const me = (id: number) => ({ status: 200, body: { me: { id, xsrf: 'new' } } });
const refused = (status: number, code: string) => ({ status, body: { message: 'نشد', code } });

test('signing out succeeds when the session is over already', async () => {
  answers = [refused(401, 'PANEL_SESSION')];
  await expect(signOut()).resolves.toBeUndefined();
});

test('signing out with an old XSRF value reads the new one, once', async () => {
  answers = [refused(403, 'XSRF'), me(1), { status: 204 }];
  await signOut();
  expect(received).toEqual(['Sign-Out old', 'Get-Me old', 'Sign-Out new']);
  answers = [refused(403, 'XSRF'), me(1), refused(403, 'XSRF')];
  await expect(signOut()).resolves.toBeUndefined();
});

test('signing out fails while the service is away', async () => {
  answers = [{ status: 503 }];
  await expect(signOut()).rejects.toMatchObject({ status: 503 });
});

test('a change is not sent again as another person', async () => {
  answers = [me(1)];
  await queries.fetchQuery(meQuery);
  answers = [refused(403, 'XSRF'), refused(403, 'XSRF'), me(2), me(2)];
  const sent = await Promise.allSettled([call('Save-Role'), call('Save-Role')]);
  expect(sent).toMatchObject([
    { status: 'rejected', reason: { code: 'CANCELLED' } },
    { status: 'rejected', reason: { code: 'CANCELLED' } },
  ]);
  expect(reload).toHaveBeenCalled();
  expect(received.filter((each) => each.startsWith('Save-Role'))).toHaveLength(2);
});

test('a change of the same person is', async () => {
  answers = [me(1)];
  await queries.fetchQuery(meQuery);
  keepXsrf('old');
  answers = [refused(403, 'XSRF'), me(1), { status: 200, body: { done: true } }];
  await expect(call('Save-Role')).resolves.toEqual({ done: true });
  expect(received.at(-1)).toBe('Save-Role new');
  expect(reload).not.toHaveBeenCalled();
});

async function gateIs(gate: string): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- It waits.
  while (useGate.getState().waiting?.gate !== gate) await setImmediate();
}

test('a session that ends while a confirmation is asked for is signed in to first, for both calls', async () => {
  answers = [refused(403, 'CONFIRM_IDENTITY')];
  const dangerous = call('Save-Member');
  await gateIs('confirm');
  answers = [refused(401, 'PANEL_SESSION')];
  const other = call('Get-Counts');
  await gateIs('sign-in');
  answers = [
    { status: 200, body: {} },
    { status: 200, body: {} },
  ];
  useGate.getState().waiting?.answer(true);
  expect(await Promise.all([dangerous, other])).toEqual([{}, {}]);
  expect(useGate.getState().waiting).toBeNull();
});
