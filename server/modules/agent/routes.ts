import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyRequest } from 'fastify';
import { agentPath } from '#lib/contract/agent-links.ts';
import { ShopError } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { httpTexts } from '#server/http/texts.ts';
import type { AgentService } from '#server/modules/agent/service.ts';
import { createTools } from '#server/modules/agent/tools.ts';
import type { Base } from '#server/modules/module.ts';

/**
 * The endpoint for agents: Model Context Protocol over HTTP, without sessions, so that any node answers any request. Only
 * POST is answered; nothing is subscribed to.
 */
export function agentRoutes(
  app: Api,
  { settings, logger }: Pick<Base, 'settings' | 'logger'>,
  agents: AgentService,
): void {
  const { agentRateLimit: max, siteUrl } = settings;
  const count = limitCostly(app, 'agents', { max, timeWindow: aMinute });
  const { host } = new URL(siteUrl);
  const handler = createMcpHandler(() => createTools({ agents, logger, host }), {
    maxSubscriptions: 0,
    onerror: (error) => logger.debug({ err: error }, 'An agent was refused'),
  });
  app.addHook('onClose', () => handler.close());

  app.route({
    // HEAD is named, because the route that Fastify adds for it cannot send what the handler makes.
    method: ['GET', 'HEAD', 'POST'],
    url: agentPath,
    schema: { hide: true },
    onRequest: count,
    handler: async (request, reply) => {
      // Older clients may send several requests in one: the limit would count them as one.
      if (Array.isArray(request.body)) {
        throw new ShopError(400, 'BAD_REQUEST', httpTexts.badRequest);
      }
      const asked = requestOf(request, siteUrl);
      const answer = await handler.fetch(asked, { parsedBody: request.body });
      answer.headers.set('cache-control', 'no-store');
      return reply.send(answer);
    },
  });
}

function requestOf({ headers, method }: FastifyRequest, siteUrl: string): Request {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new Request(siteUrl + agentPath, { method, headers: sent });
}
