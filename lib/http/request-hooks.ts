import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { keepQuery } from '#lib/http/keep-query.ts';
import { withOwnQuery } from '#lib/http/own-query.ts';
import { answerForService } from '#lib/http/service-away.ts';

/**
 * What Next leaves no other place for, done where Node tells of each request before it is handled.
 */

/** Looked for by the middleware's matcher; sent from outside it only makes the middleware look. */
const filteredHeader = 'x-list-filters';
/** A key of contract §1 that makes a list a filtered one, also when its letters are encoded. */
const filterKey = /[?&](?:filter-|price-(?:from|to)=|[^=&]*%)/i;

/**
 * Marks requests for filtered lists. A matcher can look for a header but not for a query key by its
 * beginning, `filter-{attribute}` has as many keys as the shop has attributes, and a middleware that
 * ran for every list would halve what a static page bears.
 */
function markFiltered(request: IncomingMessage): void {
  if (filterKey.test(request.url ?? '')) request.headers[filteredHeader] = '1';
}

/**
 * Says who asked, behind what proxies in front have said. Rewrites to the service forward no address
 * by themselves, and the service would count all visitors as one.
 */
function forwardAddress(request: IncomingMessage): void {
  const said = request.headers['x-forwarded-for'];
  const near = request.socket.remoteAddress;
  if (near !== undefined) {
    request.headers['x-forwarded-for'] = said === undefined ? near : `${String(said)}, ${near}`;
  }
}

/**
 * A permanent redirect made on demand has its Location written twice, which crawlers take for a
 * broken one (vercel/next.js#82117), and it has lost the query of the request.
 */
function repairRedirect(request: IncomingMessage, response: ServerResponse, asked: string): void {
  const { writeHead } = response;
  const repaired = (...args: unknown[]): unknown => {
    const written = response.getHeader('location');
    const location = Array.isArray(written) ? written[0] : written;
    if (typeof location === 'string' && request.headers['rsc'] === undefined) {
      response.setHeader('location', keepQuery(location, asked));
    }
    return Reflect.apply(writeHead, response, args);
  };
  Object.assign(response, { writeHead: repaired });
}

/** The channel tells of no upgrades, and the hub would take the word of each visitor for his address. */
function forwardAddressOfUpgrades(): void {
  const { emit } = Server.prototype;
  const told = function (this: Server, event: string | symbol, ...args: unknown[]): unknown {
    const [request] = args;
    if (event === 'upgrade' && request instanceof IncomingMessage) forwardAddress(request);
    return Reflect.apply(emit, this, [event, ...args]);
  };
  Object.assign(Server.prototype, { emit: told });
}

/** Puts all in place for every server of this process. */
export function hookRequests(): void {
  forwardAddressOfUpgrades();
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message) || !('response' in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    const { url: asked = '' } = request;
    request.url = withOwnQuery(asked);
    markFiltered(request);
    forwardAddress(request);
    if (/^\/api\//i.test(asked)) answerForService(response);
    const isStripped = request.url !== asked;
    if (isStripped || asked.startsWith('/shop/')) repairRedirect(request, response, asked);
  });
}
