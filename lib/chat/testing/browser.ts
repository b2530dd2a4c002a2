import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatMessage, ChatSummary, GetBoxAnswer } from '#lib/contract/chat.ts';

/** Storage of a browser, in memory. */
function storage() {
  const own = new Map<string, string>();
  return {
    getItem: (key: string) => own.get(key) ?? null,
    setItem: (key: string, value: string) => void own.set(key, value),
    removeItem: (key: string) => void own.delete(key),
  };
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: object;
}
type Answers = Record<string, (body: Record<string, unknown>) => Answer | Promise<Answer>>;

const plainFetch = globalThis.fetch;
const plainInterval = globalThis.setInterval;
const asRequest = (path: RequestInfo | URL, base: string) =>
  path instanceof Request ? path : new Request(new URL(String(path), base));

/**
 * What a page has around it, with a service that answers the chat's calls; import modules of the browser
 * after it.
 * @param answers by the name of the call
 */
export async function openBrowser(answers: Answers) {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const call = request.url?.split('/').at(-1) ?? '';
    calls.push(call);
    const sent: Record<string, unknown> = JSON.parse(Buffer.concat(parts).toString() || '{}');
    const {
      status = 200,
      headers = {},
      body = {},
    } = (await answers[call]?.(sent)) ?? {
      status: 500,
    };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0);
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    dispatchEvent: page.dispatchEvent.bind(page),
    document: Object.assign(new EventTarget(), { cookie: '', hasFocus: () => true }),
    location: new URL('/', base),
    localStorage: storage(),
    sessionStorage: storage(),
    // Without an end, which would keep the test alive.
    setInterval: (act: () => void, ms: number) => plainInterval(act, ms).unref(),
    // Paths belong to the page's origin.
    Request: class extends Request {
      constructor(path: RequestInfo | URL, init?: RequestInit) {
        super(typeof path === 'string' ? new URL(path, base) : path, init);
      }
    },
    fetch: (path: RequestInfo | URL, init?: RequestInit) => plainFetch(asRequest(path, base), init),
  });
  return {
    calls,
    answers,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const someMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 1,
  sequence: 1,
  version: 1,
  clientId: null,
  from: 'staff',
  name: 'نگار',
  kind: 'text',
  body: 'سلام',
  attachment: null,
  product: null,
  order: null,
  sentAt: '2026-11-27T10:00:00.000Z',
  status: 1,
  isDeleted: false,
  ...changes,
});

export const someChat = (changes: Partial<ChatSummary> = {}): ChatSummary => ({
  id: '7d0f4c1e-7b1c-4d57-9b4e-0a5d7c1f0001',
  state: 'open',
  assignee: 'نگار',
  sequence: 1,
  unread: 0,
  staffDelivered: 0,
  staffSeen: 0,
  visitorSeen: 0,
  last: null,
  startedAt: '2026-11-27T10:00:00.000Z',
  rating: null,
  ...changes,
});

export const someBox = (changes: Partial<GetBoxAnswer> = {}): GetBoxAnswer => ({
  isOn: true,
  isOpen: true,
  changesAt: null,
  here: [{ name: 'نگار' }],
  mode: 'chat',
  asksName: false,
  welcome: '',
  away: '',
  chats: [],
  unread: 0,
  reconnect: false,
  ...changes,
});
