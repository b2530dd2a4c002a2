import type { Exchange } from '#front/exchange.ts';
import { networkOf } from '#lib/rules/network.ts';

/** The level of errors, as the service's log lines write it. */
const level = 50;

/** Where a request came from, over which proxies. */
const networksOf = (forwarded: string): string[] =>
  forwarded.split(',').map((address) => networkOf(address.trim()));

/**
 * Logs one line of JSON for each request that was answered with 500 or above. Secrets in the address are removed from all
 * that is printed (`front/printed.ts`). The service logs the calls it answers itself.
 */
export function logFailure({ request, requestedUrl, response, route }: Exchange): void {
  const began = performance.now();
  response.once('close', () => {
    const status = response.statusCode;
    if (status < 500) return;
    const line = {
      level,
      time: Date.now(),
      name: 'storefront',
      method: request.method,
      url: requestedUrl,
      route: route.pattern,
      status,
      ms: Math.round(performance.now() - began),
      networks: networksOf(String(request.headers['x-forwarded-for'])),
      msg: 'A request failed',
    };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  });
}
