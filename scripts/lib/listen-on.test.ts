import { expect, test } from '@jest/globals';
import { runQuietly } from '#scripts/lib/process.ts';

/** Listens as Next does, and says where. */
const program = `
  const server = require('node:http').createServer();
  server.listen(0, undefined);
  server.on('listening', () => { console.log(server.address().address); server.close(); });
`;

async function addressOf(host: string): Promise<string | undefined> {
  const { lines } = await runQuietly({
    args: ['--import', './scripts/lib/listen-on.mjs', '-e', program],
    env: { ...process.env, STOREFRONT_HOST: host },
  });
  return lines.at(-1);
}

test('a storefront listens on the address it is given alone', async () => {
  expect(await addressOf('127.0.0.1')).toBe('127.0.0.1');
});

test('without one it listens on all', async () => {
  expect(['::', '0.0.0.0']).toContain(await addressOf(''));
});
