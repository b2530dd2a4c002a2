import type { Exchange, Step } from '#front/exchange.ts';
import { isRouterRequest } from '#front/next-assumptions.ts';
import { firstResult, readFirstResult } from '#lib/checkout/server.ts';
import { paths } from '#lib/contract/paths.ts';

const [resultPath] = paths.checkoutResult('').split('?');

/** Reads the result of a payment before its page is rendered: the page of an unknown payment answers 404. */
export const readPaymentResult: Step = (exchange) =>
  exchange.path === resultPath && !isRouterRequest(exchange.request) ? read(exchange) : undefined;

async function read(exchange: Exchange): Promise<void> {
  const [, query = ''] = exchange.requestedUrl.split('?');
  const [t, ...others] = new URLSearchParams(query).getAll('t');
  const visitor = String(exchange.request.headers['x-forwarded-for']);
  const first = await readFirstResult(others.length === 0 ? t : undefined, visitor);
  if (first === 'missing') exchange.status = 404;
  exchange.show = (handle) => firstResult.run({ first }, handle);
}
