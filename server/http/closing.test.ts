import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { closeGently, listenGently } from '#server/http/closing.ts';

test('a service that is closed while it starts does not listen', async () => {
  const app = fastify();
  closeGently(app);
  const listening = listenGently(app, { port: 0, host: '127.0.0.1' });
  await app.ready();
  await Promise.all([app.close(), listening]);
  expect(app.server.listening).toBe(false);
});
