import { newId } from './hub-context.ts';
import { CountedKeys } from './counted-keys.ts';

interface Reservation {
  readonly connectionId: string;
  readonly addressKey: string;
  readonly expiresAt: number;
}

/** The outcome of redeeming an upgrade's token. */
export type Redemption =
  | { readonly connectionId: string }
  /** HTTP status to refuse with: 404 unknown or expired, 409 in use. */
  | { readonly refuse: 404 | 409 };

/** Answer to a negotiation, in the form of the transport protocol. */
export interface NegotiateBody {
  readonly negotiateVersion: number;
  readonly connectionId: string;
  readonly connectionToken?: string;
  readonly availableTransports: readonly object[];
}

const TRANSPORTS = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

/**
 * Negotiated connections. A token is valid for one connection, for a short time, on the node that issued it:
 * with several nodes, clients must skip negotiation or use sticky sessions.
 */
export class Negotiations {
  readonly #reserved = new Map<string, Reservation>();
  readonly #inUse = new Set<string>();
  readonly #perAddress: CountedKeys;
  readonly #limit: number;
  readonly #lifetimeMs: number;

  /** At most `limit` unused tokens, `perAddress` of them for one address. */
  constructor(options: { limit: number; perAddress: number; lifetimeMs: number }) {
    this.#limit = options.limit;
    this.#perAddress = new CountedKeys(options.perAddress);
    this.#lifetimeMs = options.lifetimeMs;
  }

  /** How many tokens are reserved and unused. */
  get size(): number {
    return this.#reserved.size;
  }

  /**
   * Reserves a connection. In version 0 the id serves as the token.
   * @returns null when there are too many reservations
   */
  reserve(addressKey: string, requestedVersion: number): NegotiateBody | null {
    this.expire(performance.now());
    if (this.#reserved.size >= this.#limit || !this.#perAddress.take(addressKey)) return null;
    const negotiateVersion = requestedVersion >= 1 ? 1 : 0;
    const connectionId = newId();
    const token = negotiateVersion === 1 ? newId() : connectionId;
    this.#reserved.set(token, {
      connectionId,
      addressKey,
      expiresAt: performance.now() + this.#lifetimeMs,
    });
    return {
      negotiateVersion,
      connectionId,
      ...(negotiateVersion === 1 ? { connectionToken: token } : {}),
      availableTransports: TRANSPORTS,
    };
  }

  /** Marks the token of an upgrade as in use, until `release`. */
  redeem(token: string): Redemption {
    if (this.#inUse.has(token)) return { refuse: 409 };
    const reservation = this.#reserved.get(token);
    if (reservation === undefined || reservation.expiresAt < performance.now()) {
      return { refuse: 404 };
    }
    this.#drop(token, reservation);
    this.#inUse.add(token);
    return { connectionId: reservation.connectionId };
  }

  /** Forgets the token of a connection that has ended. */
  release(token: string): void {
    this.#inUse.delete(token);
  }

  /** Drops expired reservations; `now` in ms. */
  expire(now: number): void {
    // All have the same lifetime, so the oldest come first.
    for (const [token, reservation] of this.#reserved) {
      if (reservation.expiresAt >= now) return;
      this.#drop(token, reservation);
    }
  }

  #drop(token: string, reservation: Reservation): void {
    this.#reserved.delete(token);
    this.#perAddress.release(reservation.addressKey);
  }
}
