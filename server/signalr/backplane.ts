/** The recipients of a record. */
export type Address =
  | { readonly kind: 'all' }
  | { readonly kind: 'group' | 'user' | 'connection'; readonly name: string };

/** Delivers a record from another node to the connections of this one. */
export type Deliver = (address: Address, record: Buffer) => void;

/**
 * Carries records between the nodes of one hub. Delivery is at most once: a node that is cut off misses what
 * is sent meanwhile, so an event should carry the complete state and a sequence number. A node delivers to
 * its own connections itself, so a backplane never returns what its own node published.
 */
export interface Backplane {
  /** False while other nodes can't be reached. */
  readonly connected: boolean;
  /**
   * Starts listening for records to all and to single connections. Does not reject when the backplane cannot
   * be reached yet: it keeps trying.
   */
  start(deliver: Deliver): Promise<void>;
  /** Publishes a record to the other nodes. Rejects when that failed. */
  publish(address: Address, record: Buffer): Promise<void>;
  /** Called when the first connection on this node joins a group or belongs to a user. */
  subscribe(address: Address): Promise<void>;
  /** Called when the last such connection has gone. */
  unsubscribe(address: Address): Promise<void>;
  /** Closes the backplane; nothing is delivered any more. */
  close(): Promise<void>;
}

const nothing = async (): Promise<void> => {};

/** The backplane of a single-node hub: does nothing. */
export function memoryBackplane(): Backplane {
  return {
    connected: true,
    start: nothing,
    publish: nothing,
    subscribe: nothing,
    unsubscribe: nothing,
    close: nothing,
  };
}
