import { expect, test } from '@jest/globals';
import { textResponse } from '#lib/seo/text-response.ts';

const answer = (text: string, known?: string) =>
  textResponse(
    new Request(
      'http://x/robots.txt',
      known === undefined ? {} : { headers: { 'if-none-match': known } },
    ),
    text,
    'text/plain',
  );
const etagOf = (text: string): string => answer(text).headers.get('etag') ?? '';

test('a text says its type, its name and how long it may be kept', async () => {
  const { status, headers } = answer('کهربا');
  expect([status, await answer('کهربا').text()]).toEqual([200, 'کهربا']);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(headers.get('etag')).toMatch(/^W\/"[\w-]{27}"$/);
  expect(etagOf('دیگر')).not.toBe(etagOf('کهربا'));
});

test.each([
  ['its name', (etag: string) => etag],
  ['its name as a strong one', (etag: string) => etag.slice(2)],
  ['one of several', (etag: string) => `"a", ${etag}`],
  ['anything', () => '*'],
])('who has %s is sent nothing', async (_what, known) => {
  const kept = answer('کهربا', known(etagOf('کهربا')));
  expect([kept.status, await kept.text()]).toEqual([304, '']);
  expect(kept.headers.get('etag')).toBe(etagOf('کهربا'));
  expect(kept.headers.get('content-type')).toBeNull();
});

test.each(['', '"a"', etagOf('دیگر').slice(2)])('who has %s is sent the text', (known) => {
  expect(answer('کهربا', known).status).toBe(200);
});
