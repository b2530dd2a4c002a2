import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long who holds an open connection has for his next request, which is told to be the last, in ms. */
const idleFor = 300;
/** How often connections without a request are looked for while the service closes, in ms. */
const sweepEvery = 100;
/** How long a request may hold up the end, in ms; whoever stops us waits ten seconds. */
const patience = 7_000;

/**
 * Ends as soon as the requests under way are answered. A connection whose request began before the
 * close would else be kept for its next one, and the service with it, until its keep-alive time is up;
 * and one whose next request is on its way would be cut off, which HTTP's own close does.
 */
export function closeGently(app: FastifyInstance): void {
  let isClosing = false;
  let sweep: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    if (!app.server.listening) return;
    deadline = setTimeout(() => app.server.closeAllConnections(), patience);
    NetServer.prototype.close.call(app.server);
    await pause(idleFor);
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}
