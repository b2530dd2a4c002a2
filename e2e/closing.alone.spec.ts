import { Agent, request as send } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { openLive } from './support/pages.ts';
import { control, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test.use({ breaksThings: true });
test.setTimeout(90_000);

const visitors = 16;
const before = 150;

interface Call {
  origin: string;
  path: string;
  /** Sent as JSON by POST. */
  body?: string;
}

/** Sends a request on a keep-alive connection. @returns its status, and whether the answer was complete */
async function ask({ origin, path, body }: Call, agent: Agent): Promise<[number, boolean]> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const method = body === undefined ? 'GET' : 'POST';
  const headers = body === undefined ? {} : { 'content-type': 'application/json' };
  send(`${origin}${path}`, { agent, method, headers })
    .once('response', resolve)
    .once('error', reject)
    .end(body);
  const answer = await promise;
  for await (const _ of answer);
  return [answer.statusCode ?? 0, answer.complete];
}

const isRefused = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ECONNREFUSED';

/** Each visitor sends one request after the other until connections are refused; meanwhile `stop` is called. */
async function underLoad(calls: Call[], stop: () => Promise<void>) {
  const answers: [number, boolean][] = [];
  const failures: unknown[] = [];
  let stopped: Promise<void> | undefined;
  let began = 0;
  const visitor = async (_: unknown, n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = calls[n % calls.length] ?? { origin: '', path: '' };
    try {
      for (;;) {
        answers.push(await ask(call, agent));
        if (answers.length === before) {
          began = Date.now();
          stopped = stop();
        }
      }
    } catch (error) {
      if (!isRefused(error)) failures.push(error);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  await stopped;
  return { answers, failures, seconds: (Date.now() - began) / 1_000 };
}

for (const program of ['storefront', 'service'] as const) {
  test(`the ${program} answers accepted requests before it ends, with pages and hubs open`, async ({
    page,
    baseURL,
  }) => {
    await openLive(page, '/');
    const path = encodeURI(productPath(await productForSale()));
    const origin = process.env['E2E_SERVICE_URL'] ?? '';
    const calls = {
      storefront: ['/', path, '/shop?filter-available=1', '/favicon.svg'].map((each) => ({
        origin: baseURL ?? '',
        path: each,
      })),
      service: [{ origin, path: '/api/Product/Get-List', body: '{}' }],
    };
    try {
      const load = underLoad(calls[program], () => control(program, 'stop'));
      const { answers, failures, seconds } = await load;
      expect(failures).toEqual([]);
      expect(answers.length).toBeGreaterThan(before);
      expect(answers).toContainEqual([200, true]);
      // A fast machine sends more requests than one address may.
      expect(answers.filter(([status, whole]) => !whole || ![200, 429].includes(status))).toEqual(
        [],
      );
      expect(seconds).toBeLessThan(10);
    } finally {
      await control(program, 'start');
    }
  });
}
