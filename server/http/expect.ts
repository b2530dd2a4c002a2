import type { FastifyInstance } from 'fastify';

/**
 * Lets a sender that asks first (`Expect: 100-continue`) go on once its call is known and the announced length is
 * within the call's limit. Node would ask for every body, also one that is then refused.
 */
export function inviteBodies(app: FastifyInstance): void {
  app.server.on('checkContinue', (request, response) =>
    app.server.emit('request', request, response),
  );
  app.addHook('preParsing', async (request, reply) => {
    const { expect, 'content-length': announced } = request.headers;
    if (expect === undefined || request.raw.httpVersion === '1.0') return;
    const { bodyLimit = 0 } = request.routeOptions;
    if (Number(announced ?? 0) <= bodyLimit) reply.raw.writeContinue();
  });
}
