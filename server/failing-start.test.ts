import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type Home, makeHome, runProgram } from '#server/testing/service.ts';

let home: Home;
beforeAll(async () => {
  home = await makeHome();
});
afterAll(() => home.remove());

describe('a failing start', () => {
  test('prints one line for every invalid setting', async () => {
    const env = { ...home.env, RATE_LIMIT: 'many', SITE_URL: 'shop', LOG_LEVEL: 'loud' };
    const { code, output } = await runProgram('server/main.ts', [], env);
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'SITE_URL must be an http:// or https:// address.',
      'RATE_LIMIT must be a whole number from 1 to 1000000.',
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    ]);
  });

  test.each([
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like postgresql:/],
    [
      { DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:9/x' },
      /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)\.$/,
    ],
    [
      { REDIS_URL: 'redis://u:hunter2@127.0.0.1:9' },
      /^REDIS_URL: Redis at 127\.0\.0\.1:9 cannot be reached \(ECONNREFUSED\)\.$/,
    ],
    [{ DATABASE_URL: '', DATA_DIR: '/dev/null/x' }, /^DATA_DIR \/dev\/null\/x cannot be made/],
  ])('prints one line about %j', async (settings, line) => {
    const { code, output } = await runProgram('server/main.ts', [], { ...home.env, ...settings });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(line);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('hunter2');
  });

  test('names the port that is in use', async () => {
    const server = createServer().listen(0, '0.0.0.0');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const env = { ...home.env, SERVICE_PORT: String(port) };
    const { code, output } = await runProgram('server/main.ts', [], env);
    server.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(`SERVICE_PORT ${port} cannot be listened on (EADDRINUSE).`);
  });
});
