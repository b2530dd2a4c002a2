import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import type { FastifyBaseLogger } from 'fastify';
import { agentTools } from '#lib/contract/agent.ts';
import { toShopError } from '#server/http/errors.ts';
import type { AgentService } from '#server/modules/agent/service.ts';
import { agentTexts as texts } from '#server/modules/agent/texts.ts';

const annotations = { readOnlyHint: true, openWorldHint: false } as const;

interface Needs {
  readonly agents: AgentService;
  readonly logger: FastifyBaseLogger;
  /** Host of the shop, its name among the agent's servers. */
  readonly host: string;
}

/** A server for one request, with all tools. */
export function createTools({ agents, logger, host }: Needs): McpServer {
  const server = new McpServer(
    { name: host, version: '1.0.0' },
    { instructions: texts.instructions, maxToolInputElements: 200 },
  );

  /** The answer as JSON; a refusal as its sentence, by which an agent can correct itself. */
  async function answer(asked: Promise<object>): Promise<CallToolResult> {
    try {
      return { content: [{ type: 'text', text: JSON.stringify(await asked) }] };
    } catch (error) {
      const { status, message } = toShopError(error);
      if (status >= 500) logger.error({ err: error }, 'A tool failed');
      return { isError: true, content: [{ type: 'text', text: message }] };
    }
  }

  server.registerTool(
    'search_products',
    { description: texts.search, inputSchema: agentTools.search, annotations },
    (asked) => answer(agents.search(asked)),
  );
  server.registerTool(
    'get_product',
    { description: texts.product, inputSchema: agentTools.product, annotations },
    (asked) => answer(agents.product(asked)),
  );
  server.registerTool(
    'compare_products',
    { description: texts.compare, inputSchema: agentTools.compare, annotations },
    (asked) => answer(agents.compare(asked)),
  );
  server.registerTool(
    'check_availability',
    { description: texts.availability, inputSchema: agentTools.availability, annotations },
    (asked) => answer(agents.availability(asked)),
  );
  server.registerTool(
    'basket_link',
    { description: texts.basketLink, inputSchema: agentTools.basketLink, annotations },
    (asked) => answer(agents.linkToBasket(asked)),
  );
  return server;
}
