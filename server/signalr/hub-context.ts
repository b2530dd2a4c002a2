import { randomBytes } from 'node:crypto';
import type { Clients, EventMap } from './clients.ts';
import type { Hub } from './hub.ts';
import type { HubLimits, HubLogger, HubTiming } from './options.ts';
import type { Registry } from './registry.ts';

/** What all connections of a hub share. */
export interface HubContext<Identity, Events extends EventMap> {
  readonly hub: Hub<Identity, Events>;
  readonly clients: Clients<Events>;
  readonly registry: Registry;
  readonly limits: HubLimits;
  readonly timing: HubTiming;
  readonly logger: HubLogger;
  readonly counters: HubCounters;
}

/** Totals since the start, for `stats()`. */
export interface HubCounters {
  messagesReceived: number;
  recordsSent: number;
  slowReadersCut: number;
}

/** A new id: 128 random bits, base64url because the client does not encode it in its URL. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
