import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/**
 * Grace period for one last request on a keep-alive connection, in ms; its answer carries `Connection:
 * close`.
 */
const idleFor = 300;
/** Interval at which idle connections are closed during shutdown, in ms. */
const sweepEvery = 100;
/**
 * Maximum wait for running requests during shutdown, in ms; process managers kill the process after ten
 * seconds.
 */
const patience = 7_000;

/**
 * Closes as soon as running requests are answered. Without it, connections whose request began before the
 * close would stay open until their keep-alive timeout and delay the shutdown, and HTTP's own close would cut
 * off connections whose next request is already on its way.
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
