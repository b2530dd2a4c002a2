import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex, Transform } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { config } from '#lib/config.ts';
import { callsPattern, routeOf } from '#lib/routes.ts';

/** How long the service may take for an answer, in ms. */
const answerWithin = 60_000;
const callsRoot = callsPattern.slice(0, callsPattern.lastIndexOf('/'));
const { pathname: apiPath } = new URL(config.apiUrl);
/** Refuses a WebSocket. */
const refusal = (status: string): string =>
  [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    'Retry-After: 5',
    '\r\n',
  ].join('\r\n');

const proxy = createProxyServer({
  target: config.serviceOrigin,
  agent: new Agent({ keepAlive: true }),
  changeOrigin: true,
  proxyTimeout: answerWithin,
});
/** Requests to the service, by the visitors' requests. */
const outgoing = new WeakMap<IncomingMessage, ClientRequest>();
proxy.on('proxyReq', (asked, request) => outgoing.set(request, asked));
// Of visitors' WebSockets that break off, which is no fault; failures of the service are reported to `failed`.
proxy.on('error', () => {});
// A visitor who leaves while the service answers takes the connection along.
proxy.on('proxyReqWs', (asked, _request, socket) => socket.once('close', () => asked.destroy()));
// An answer that breaks off must not look whole.
proxy.on('proxyRes', (answer, _request, response) => {
  answer.once('close', () => {
    if (!answer.complete) response.destroy();
  });
});

/** Path and query at the service: only calls may be below another path there. */
const servicePath = (url: string): string =>
  url.slice(0, callsRoot.length).toLowerCase() === callsRoot
    ? apiPath + url.slice(callsRoot.length)
    : url;

function address(request: IncomingMessage, url: string): { headers: Record<string, string> } {
  request.url = servicePath(url);
  // Node has answered it. The proxy would not report a request that has it.
  delete request.headers.expect;
  const { host } = request.headers;
  return { headers: host === undefined ? {} : { 'x-forwarded-host': host } };
}

/**
 * Passes a request to the service and its answer back.
 * @param url path and query as the visitor sent them
 * @param body the request's body
 * @param failed called when the service cannot be reached, or breaks off; the answer may have begun
 */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  url: string,
  body: Transform,
  failed: () => void,
): void {
  proxy.web(request, response, { ...address(request, url), buffer: body }, failed);
}

/** Gives up what `passOn` began. */
export function breakOff(request: IncomingMessage): void {
  outgoing.get(request)?.destroy();
}

/** Whether a request asks for a WebSocket of the hub. */
export const isHubUpgrade = ({ headers, method, url = '' }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  routeOf(url.split('?', 1)[0] ?? '').madeBy === 'service hub';

/** Connects a WebSocket with the service. */
export function passUpgradeOn(request: IncomingMessage, socket: Duplex, head: Buffer): void {
  let isOpen = false;
  const answered = (): void => {
    isOpen = true;
  };
  socket.once('pipe', answered);
  proxy.ws(request, socket, head, address(request, request.url ?? ''), () => {
    if (!isOpen && socket.writable) socket.write(refusal('503 Service Unavailable'));
  });
}

/** Refuses a WebSocket of a visitor who opens too many. */
export function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => {});
  socket.end(refusal('429 Too Many Requests'), () => socket.destroy());
}
