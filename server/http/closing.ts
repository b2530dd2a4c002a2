import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
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

/** The plain server that holds the port of each service. */
const ports = new WeakMap<FastifyInstance, Server>();
const closing = new WeakSet<FastifyInstance>();

/**
 * Listens through a port that is held by a plain server of its own. Closing the port stops accepting and leaves open
 * connections alone, while HTTP's own close cuts those off whose next request is on its way. A service that is closed
 * while it starts does not listen.
 */
export async function listenGently(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
): Promise<void> {
  await app.ready();
  const held = createServer().listen({ port, host });
  await once(held, 'listening');
  if (closing.has(app)) {
    held.close();
    return;
  }
  app.server.listen(held);
  await once(app.server, 'listening');
  ports.set(app, held);
  app.log.info(`Server listening at ${app.listeningOrigin}`);
}

/**
 * Closes as soon as running requests are answered. Without it, connections whose request began before the
 * close would stay open until their keep-alive timeout and delay the shutdown, and HTTP's own close would cut
 * off connections whose next request is already on its way.
 */
export function closeGently(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (closing.has(app)) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    closing.add(app);
    if (!app.server.listening) return;
    deadline = setTimeout(() => app.server.closeAllConnections(), patience);
    ports.get(app)?.close();
    await pause(idleFor);
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}
