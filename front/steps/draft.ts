import type { Exchange, Step } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { draftOfRequest, readDraft } from '#lib/draft/server.ts';
import { previewPattern } from '#lib/routes.ts';

/** Reads a preview before its page is rendered: a token that is wrong or has expired answers 404. */
export const readDraftPage: Step = (exchange) =>
  exchange.route.pattern === previewPattern && !isRouterRequest(exchange.request)
    ? read(exchange)
    : undefined;

async function read(exchange: Exchange): Promise<void> {
  const [, , token = '', kind = ''] = exchange.path.split('/');
  const visitor = String(exchange.request.headers['x-forwarded-for']);
  const draft = await readDraft(token, kind, visitor);
  if (typeof draft === 'number') exchange.status = draft;
  exchange.show = (handle) => draftOfRequest.run({ draft }, handle);
}
