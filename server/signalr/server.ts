import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { Arrivals } from './arrivals.ts';
import { memoryBackplane } from './backplane.ts';
import { createClients } from './clients.ts';
import type { Clients, EventMap } from './clients.ts';
import { Connection } from './connection.ts';
import { Gate } from './gate.ts';
import type { Admitted } from './gate.ts';
import { newId } from './hub-context.ts';
import type { HubContext } from './hub-context.ts';
import { answerNegotiation } from './negotiate-answer.ts';
import type { HttpAnswer } from './negotiate-answer.ts';
import { Negotiations } from './negotiation.ts';
import { DEFAULT_LIMITS, DEFAULT_TIMING, SILENT } from './options.ts';
import type { HubServerOptions } from './options.ts';
import { Registry } from './registry.ts';
import { guardSocket, listenForUpgrades, refuseUpgrade } from './upgrade.ts';

const CLOSING = 503;

/** How many times per shortest timeout the connections are checked. */
const TICKS_PER_SPAN = 10;

/** Current state of a hub server. */
export interface HubStats {
  readonly connections: number;
  readonly groups: number;
  readonly users: number;
  readonly negotiated: number;
  readonly messagesReceived: number;
  readonly recordsSent: number;
  readonly slowReadersCut: number;
  /** Bytes held for all connections: of unfinished messages, queued calls and unsent records. */
  readonly heldBytes: number;
  /** False while other nodes can't be reached. */
  readonly backplane: boolean;
}

/** A SignalR hub on a Node http server. */
export interface HubServer<Events extends EventMap> {
  /** The recipients of events, usable from anywhere in the program. */
  readonly clients: Clients<Events>;
  /**
   * Handles the upgrades of `path` on this server; resolves when the backplane listens. Several hubs may share a server.
   * Upgrades of other paths are left to other listeners and refused with 404 when there are none.
   */
  attach(server: Server): Promise<void>;
  /**
   * Answers `POST <path>/negotiate` and its preflight. The caller routes the request here and writes the
   * returned answer; the body is not read.
   */
  handleNegotiate(request: IncomingMessage): Promise<HttpAnswer>;
  /**
   * Shuts the hub down: refuses new connections, closes all others with leave to reconnect (to another node,
   * or later), and closes the backplane. Connections still open after `timing.closeMs` are destroyed. Stop
   * the http server's listening first.
   */
  close(): Promise<void>;
  stats(): HubStats;
}

/**
 * Builds a hub server. See README.md for an example.
 */
export function createHubServer<Identity, Events extends EventMap>(
  options: HubServerOptions<Identity, Events>,
): HubServer<Events> {
  return new WebSocketHubServer(options);
}

class WebSocketHubServer<Identity, Events extends EventMap> implements HubServer<Events> {
  readonly clients: Clients<Events>;
  readonly #path: string;
  readonly #context: HubContext<Identity, Events>;
  readonly #gate: Gate<Identity, Events>;
  readonly #negotiations: Negotiations;
  readonly #backplane;
  readonly #sockets: WebSocketServer;
  readonly #connections = new Set<Connection<Identity, Events>>();
  readonly #ticker: NodeJS.Timeout;
  #started: Promise<void> | null = null;
  #closed: Promise<void> | null = null;

  constructor(options: HubServerOptions<Identity, Events>) {
    const limits = { ...DEFAULT_LIMITS, ...options.limits };
    const timing = { ...DEFAULT_TIMING, ...options.timing };
    const logger = options.logger ?? SILENT;
    this.#path = options.path;
    this.#backplane = options.backplane ?? memoryBackplane();
    const registry = new Registry(this.#backplane, logger);
    this.clients = createClients((address, record) => registry.send(address, record));
    this.#context = {
      hub: options.hub,
      clients: this.clients,
      registry,
      limits,
      timing,
      logger,
      counters: { messagesReceived: 0, recordsSent: 0, slowReadersCut: 0 },
    };
    this.#gate = new Gate(options, limits, logger);
    this.#negotiations = new Negotiations({
      limit: limits.connections,
      perAddress: limits.connectionsPerAddress,
      lifetimeMs: timing.handshakeMs,
    });
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: limits.frameBytes,
      maxFragments: limits.fragments,
      maxBufferedChunks: limits.chunks,
    });
    const shortest = Math.min(...Object.values(timing));
    this.#ticker = setInterval(() => this.#tick(), Math.max(10, shortest / TICKS_PER_SPAN));
    this.#ticker.unref();
  }

  async attach(server: Server): Promise<void> {
    listenForUpgrades(server, this.#path, (request, socket, head) => {
      void this.#upgrade(request, socket, head);
    });
    this.#started ??= this.#context.registry.start();
    await this.#started;
  }

  async handleNegotiate(request: IncomingMessage): Promise<HttpAnswer> {
    if (this.#closed !== null) return { status: CLOSING, headers: {}, body: '' };
    return answerNegotiation(request, this.#gate, (addressKey, version) =>
      this.#negotiations.reserve(addressKey, version),
    );
  }

  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  stats(): HubStats {
    return {
      ...this.#context.registry.sizes(),
      ...this.#context.counters,
      negotiated: this.#negotiations.size,
      heldBytes: this.#connections.values().reduce((sum, { held }) => sum + held, 0),
      backplane: this.#backplane.connected,
    };
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const unguard = guardSocket(socket, this.#context.timing.handshakeMs);
    const admitted = await this.#gate.enter(request);
    unguard();
    if ('refuse' in admitted) {
      refuseUpgrade(socket, admitted.refuse);
      return;
    }
    const ticket = this.#ticket(admitted.token);
    if ('refuse' in ticket) {
      admitted.release();
      refuseUpgrade(socket, ticket.refuse);
      return;
    }
    const release = (): void => {
      admitted.release();
      if (admitted.token !== null) this.#negotiations.release(admitted.token);
    };
    // 'close' is emitted for every socket, even one that ws refuses or that is already closed.
    if (socket.destroyed) release();
    else socket.once('close', release);
    this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
      this.#welcome(webSocket, new Arrivals(request.socket, head.length), {
        id: ticket.connectionId,
        ...admitted,
      }),
    );
  }

  #ticket(token: string | null): { connectionId: string } | { refuse: number } {
    if (this.#closed !== null) return { refuse: CLOSING };
    return token === null ? { connectionId: newId() } : this.#negotiations.redeem(token);
  }

  #welcome(
    webSocket: WebSocket,
    arrivals: Arrivals,
    { id, identity, userId }: Admitted<Identity> & { id: string },
  ): void {
    const connection = new Connection(webSocket, arrivals, this.#context, { id, identity, userId });
    this.#connections.add(connection);
    void connection.ended.then(() => this.#connections.delete(connection));
  }

  #tick(): void {
    const now = performance.now();
    this.#negotiations.expire(now);
    for (const connection of this.#connections) connection.tick(now);
    this.#bound();
  }

  /** Terminates the connections that hold the most, until all together hold no more than they may. */
  #bound(): void {
    const { heldBytes } = this.#context.limits;
    const all = Array.from(this.#connections, (connection) => ({
      connection,
      held: connection.held,
    }));
    let sum = all.reduce((total, { held }) => total + held, 0);
    if (sum <= heldBytes) return;
    for (const { connection, held } of all.toSorted((a, b) => b.held - a.held)) {
      if (sum <= heldBytes) break;
      this.#context.logger.warn({ connection: connection.id, held }, 'hub: too much is held');
      connection.terminate();
      sum -= held;
    }
  }

  async #close(): Promise<void> {
    const connections = [...this.#connections];
    for (const connection of connections) connection.close(null, true);
    const cut = setTimeout(() => {
      for (const connection of connections) connection.terminate();
    }, this.#context.timing.closeMs);
    await Promise.all(connections.map((connection) => connection.ended));
    clearTimeout(cut);
    clearInterval(this.#ticker);
    await this.#backplane.close();
  }
}
