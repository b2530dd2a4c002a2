import { expect, test } from '@jest/globals';
import { longestBody, readBody } from '#lib/revalidate/read-body.ts';

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('http://shop.example/revalidate', init);
}

/** As many bytes as somebody asks for; `sent` says how many that were. */
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

test('a body is read as the text it is', async () => {
  expect(await readBody(post('{"paths":["/تماس"]}'))).toBe('{"paths":["/تماس"]}');
  expect(await readBody(post(null))).toBe('');
  expect(await readBody(post('x'.repeat(longestBody)))).toHaveLength(longestBody);
});

test('one that never ends is left after the most that is read', async () => {
  const { body, counted } = endless();
  expect(await readBody(post(body))).toBeNull();
  expect(counted.cancelled).toBe(true);
  expect(counted.sent).toBeLessThan(longestBody + 3 * 65_536);
});

test('one that says it is too long is not begun', async () => {
  const { body, counted } = endless();
  const request = post(body, { 'content-length': String(longestBody + 1) });
  expect(await readBody(request)).toBeNull();
  expect(counted.sent).toBeLessThanOrEqual(65_536);
});
