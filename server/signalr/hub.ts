import { checkArguments } from './arguments.ts';
import type { ArgumentCheck } from './arguments.ts';
import type { Clients, EventMap } from './clients.ts';

/**
 * An error whose message the client may read: it arrives as
 * `An unexpected error occurred invoking 'X' on the server. HubException: <message>`.
 * The message of any other error stays on the server.
 */
export class HubException extends Error {
  override name = 'HubException';
}

/** The connection that a hub method was called on or that a hook runs for. */
export interface Caller<Identity, Events extends EventMap> {
  /** Unique across all nodes. With `skipNegotiation` the client never learns its own id. */
  readonly id: string;
  /** What `authenticate` returned for the client. */
  readonly identity: Identity;
  /** The user id by which `clients.user(…)` reaches this connection, or null. */
  readonly userId: string | null;
  /** Sends an event to this connection only. Does nothing once it is closed. */
  send<Name extends keyof Events & string>(event: Name, ...args: Events[Name]): void;
  /** Joins a group; resolves when events for it arrive from all nodes. Joining twice has no effect. */
  join(group: string): Promise<void>;
  /** Leaves a group. A closed connection leaves its groups automatically. */
  leave(group: string): Promise<void>;
  /** Closes the connection. The client reconnects only when `allowReconnect` is true. */
  disconnect(allowReconnect?: boolean): void;
}

/** What a hub method gets before the client's arguments. */
export interface Call<Identity, Events extends EventMap> {
  readonly caller: Caller<Identity, Events>;
  readonly clients: Clients<Events>;
}

/** What a streaming method gets before the client's arguments. */
export interface StreamCall<Identity, Events extends EventMap> extends Call<Identity, Events> {
  /** Aborted when the client cancels the stream or goes away. */
  readonly signal: AbortSignal;
}

type Hook<Identity, Events extends EventMap> = (
  call: Call<Identity, Events>,
) => void | Promise<void>;

/** A hub method as the dispatcher sees it: its argument types are erased. */
export type HubMethod<Identity, Events extends EventMap> =
  | {
      readonly kind: 'method';
      readonly invoke: (call: Call<Identity, Events>, args: readonly unknown[]) => Promise<unknown>;
    }
  | {
      readonly kind: 'stream';
      readonly open: (
        call: StreamCall<Identity, Events>,
        args: readonly unknown[],
      ) => Promise<AsyncIterator<unknown>>;
    };

/**
 * What clients can call: a registry of methods and two hooks. Names are matched without regard
 * to case, and nothing but what was registered can be called.
 *
 * ```ts
 * const hub = new Hub<Visitor, { Said: [who: string, text: string] }>()
 *   .method('Say', z.tuple([z.string().max(200)]), ({ caller, clients }, text) => {
 *     clients.all.send('Said', caller.identity.name, text);
 *   });
 * ```
 * `Identity` is what `authenticate` yields; `Events` maps each event clients receive to its
 * positional arguments.
 */
export class Hub<Identity, Events extends EventMap = EventMap> {
  readonly #methods = new Map<string, HubMethod<Identity, Events>>();
  readonly #connected: Hook<Identity, Events>[] = [];
  readonly #disconnected: Hook<Identity, Events>[] = [];

  /**
   * Registers a method for the client's `invoke` and `send`. The methods of a connection run one at a time,
   * in the order of the calls. The return value is the client's result.
   * @param check schema of the argument tuple, or a function; `noArguments` when the method takes none
   * @throws {TypeError} when the name is already registered
   */
  method<Args extends readonly unknown[]>(
    name: string,
    check: ArgumentCheck<Args>,
    handler: (call: Call<Identity, Events>, ...args: Args) => unknown,
  ): this {
    return this.#register(name, {
      kind: 'method',
      invoke: async (call, args) => handler(call, ...(await checkArguments(check, args))),
    });
  }

  /**
   * Registers a method for the client's `stream`. Streams start in the order of the calls and run
   * concurrently. Each item waits until a slow reader has room for it.
   * @throws {TypeError} when the name is already registered
   */
  stream<Args extends readonly unknown[]>(
    name: string,
    check: ArgumentCheck<Args>,
    handler: (call: StreamCall<Identity, Events>, ...args: Args) => AsyncIterable<unknown>,
  ): this {
    return this.#register(name, {
      kind: 'stream',
      open: async (call, args) =>
        handler(call, ...(await checkArguments(check, args)))[Symbol.asyncIterator](),
    });
  }

  /**
   * Runs after the handshake and before the connection's first method; several hooks run in the order they
   * were added. When one throws, the client receives `Connection closed with an error.` and does not
   * reconnect by itself.
   */
  onConnected(hook: Hook<Identity, Events>): this {
    this.#connected.push(hook);
    return this;
  }

  /**
   * Runs once for each connection whose `onConnected` succeeded, after its last method; several hooks run
   * concurrently. The connection has already left its groups and cannot receive anything.
   */
  onDisconnected(hook: Hook<Identity, Events>): this {
    this.#disconnected.push(hook);
    return this;
  }

  /** The method registered under `target`, in any case; undefined when there is none. */
  find(target: string): HubMethod<Identity, Events> | undefined {
    return this.#methods.get(target.toLowerCase());
  }

  /** Runs the `onConnected` hooks. */
  async connected(call: Call<Identity, Events>): Promise<void> {
    for (const hook of this.#connected) await hook(call);
  }

  /** Runs the `onDisconnected` hooks; one that fails does not stop the others. */
  async disconnected(call: Call<Identity, Events>): Promise<void> {
    await Promise.all(this.#disconnected.map(async (hook) => hook(call)));
  }

  #register(name: string, method: HubMethod<Identity, Events>): this {
    const key = name.toLowerCase();
    if (this.#methods.has(key))
      throw new TypeError(`The hub method '${name}' is registered twice.`);
    this.#methods.set(key, method);
    return this;
  }
}
