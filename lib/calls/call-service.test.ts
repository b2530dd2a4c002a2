import { expect, test } from '@jest/globals';
import { isServiceAway } from '#lib/calls/service-standing.ts';
import { homeAnswer } from '#lib/contract/home.ts';

test('an unreachable service is named in one line, and remembered', async () => {
  // `fetch` refuses this port (Fetch standard, bad ports).
  process.env['API_URL'] = 'http://127.0.0.1:9/api';
  const { callService } = await import('#lib/calls/call-service.ts');
  await expect(callService('home/get-home', homeAnswer)).rejects.toThrow(
    'No service answers at API_URL http://127.0.0.1:9/api. Is it up?',
  );
  expect(isServiceAway()).toBe(true);
});
