import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer, type Server as Port } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Exchange } from '#front/exchange.ts';

/** Grace period for one last request on a keep-alive connection, in ms. */
const idleFor = 300;
/** How long streams of the hub, which never end by themselves, are left open, in ms. */
const streamsFor = 1_000;
/** How long an answer may take to finish, in ms; whatever stops the process waits ten seconds. */
const answersFor = 7_000;
const lookEvery = 50;

/**
 * Lets an HTTP server accept connections through a port that a plain `net` server holds. Closing the port stops
 * accepting and keeps open connections, while `close()` of an HTTP server cuts off idle ones, perhaps just before
 * their next request.
 * @param host an IP address; undefined: all addresses of this machine
 */
export async function listenThrough(
  server: Server,
  { port, host }: { port: number; host: string | undefined },
): Promise<Port> {
  const held = createServer();
  held.listen({ port, host });
  await once(held, 'listening');
  server.listen(held);
  await once(server, 'listening');
  return held;
}

const announceClose = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('connection', 'close');
};

/** Tracks the answers in progress, so that a server can be closed without cutting one off. */
export class Closing {
  readonly #server: Server;
  readonly #answering = new Set<Exchange>();
  readonly #upgraded = new Set<Duplex>();
  #isClosing = false;
  #closed: Promise<void> | undefined;

  constructor(server: Server) {
    this.#server = server;
  }

  /** The first step of every request. */
  readonly watch = (exchange: Exchange): void => {
    const { response } = exchange;
    this.#answering.add(exchange);
    response.once('close', () => this.#answering.delete(exchange));
    if (this.#isClosing) announceClose(response);
  };

  watchUpgraded(socket: Duplex): void {
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
  }

  /** Stops listening. Resolves when all accepted requests are answered, or after the time limit. */
  close(port: Port): Promise<void> {
    this.#closed ??= this.#close(port);
    return this.#closed;
  }

  async #close(port: Port): Promise<void> {
    this.#isClosing = true;
    port.close();
    for (const { response } of this.#answering) announceClose(response);
    void this.#endStreams();
    await pause(idleFor);
    const closed = once(this.#server, 'close');
    this.#server.close();
    const sweep = setInterval(() => this.#server.closeIdleConnections(), lookEvery);
    await Promise.race([closed, pause(answersFor - idleFor, undefined, { ref: false })]);
    this.#server.closeAllConnections();
    clearInterval(sweep);
  }

  async #endStreams(): Promise<void> {
    await pause(streamsFor, undefined, { ref: false });
    for (const socket of this.#upgraded) socket.destroy();
    for (const { response, route } of this.#answering) {
      if (route.madeBy === 'service hub') response.destroy();
    }
  }
}
