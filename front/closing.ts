import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { hubPath } from '#lib/contract/hub.ts';

/** How long who holds an open connection has for his next request, which is told to be the last, in ms. */
const idleFor = 300;
/** How long what never ends by itself is left open, in ms: the hub's streams. */
const streamsFor = 1_000;
/** How long an answer may take to its end, in ms; whoever stops us waits ten seconds. */
const answersFor = 7_000;
const lookEvery = 50;

const channel = 'http.server.request.start';

interface Closing {
  /** Stops listening; back when every request that was taken is answered, or out of patience. */
  close(): Promise<void>;
}

const sayLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

async function closeServer(server: Server): Promise<void> {
  // Not HTTP's own way: it cuts connections off whose next request is on its way.
  const closed = new Promise<void>((done) => {
    NetServer.prototype.close.call(server, () => done());
  });
  const sweep = pause(idleFor).then(() =>
    setInterval(() => server.closeIdleConnections(), lookEvery),
  );
  await Promise.race([closed, pause(answersFor, undefined, { ref: false })]);
  server.closeAllConnections();
  clearInterval(await sweep);
}

/** Watches all servers of this process, so that they can be closed without cutting an answer off. */
export function watchForClosing(): Closing {
  const servers = new Set<Server>();
  const answering = new Map<ServerResponse, IncomingMessage>();
  const upgraded = new Set<Socket>();
  let isClosing = false;

  const onRequest = (message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    if (!('request' in message && 'response' in message && 'server' in message)) return;
    const { request, response, server } = message;
    if (!(request instanceof IncomingMessage) || !(response instanceof ServerResponse)) return;
    if (server instanceof Server) servers.add(server);
    answering.set(response, request);
    response.once('close', () => answering.delete(response));
    if (isClosing) sayLast(response);
  };
  subscribe(channel, onRequest);
  const { emit } = Server.prototype;
  const heard = function (this: Server, event: string | symbol, ...args: unknown[]): unknown {
    const [, socket] = args;
    if (event === 'upgrade' && socket instanceof Socket) {
      servers.add(this);
      upgraded.add(socket);
      socket.once('close', () => upgraded.delete(socket));
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
  Object.assign(Server.prototype, { emit: heard });

  const endStreams = async () => {
    await pause(streamsFor, undefined, { ref: false });
    for (const socket of upgraded) socket.destroy();
    for (const [response, { url = '' }] of answering) {
      if (url.toLowerCase().startsWith(hubPath.toLowerCase())) response.destroy();
    }
  };
  let closed: Promise<void> | undefined;
  const closeAll = async () => {
    isClosing = true;
    for (const response of answering.keys()) sayLast(response);
    void endStreams();
    await Promise.all([...servers].map(closeServer));
    unsubscribe(channel, onRequest);
    upgraded.clear();
    answering.clear();
  };

  return {
    close: () => {
      closed ??= closeAll();
      return closed;
    },
  };
}

/** Closes the storefront when it is asked to end; NEXT_MANUAL_SIG_HANDLE keeps Next from doing it. */
export function closeOnSignals(): void {
  const { close } = watchForClosing();
  const end = () => void close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}
