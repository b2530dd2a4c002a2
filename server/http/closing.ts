import type { FastifyInstance } from 'fastify';

/** How often connections without a request are looked for while the service closes, in ms. */
const sweepEvery = 100;
/** How long a request may hold up the end, in ms. */
const patience = 10_000;

/**
 * Ends as soon as the requests under way are answered. A connection whose request began before the
 * close would else be kept for its next one, and the service with it, until its keep-alive time is up.
 */
export function closeGently(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined;
  let deadline: NodeJS.Timeout | undefined;
  app.addHook('onSend', async (_request, reply) => {
    if (sweep) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepEvery);
    deadline = setTimeout(() => app.server.closeAllConnections(), patience);
  });
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}
