import type { RunningSandbox } from '#server/payment-sandbox/start.ts';

/** Where the browser goes back to. */
export const callback = 'http://localhost:3000/back';

/** Requests to the stand-in by hand, without the shop's adapters. */
export function createRequests(now: () => RunningSandbox) {
  async function send(path: string, body: string, headers: Record<string, string>) {
    return (await fetch(now().url + path, { method: 'POST', headers, body })).text();
  }

  async function post(path: string, body: object, headers = {}): Promise<unknown> {
    const type = { 'content-type': 'application/json' };
    return JSON.parse(await send(path, JSON.stringify(body), { ...type, ...headers }));
  }

  /** The newest payment. */
  function newest() {
    const payment = now().till.list().at(-1);
    if (!payment) throw new Error('No payment was begun.');
    return payment;
  }

  /** The way of a browser by a link. */
  const link = (path: string) => ({ method: 'GET', url: now().url + path }) as const;

  return { send, post, newest, link };
}
