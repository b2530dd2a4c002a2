import type { IncomingMessage } from 'node:http';
import type { EventMap } from './clients.ts';
import { CountedKeys } from './counted-keys.ts';
import { addressKey, readHubRequest, socketAddress } from './hub-request.ts';
import type { Admission, HubLimits, HubLogger, HubServerOptions } from './options.ts';

/** A client that may connect. */
export interface Admitted<Identity> {
  readonly identity: Identity;
  readonly userId: string | null;
  /** The network address, as a key for counting. */
  readonly addressKey: string;
  /** The `?id=` of a negotiated connection. */
  readonly token: string | null;
  /** Frees the client's connection slots. Call it once. */
  readonly release: () => void;
}

/** A client that may not connect, with the HTTP status to answer. */
export interface Refused {
  readonly refuse: number;
}

const REFUSED_ORIGIN = 403;
const TOO_MANY = 429;
const FULL = 503;
const FAILED = 500;

/** Decides before the upgrade who may connect: origin, connection limits, identity. */
export class Gate<Identity, Events extends EventMap> {
  readonly #options: HubServerOptions<Identity, Events>;
  readonly #logger: HubLogger;
  readonly #limit: number;
  readonly #addresses: CountedKeys;
  readonly #keys: CountedKeys;
  #inside = 0;

  constructor(options: HubServerOptions<Identity, Events>, limits: HubLimits, logger: HubLogger) {
    this.#options = options;
    this.#logger = logger;
    this.#limit = limits.connections;
    this.#addresses = new CountedKeys(limits.connectionsPerAddress);
    this.#keys = new CountedKeys(limits.connectionsPerKey);
  }

  /** Whether a page of this request's origin may connect. */
  allowsOrigin(request: IncomingMessage): boolean {
    return this.#options.allowOrigin(request.headers.origin);
  }

  /** Admits and counts a client, or says why not. */
  async enter(raw: IncomingMessage): Promise<Admitted<Identity> | Refused> {
    const outcome = await this.#judge(raw);
    if ('refuse' in outcome) this.#options.onRefused?.(outcome.refuse, this.#read(raw));
    return outcome;
  }

  /** The cheapest checks come first. */
  async #judge(raw: IncomingMessage): Promise<Admitted<Identity> | Refused> {
    const places = this.#takePlaces(raw);
    if ('refuse' in places) return places;
    const admission = await this.#authenticate(raw);
    if ('refuse' in admission) {
      places.release();
      return admission;
    }
    const capKey = admission.capKey ?? null;
    if (capKey !== null && !this.#keys.take(capKey)) {
      places.release();
      return { refuse: TOO_MANY };
    }
    return {
      identity: admission.identity,
      userId: admission.userId ?? null,
      addressKey: places.addressKey,
      token: this.#read(raw).query.get('id'),
      release: () => {
        places.release();
        if (capKey !== null) this.#keys.release(capKey);
      },
    };
  }

  #takePlaces(raw: IncomingMessage): { addressKey: string; release: () => void } | Refused {
    if (!this.allowsOrigin(raw)) return { refuse: REFUSED_ORIGIN };
    if (this.#inside >= this.#limit) return { refuse: FULL };
    const key = addressKey(this.#read(raw).address);
    if (!this.#addresses.take(key)) return { refuse: TOO_MANY };
    this.#inside += 1;
    return {
      addressKey: key,
      release: () => {
        this.#inside -= 1;
        this.#addresses.release(key);
      },
    };
  }

  async #authenticate(raw: IncomingMessage): Promise<Admission<Identity>> {
    try {
      return await this.#options.authenticate(this.#read(raw));
    } catch (error) {
      this.#logger.error({ err: error }, 'hub: authenticate failed');
      return { refuse: FAILED };
    }
  }

  #read(raw: IncomingMessage) {
    return readHubRequest(raw, this.#options.addressOf ?? socketAddress);
  }
}
