import type { IncomingMessage } from 'node:http';
import type { Backplane } from './backplane.ts';
import type { EventMap } from './clients.ts';
import type { Hub } from './hub.ts';

/** What a connection may use. All sizes are bytes. */
export interface HubLimits {
  /** Longest hub message from a client. */
  readonly messageBytes: number;
  /** Longest WebSocket message, which may hold several hub messages. */
  readonly frameBytes: number;
  /** A connection with more than this not yet taken by its reader is terminated. */
  readonly unsentBytes: number;
  /** Messages a client may send at once … */
  readonly messageBurst: number;
  /** … and each second in the long run. */
  readonly messagesPerSecond: number;
  /** Calls of one connection that may wait for the one that runs; then nothing more is read from it. */
  readonly queuedCalls: number;
  /** Streams that may run at once on one connection. */
  readonly streams: number;
  /** Connections with the same `capKey`, such as one visitor's tabs. */
  readonly connectionsPerKey: number;
  /** Connections from one address (IPv6: one /64). Mobile networks put many people behind one. */
  readonly connectionsPerAddress: number;
  /** Connections in all. */
  readonly connections: number;
}

/** How long things may take, in ms. */
export interface HubTiming {
  /** From the upgrade to the client's handshake, and for `authenticate` before it. */
  readonly handshakeMs: number;
  /** A ping is sent when nothing else was for this long. */
  readonly keepAliveMs: number;
  /** A client that has pinged once and is then silent for this long is closed. */
  readonly clientTimeoutMs: number;
  /** From our close to the end of the socket; then it is cut. */
  readonly closeMs: number;
}

export const DEFAULT_LIMITS: HubLimits = {
  messageBytes: 32 * 1024,
  frameBytes: 256 * 1024,
  unsentBytes: 1024 * 1024,
  messageBurst: 1000,
  messagesPerSecond: 100,
  queuedCalls: 1000,
  streams: 16,
  connectionsPerKey: 50,
  connectionsPerAddress: 500,
  connections: 20_000,
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

/** Somebody who wants in: an upgrade or a negotiation, before anything is granted. */
export interface HubRequest {
  readonly raw: IncomingMessage;
  readonly query: URLSearchParams;
  /** The access token of the `Authorization: Bearer` header or the `access_token` parameter. */
  readonly token: string | null;
  readonly address: string;
}

/** Who it is, or the HTTP status (such as 401) to refuse them with. */
export type Admission<Identity> =
  | {
      readonly identity: Identity;
      /** `clients.user(…)` reaches all connections with the same one. */
      readonly userId?: string | null;
      /** At most `limits.connectionsPerKey` connections may share it. */
      readonly capKey?: string | null;
    }
  | { readonly refuse: number };

export interface HubServerOptions<Identity, Events extends EventMap> {
  /** Where the hub lives, such as `/webClientHub`. Negotiation is at `<path>/negotiate`. */
  readonly path: string;
  readonly hub: Hub<Identity, Events>;
  /**
   * Decides before the upgrade who a client is. Query parameters and headers are the client's
   * own words. An error thrown here refuses with 500.
   */
  authenticate(request: HubRequest): Admission<Identity> | Promise<Admission<Identity>>;
  /**
   * Whether pages of this origin may connect. Undefined is a client that is no browser: it could
   * claim any origin, so refusing it protects nobody. See `originList`.
   */
  allowOrigin(origin: string | undefined): boolean;
  /** Who counts as one address. Default: the socket's; behind a proxy pass what the proxy vouches for. */
  addressOf?(request: IncomingMessage): string;
  readonly limits?: Partial<HubLimits>;
  readonly timing?: Partial<HubTiming>;
  /** Default: one node alone. */
  readonly backplane?: Backplane;
  /** Default: silence. */
  readonly logger?: HubLogger;
}

/** An `allowOrigin` that knows a list of origins, such as `https://shop.example`. */
export function originList(origins: Iterable<string>): (origin: string | undefined) => boolean {
  const known = new Set(origins);
  return (origin) => origin === undefined || known.has(origin);
}

export const SILENT: HubLogger = { debug() {}, warn() {}, error() {} };
