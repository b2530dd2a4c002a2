import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openOutbox, sendText, setDraft, useOutbox } from './outbox.ts';
import { memory } from './testing/memory.ts';

/** Statuses that the service answers, one after the other. */
let statuses: number[] = [];
let received: string[] = [];
let server: Server;
const plainFetch = globalThis.fetch;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { clientId, body } = (await json(request)) as { clientId: string; body: string };
    received.push(body);
    const status = statuses.shift() ?? 200;
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(status === 429 && { 'retry-after': '1' }),
    });
    response.end(
      JSON.stringify(
        status === 200 ? { message: { clientId } } : { message: 'نشد.', code: 'REFUSED' },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // In a browser paths belong to the page's origin.
  globalThis.fetch = (path, init) => plainFetch(`http://127.0.0.1:${port}${String(path)}`, init);
});
afterAll(() => {
  globalThis.fetch = plainFetch;
  server.close();
});
beforeEach(() => {
  received = [];
  useOutbox.setState({ unsent: [] });
});

/** Waits until something holds of what was not taken yet. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 300 && !holds(); turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- until it holds
    await new Promise((done) => setTimeout(done, 20));
  }
  expect(holds()).toBe(true);
}
const unsent = () => useOutbox.getState().unsent;

test('who sends too fast waits as long as the service says; all arrive in their order', async () => {
  statuses = [429, 429];
  sendText('a', 'one');
  sendText('a', 'two');
  await until(() => unsent().length === 0);
  expect(received).toEqual(['one', 'one', 'one', 'two']);
});

test('what the service failed at is sent once more by itself, and then waits', async () => {
  statuses = [503, 503];
  sendText('b', 'three');
  await until(() => received.length === 2);
  await until(() => unsent()[0]?.isLost === true);
  expect(unsent()[0]?.failure).toBe('نشد.');
});

test('what is written before the kept is read stays, and is kept, too', () => {
  const store = memory();
  store.setItem('panel-chat-draft-7-a', JSON.stringify({ text: 'کهنه', at: Date.now() }));
  store.setItem('panel-chat-draft-7-b', JSON.stringify({ text: 'دیگری', at: Date.now() }));
  Object.defineProperty(globalThis, 'localStorage', { value: store, configurable: true });
  setDraft('a', 'تازه');
  openOutbox(7);
  expect(useOutbox.getState().drafts).toEqual({ a: 'تازه', b: 'دیگری' });
  expect(store.getItem('panel-chat-draft-7-a')).toContain('تازه');
});
