import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { withoutSecrets } from '#lib/text/log-secrets.ts';
import { createLogger } from '#server/http/logging.ts';
import { codes } from '#server/testing/fixture.ts';
import { openTestShop } from '#server/testing/shop.ts';

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
      authorization: 'Bearer TOKEN',
      cookie: `session=COOKIE; guid=${guid}`,
      'x-guid': guid,
      'x-raysaz': raysaz,
    },
  );
  await shop.close();
  const text = lines.join('');
  expect(text).toContain('"url":"/api/Basket/Add-To-Basket?guid=…&access_token=…&a=1"');
  expect(text).toContain(pageLoad);
  for (const secret of [guid, 'TOKEN', 'COOKIE', 'PASSWORD']) expect(text).not.toContain(secret);
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
});
