import type { IncomingMessage } from 'node:http';
import type { Backplane } from './backplane.ts';
import type { EventMap } from './clients.ts';
import type { Hub } from './hub.ts';

/** Limits of a hub and its connections. All sizes are in bytes. */
export interface HubLimits {
  /** Longest hub message from a client. */
  readonly messageBytes: number;
  /** Longest WebSocket message, which may hold several hub messages. */
  readonly frameBytes: number;
  /** Frames a WebSocket message may be split into. Browsers send one. */
  readonly fragments: number;
  /** Reads of the socket that one frame may take; a slow line brings about 1,400 bytes a read. */
  readonly chunks: number;
  /** A connection with more unsent bytes than this is terminated. */
  readonly unsentBytes: number;
  /** Messages a client may send at once … */
  readonly messageBurst: number;
  /** … and each second in the long run. */
  readonly messagesPerSecond: number;
  /** Calls of one connection that may queue behind the running one; then reading is paused. */
  readonly queuedCalls: number;
  /** Bytes of the messages that queue; then reading is paused, too. */
  readonly queuedBytes: number;
  /** Concurrent streams of one connection. */
  readonly streams: number;
  /** Connections with the same `capKey`, such as one visitor's tabs. */
  readonly connectionsPerKey: number;
  /** Connections from one address (IPv6: one /64). Mobile carriers put many people behind one address. */
  readonly connectionsPerAddress: number;
  /** Connections in total. */
  readonly connections: number;
  /**
   * Bytes held for all connections together: unfinished messages, queued calls, unsent records. Above it
   * those that hold the most are terminated.
   */
  readonly heldBytes: number;
}

/** Timeouts, in ms. */
export interface HubTiming {
  /** From the upgrade to the client's handshake, and for `authenticate` before it. */
  readonly handshakeMs: number;
  /** A ping is sent after this long without any other record. */
  readonly keepAliveMs: number;
  /** A client that completes no hub message for this long is disconnected. */
  readonly clientTimeoutMs: number;
  /** From our close to the end of the socket; after that the socket is destroyed. */
  readonly closeMs: number;
}

export const DEFAULT_LIMITS: HubLimits = {
  messageBytes: 32 * 1024,
  frameBytes: 128 * 1024,
  fragments: 16,
  chunks: 256,
  unsentBytes: 1024 * 1024,
  messageBurst: 1000,
  messagesPerSecond: 100,
  queuedCalls: 1000,
  queuedBytes: 64 * 1024,
  streams: 16,
  connectionsPerKey: 50,
  connectionsPerAddress: 500,
  connections: 20_000,
  heldBytes: 64 * 1024 * 1024,
};

export const DEFAULT_TIMING: HubTiming = {
  handshakeMs: 15_000,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  closeMs: 5_000,
};

/** A logger of pino's shape. Tokens and URLs are never passed to it. */
export interface HubLogger {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A request to connect: an upgrade or a negotiation, before anything is granted. */
export interface HubRequest {
  readonly raw: IncomingMessage;
  readonly query: URLSearchParams;
  /** The access token of the `Authorization: Bearer` header or the `access_token` parameter. */
  readonly token: string | null;
  readonly address: string;
}

/** The client's identity, or the HTTP status (such as 401) to refuse with. */
export type Admission<Identity> =
  | {
      readonly identity: Identity;
      /** `clients.user(…)` reaches all connections with this id. */
      readonly userId?: string | null;
      /** At most `limits.connectionsPerKey` connections may share this key. */
      readonly capKey?: string | null;
    }
  | { readonly refuse: number };

export interface HubServerOptions<Identity, Events extends EventMap> {
  /** The hub's path, such as `/webClientHub`. Negotiation is at `<path>/negotiate`. */
  readonly path: string;
  readonly hub: Hub<Identity, Events>;
  /**
   * Decides before the upgrade who a client is. Query parameters and headers are untrusted. An error thrown
   * here is answered with 500.
   */
  authenticate(request: HubRequest): Admission<Identity> | Promise<Admission<Identity>>;
  /**
   * Whether pages of this origin may connect. Undefined means a client that is not a browser: it could claim
   * any origin, so refusing it protects nobody. See `originList`.
   */
  allowOrigin(origin: string | undefined): boolean;
  /**
   * The address a client is counted by. Default: the socket's; behind a proxy return the one the proxy
   * vouches for.
   */
  addressOf?(request: IncomingMessage): string;
  /** Called with the HTTP status of each client that may not connect. */
  onRefused?(status: number, request: HubRequest): void;
  readonly limits?: Partial<HubLimits>;
  readonly timing?: Partial<HubTiming>;
  /** Default: a single node. */
  readonly backplane?: Backplane;
  /** Default: no logging. */
  readonly logger?: HubLogger;
}

/** An `allowOrigin` that accepts a list of origins, such as `https://shop.example`. */
export function originList(origins: Iterable<string>): (origin: string | undefined) => boolean {
  const known = new Set(origins);
  return (origin) => origin === undefined || known.has(origin);
}

export const SILENT: HubLogger = { debug() {}, warn() {}, error() {} };
