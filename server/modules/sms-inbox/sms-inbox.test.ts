import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { queueSms } from '#server/sms-outbox/queue.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let local: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  local = await openTestShop({ config: { siteUrl: 'http://localhost:3000' }, beside: shop });
});
afterAll(async () => {
  await local.close();
  await shop.close();
});

const path = '/api/dev/sms';

test('the page shows what would have been sent, with HTML escaped', async () => {
  expect((await local.get(path)).body).toContain('هنوز پیامکی نیست');
  await shop.shop.database.transaction((tx) =>
    queueSms(tx, {
      purpose: 'back-in-stock',
      mobiles: ['09123456789'],
      text: '<script>alert(1)</script> "موجود" شد\nhttps://shop.example/?a=1&b="x"',
      keep: 600,
    }),
  );
  const { status, body, headers } = await local.get(path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
  expect(body).toContain('<html lang="fa" dir="rtl">');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('09123456789');
  expect(body).toContain('موجود شدن کالا');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script>');
  expect(body).toContain('href="https://shop.example/?a=1&amp;b=&quot;x&quot;"');
});

test('only this machine can see it', async () => {
  for (const address of ['1.2.3.4', '10.0.0.7', '2001:db8::1', 'unknown']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await local.get(path, { 'x-forwarded-for': address })).status).toBe(404);
  }
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await local.get(path, { 'x-forwarded-for': address })).status).toBe(200);
  }
});

test('it is hidden under any host name other than localhost', async () => {
  for (const host of ['evil.example', 'shop.example:3000', 'localhost.evil.example', '//']) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await local.get(path, { host })).status).toBe(404);
    // oxlint-disable-next-line no-await-in-loop
    expect((await local.get(path, { 'x-forwarded-host': host })).status).toBe(404);
  }
  expect((await local.get(path, { 'x-forwarded-host': '' })).status).toBe(404);
  expect((await local.get(path, { 'x-forwarded-host': 'localhost:3000' })).status).toBe(200);
});

test('it is disabled in a shop with a public address or a provider', async () => {
  expect((await shop.get(path)).status).toBe(404);
  const sms = { provider: 'kavenegar', apiKey: 'x', line: '1000', isFixed: true } as const;
  const config = { siteUrl: 'http://localhost:3000', sms };
  const sending = await openTestShop({ config, beside: shop });
  expect((await sending.get(path)).status).toBe(404);
  await sending.close();
});
