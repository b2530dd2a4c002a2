import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { listen } from '#lib/testing/listen.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { openPayPage, pressButton } from '#server/payment-sandbox/testing/shopper.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const callbackUrl = 'http://localhost:3000/api/order/callback/x?a=1&b="<';

async function post(path: string, body: unknown): Promise<unknown> {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return text === '' ? response.status : JSON.parse(text);
}

/** A payment as a shop begins it at Zibal, whose wire is the simplest. */
async function zibalWay(own: object = {}) {
  const { merchant } = sandboxKeys.zibal;
  const order = { merchant, amount: 402_250_000, callbackUrl, orderId: '401827', ...own };
  await post('/zibal/v1/request', order);
  const token = sandbox.till.list().at(-1)?.token;
  return { method: 'GET', url: `${sandbox.url}/zibal/start/${token}` } as const;
}

async function samanWay() {
  const { terminalId } = sandboxKeys.saman;
  const order = { action: 'token', TerminalId: terminalId, Amount: 10_000, ResNum: '7' };
  await post('/saman/onlinepg/onlinepg', { ...order, RedirectUrl: callbackUrl });
  const token = sandbox.till.list().at(-1)?.token;
  return { method: 'GET', url: `${sandbox.url}/saman/OnlinePG/SendToken?token=${token}` } as const;
}

describe('the pay page', () => {
  test('shows gateway and amount in rial and toman, in Persian, and has four buttons', async () => {
    const page = await openPayPage(await zibalWay());
    const $ = load(await page.text());
    expect($('html').attr()).toMatchObject({ lang: 'fa', dir: 'rtl' });
    expect($('dl').text()).toContain('زیبال');
    expect($('dl').text()).toContain('۴۰۲٬۲۵۰٬۰۰۰ ریال');
    expect($('dl').text()).toContain('برابر ۴۰٬۲۲۵٬۰۰۰ تومان');
    expect($('dl').text()).toContain('۴۰۱۸۲۷');
    const names = $('button')
      .map((_n, each) => $(each).text())
      .get();
    expect(names).toEqual(['پرداخت', 'انصراف', 'موجودی ناکافی', 'بستن بدون بازگشت']);
    expect($('header').text()).toContain('هیچ پولی جابه‌جا نمی‌شود');
    expect($('input, script, [onclick], [style]')).toHaveLength(0);
  });

  test('has a policy that lets its form reach only itself and the shop', async () => {
    const page = await openPayPage(await zibalWay());
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    const nonce = /style-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(load(await page.text())('style').attr('nonce')).toBe(nonce);
  });

  test('a form that goes back has its fields escaped, and a button where scripts are off', async () => {
    const way = await samanWay();
    const back = await pressButton(way, 'انصراف');
    expect(back).toMatchObject({ method: 'POST', url: callbackUrl });
    expect(back?.fields).toMatchObject({ State: 'CanceledByUser', Status: '1', ResNum: '7' });
    // The second time it is over.
    expect(await pressButton(await samanWay(), 'پرداخت')).toMatchObject({
      fields: { State: 'OK', Status: '2' },
    });
  });

  test('a payment that has ended cannot be paid again', async () => {
    const way = await zibalWay();
    await pressButton(way, 'انصراف');
    expect(await pressButton(way, 'پرداخت')).toBeNull();
    expect(sandbox.till.list()[0]?.state).toBe('cancelled');
  });

  test('is missing for a token that no one has', async () => {
    const url = `${sandbox.url}/zibal/start/1234567890`;
    expect((await openPayPage({ method: 'GET', url })).status).toBe(404);
  });
});

test('browsers are sent to this machine only', async () => {
  const zibal = { merchant: 'zibal', amount: 10_000, callbackUrl: 'https://kahroba.example/x' };
  expect(await post('/zibal/v1/request', zibal)).toMatchObject({ result: 106 });
  expect(sandbox.till.list()).toEqual([]);
});

test('the number of payments is bounded, and the oldest are forgotten', () => {
  const payment = { protocol: 'zibal', amount: 1, orderId: '1', callbackUrl } as const;
  for (let n = 0; n < 5_010; n += 1) sandbox.till.begin({ ...payment, token: String(n) });
  expect(sandbox.till.list()).toHaveLength(5_000);
  expect(sandbox.till.find('zibal', { token: '9' })).toBeUndefined();
  expect(sandbox.till.find('zibal', { token: '10' })).toBeDefined();
});

describe('the control, for other programs', () => {
  test('plans a fault, shifts the clock, lists payments and resets', async () => {
    expect(await post('/control/faults', { call: 'zibal.request', kind: 'denied' })).toBe(204);
    expect(await post('/zibal/v1/request', {})).toMatchObject({ result: 103 });
    expect(await post('/zibal/v1/request', {})).toMatchObject({ result: 102 });
    const way = await zibalWay();
    expect(await post('/control/clock', { ms: 3_600_000 })).toBe(204);
    expect(await pressButton(way, 'پرداخت')).toBeNull();
    const listed = await fetch(`${sandbox.url}/control/payments`);
    expect(await listed.json()).toMatchObject({
      payments: [{ orderId: '401827', amount: 402_250_000, state: 'waiting', refunds: [] }],
      counts: { 'zibal.request': 3 },
    });
    expect(await post('/control/reset', {})).toBe(204);
    expect(sandbox.till.list()).toEqual([]);
  });

  test('refuses what it does not know', async () => {
    const wrong = await post('/control/faults', { call: 'zibal.request', kind: 'explode' });
    expect(wrong).toMatchObject({ error: expect.stringContaining('kind') });
  });

  test('sends a callback twice', async () => {
    const heard: string[] = [];
    const shop = createServer((request, response) => {
      heard.push(`${request.method} ${request.url}`);
      response.end();
    });
    const port = await listen(shop);
    const way = await zibalWay({ callbackUrl: `http://127.0.0.1:${port}/callback?a=1` });
    sandbox.control.plan({ call: 'zibal.callback', kind: 'duplicate' });
    const back = await pressButton(way, 'پرداخت');
    expect(heard).toEqual([`GET ${back?.url.replace(`http://127.0.0.1:${port}`, '')}`]);
    shop.close();
  });
});

const file = join(import.meta.dirname, 'main.ts');
const start = (env: Record<string, string>) =>
  spawn(process.execPath, [file], { env: { NODE_ENV: 'test', ...env }, cwd: '/' });

/** Runs the program until it ends. */
async function run(env: Record<string, string>) {
  const child = start(env);
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  const [code] = await once(child, 'close');
  return { code, said };
}

test.each([
  [{ SITE_URL: 'https://kahroba.example', PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4199' }, /only/],
  [{ PAYMENT_SANDBOX_URL: 'http://0.0.0.0:4199' }, /^PAYMENT_SANDBOX_URL must be an address of/],
  [{}, /^PAYMENT_SANDBOX_URL /],
])('the program does not start with %j', async (env, why) => {
  expect(await run(env)).toEqual({ code: 1, said: expect.stringMatching(why) });
});

test('the program listens at the address of its setting until it is asked to end', async () => {
  const held = createServer();
  const port = await listen(held);
  held.close();
  await once(held, 'close');
  const url = `http://localhost:${port}`;
  const child = start({ PAYMENT_SANDBOX_URL: url });
  const ended = once(child, 'close');
  const isUp = async () => (await fetch(`${url}/control/payments`).catch(() => null))?.ok;
  while (!(await isUp()) && child.exitCode === null) await wait(50);
  expect(await isUp()).toBe(true);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
