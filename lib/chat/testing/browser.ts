import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

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

/** Waits until it is so. */
export async function until(isIt: () => boolean): Promise<void> {
  while (!isIt()) {
    // oxlint-disable-next-line no-await-in-loop -- until it is so
    await setTimeout(5);
  }
}

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
