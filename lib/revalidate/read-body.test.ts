import { expect, test } from '@jest/globals';
import { longestBody, readBody } from '#lib/revalidate/read-body.ts';

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://shop.example/revalidate', init);
}

/** A body that never ends; `sent` is the number of bytes read so far. */
function endless() {
  const counted = { sent: 0, cancelled: false };
  const body = new ReadableStream({
    pull: (controller) => {
      counted.sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
    cancel: () => {
      counted.cancelled = true;
    },
  });
  return { body, counted };
}

test('reads a body as text', async () => {
  expect(await readBody(post('{"paths":["/تماس"]}'))).toBe('{"paths":["/تماس"]}');
  expect(await readBody(post(null))).toBe('');
  expect(await readBody(post('x'.repeat(longestBody)))).toHaveLength(longestBody);
});

test('stops reading an endless body at the limit', async () => {
  const { body, counted } = endless();
  expect(await readBody(post(body))).toBeNull();
  expect(counted.cancelled).toBe(true);
  expect(counted.sent).toBeLessThan(longestBody + 3 * 65_536);
});

test('does not read a body whose declared length is over the limit', async () => {
  const { body, counted } = endless();
  const request = post(body, { 'content-length': String(longestBody + 1) });
  expect(await readBody(request)).toBeNull();
  expect(counted.sent).toBeLessThanOrEqual(65_536);
});
