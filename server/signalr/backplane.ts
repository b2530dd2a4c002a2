/** Whom a record is for. */
export type Address =
  | { readonly kind: 'all' }
  | { readonly kind: 'group' | 'user' | 'connection'; readonly name: string };

/** Hands a record that came from another node to the connections of this one. */
export type Deliver = (address: Address, record: Buffer) => void;

/**
 * Carries records between the nodes of one hub. Delivery is at most once: what is sent while a
 * node is cut off never reaches it, so events should say a whole new state and a sequence number.
 * A node delivers to its own connections itself, so a backplane never brings back what its own
 * node published.
 */
export interface Backplane {
  /** False while other nodes can't be reached. */
  readonly connected: boolean;
  /**
   * Starts listening for records for all and for single connections. A backplane that can't be
   * reached yet goes on trying and does not reject.
   */
  start(deliver: Deliver): Promise<void>;
  /** Hands a record to the other nodes. Rejects when it could not. */
  publish(address: Address, record: Buffer): Promise<void>;
  /** Called when the first connection of this node joins a group or is a user's. */
  subscribe(address: Address): Promise<void>;
  /** Called when the last one has gone. */
  unsubscribe(address: Address): Promise<void>;
  /** Ends it; nothing is delivered any more. */
  close(): Promise<void>;
}

const nothing = async (): Promise<void> => {};

/** The backplane of a hub with one node: there is nobody else to reach. */
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
