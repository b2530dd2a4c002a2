import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Handle } from '#front/serve.ts';
import { plainTalk } from '#lib/chat/plain-talk.ts';
import { someBox, someChat, someMessage } from '#lib/chat/testing/samples.ts';
import { chatPath } from '#lib/contract/chat-names.ts';
import { listen } from '#lib/testing/listen.ts';

/** Replaces Next: answers with the request it got, and the talk to show. */
const handle: Handle = async ({ url: asks }, answer) => {
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.end(JSON.stringify({ url: asks, messages: plainTalk.get()?.messages ?? null }));
};

const chat = someChat({ unread: 1 });
const messages = [someMessage({ from: 'visitor', name: '' }), someMessage({ id: 2, sequence: 2 })];
const answers: Record<string, object> = {
  'get-messages': { chat, messages, more: false },
  seen: { unread: 0 },
};
let asked: [call: string, cookie: string | undefined, body: unknown][] = [];
let box: object | null = null;
const service = createServer(async (request, answer) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  const call = request.url?.split('/').at(-1) ?? '';
  asked.push([call, request.headers.cookie, JSON.parse(Buffer.concat(pieces).toString())]);
  const body = call === 'get-box' ? box : answers[call];
  answer.writeHead(body ? 200 : 503).end(JSON.stringify(body));
});

let storefront: Server;
let url: string;
beforeAll(async () => {
  process.env['API_URL'] = `http://127.0.0.1:${await listen(service)}/api`;
  // The front server reads the address when it is loaded.
  const { createFront } = await import('#front/server.ts');
  storefront = createFront(handle, { dev: false, distDir: '' }).server;
  url = `http://127.0.0.1:${await listen(storefront)}${chatPath}`;
});
afterAll(() => {
  storefront.close();
  service.close();
});
beforeEach(() => {
  asked = [];
  box = someBox({ chats: [chat] });
});

const open = async (headers: Record<string, string> = { cookie: 'a=b; chat=secret' }) => {
  const answer = await fetch(url, { headers });
  const { headers: head } = answer;
  return {
    caching: head.get('cache-control'),
    vary: head.get('vary')?.split(', '),
    shown: await answer.json(),
  };
};

test('who has a talk reads it on the page, which nobody keeps, and has seen the answer', async () => {
  const { caching, vary, shown } = await open();
  expect(shown).toEqual({ url: '/chat-answer', messages });
  expect(caching).toBe('private, no-store');
  expect(vary).toContain('Cookie');
  const cookie = 'a=b; chat=secret';
  expect(asked).toEqual([
    ['get-box', cookie, {}],
    ['get-messages', cookie, { chat: chat.id }],
    ['seen', cookie, { chat: chat.id, sequence: 2 }],
  ]);
});

test('what was seen before is not reported again', async () => {
  box = someBox({ chats: [{ ...chat, unread: 0 }] });
  await open({ cookie: '__Host-chat=secret' });
  expect(asked.map(([call]) => call)).toEqual(['get-box', 'get-messages']);
});

test.each([
  ['has no cookie of a chat', {}],
  ['has another cookie', { cookie: 'mychat=1' }],
  ['asks for data of the router', { cookie: 'chat=secret', rsc: '1' }],
])('who %s gets the static page, and the service is not asked', async (_who, headers) => {
  const { shown, vary } = await open(headers);
  expect(shown).toMatchObject({ messages: null });
  expect(JSON.stringify(shown)).not.toContain('chat-answer');
  expect(vary).toContain('Cookie');
  expect(asked).toEqual([]);
});

test.each([
  ['no talk is left', someBox()],
  ['the service does not answer', null],
])('where %s the static page stands', async (_when, left) => {
  box = left;
  expect((await open()).shown).toEqual({ url: chatPath, messages: null });
});
