import { afterEach, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { accessSeconds } from '#server/modules/member-session/lifetimes.ts';
import { createTokens } from '#server/modules/member-session/tokens.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('an access token that was read before is refused once it has expired', async () => {
  const tokens = createTokens({ secret: 'secret', issuer: 'http://localhost' });
  const claims = { memberId: 7, sessionId: randomUUID() };
  const token = await tokens.makeAccess(claims);
  expect(await tokens.readAccess(token)).toMatchObject(claims);
  expect(await tokens.readAccess(token)).toMatchObject(claims);
  jest.useFakeTimers({
    now: Date.now() + accessSeconds * 1_000,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  await expect(tokens.readAccess(token)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});
