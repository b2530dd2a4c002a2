import type { Address } from './backplane.ts';
import { DISCONNECT_RECORD, invocationRecord } from './protocol.ts';

/** Events clients receive: name to the tuple of its positional arguments. */
export type EventMap = Record<string, readonly unknown[]>;

/** A set of connections, on any node, that an event can be sent to. */
export interface Recipients<Events extends EventMap> {
  /**
   * Sends an event; it is no error when nobody is connected. Delivery is at most once and not awaited.
   * @throws {TypeError} when an argument cannot be serialised as JSON
   */
  send<Name extends keyof Events & string>(event: Name, ...args: Events[Name]): void;
  /** Closes the connections; their clients may reconnect, and are then admitted anew or refused. */
  disconnect(): void;
}

/** The possible recipients of events. With a backplane each of them spans all nodes. */
export interface Clients<Events extends EventMap> {
  /** Every open connection. */
  readonly all: Recipients<Events>;
  /** The connections that joined a group. */
  group(name: string): Recipients<Events>;
  /** The connections of one user. */
  user(id: string): Recipients<Events>;
  /** One connection by its id. */
  connection(id: string): Recipients<Events>;
}

/** Builds a hub's clients from a function that sends a record to an address. */
export function createClients<Events extends EventMap>(
  send: (address: Address, record: Buffer) => void,
): Clients<Events> {
  const recipients = (address: Address): Recipients<Events> => ({
    // Serialised once, for all connections.
    send: (event, ...args) => send(address, invocationRecord(event, args)),
    disconnect: () => send(address, DISCONNECT_RECORD),
  });
  return {
    all: recipients({ kind: 'all' }),
    group: (name) => recipients({ kind: 'group', name }),
    user: (name) => recipients({ kind: 'user', name }),
    connection: (name) => recipients({ kind: 'connection', name }),
  };
}
