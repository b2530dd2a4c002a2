import { ActiveStream } from './active-stream.ts';
import { WrongArguments } from './arguments.ts';
import type { EventMap } from './clients.ts';
import { HubException } from './hub.ts';
import type { Call, Hub, HubMethod } from './hub.ts';
import type { HubLogger } from './options.ts';
import { completionRecord, failureRecord, streamItemRecord } from './protocol.ts';
import type { InvocationMessage, StreamMessage } from './protocol.ts';

type CallMessage = InvocationMessage | StreamMessage;
type StreamMethod<Identity, Events extends EventMap> = Extract<
  HubMethod<Identity, Events>,
  { kind: 'stream' }
>;
type PlainMethod<Identity, Events extends EventMap> = Extract<
  HubMethod<Identity, Events>,
  { kind: 'method' }
>;

/** What a dispatcher needs of its connection. */
export interface DispatcherHost<Identity, Events extends EventMap> {
  readonly hub: Hub<Identity, Events>;
  readonly call: Call<Identity, Events>;
  readonly logger: HubLogger;
  /** Maximum concurrent streams. */
  readonly maxStreams: number;
  write(record: Buffer): void;
  /** Like `write`; resolves when there is room for more. */
  writePaced(record: Buffer): Promise<void>;
  /** Called with the number of waiting calls, and the bytes of their messages, whenever they change. */
  queueChanged(waiting: number, bytes: number): void;
}

/** Error text in the words of ASP.NET Core; only the message of a HubException is passed on. */
export function errorText(general: string, error: unknown): string {
  return error instanceof HubException ? `${general} HubException: ${error.message}` : general;
}

const failedToInvoke = (target: string): string =>
  `Failed to invoke '${target}' due to an error on the server.`;

/** Runs the calls of one connection: methods one at a time and in order, streams concurrently. */
export class Dispatcher<Identity, Events extends EventMap> {
  readonly #host: DispatcherHost<Identity, Events>;
  readonly #streams = new Map<string, ActiveStream>();
  #queue: { message: CallMessage; bytes: number }[] = [];
  #queuedBytes = 0;
  #running: Promise<void> | null = null;
  #stopped = false;

  constructor(host: DispatcherHost<Identity, Events>) {
    this.#host = host;
  }

  /** Runs `work`, which must not reject, before any call. */
  begin(work: () => Promise<void>): void {
    this.#running = this.#beginWith(work);
  }

  /** Bytes of the messages of waiting calls. */
  get queuedBytes(): number {
    return this.#queuedBytes;
  }

  /** Queues a call whose message had this many bytes; it runs after those before it. */
  accept(message: CallMessage, bytes: number): void {
    if (this.#stopped) return;
    this.#queue.push({ message, bytes });
    this.#queuedBytes += bytes;
    if (this.#running === null) this.#running = this.#drain();
    else this.#queueChanged();
  }

  /** Cancels the stream `id`, running or queued. Methods cannot be cancelled. */
  cancel(id: string): void {
    const stream = this.#streams.get(id);
    if (stream) {
      stream.cancel();
      return;
    }
    const waiting = this.#queue.find(
      ({ message }) => message.kind === 'stream' && message.id === id,
    );
    if (!waiting) return;
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    this.#queuedBytes -= waiting.bytes;
    this.#host.write(completionRecord(id));
  }

  /** Drops all queued and future calls and ends the streams. */
  stop(): void {
    this.#stopped = true;
    this.#queue = [];
    this.#queuedBytes = 0;
    for (const stream of this.#streams.values()) stream.cancel();
  }

  /** Resolves when the running call is done. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #beginWith(work: () => Promise<void>): Promise<void> {
    await work();
    await this.#drain();
  }

  async #drain(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#queuedBytes -= next.bytes;
      // The protocol demands calls in order.
      // oxlint-disable-next-line no-await-in-loop
      await this.#run(next.message);
      this.#queueChanged();
    }
    this.#running = null;
  }

  #queueChanged(): void {
    this.#host.queueChanged(this.#queue.length, this.#queuedBytes);
  }

  async #run(message: CallMessage): Promise<void> {
    const { target } = message;
    const method = this.#host.hub.find(target);
    if (method === undefined) return this.#refuse(message, `Unknown hub method '${target}'`);
    if (message.uploads) return this.#refuse(message, failedToInvoke(target));
    if (message.kind === 'invocation') {
      return method.kind === 'method'
        ? this.#invoke(message, method)
        : this.#refuse(
            message,
            `The client attempted to invoke the streaming '${target}' method with a non-streaming invocation.`,
          );
    }
    return method.kind === 'stream'
      ? this.#open(message, method)
      : this.#refuse(
          message,
          `The client attempted to invoke the non-streaming '${target}' method with a streaming invocation.`,
        );
  }

  async #invoke(message: InvocationMessage, method: PlainMethod<Identity, Events>): Promise<void> {
    try {
      const result = await method.invoke(this.#host.call, message.args);
      if (message.id !== null) this.#host.write(completionRecord(message.id, result));
    } catch (error) {
      this.#fail(message, error);
    }
  }

  async #open(message: StreamMessage, method: StreamMethod<Identity, Events>): Promise<void> {
    const { id } = message;
    if (this.#streams.has(id)) {
      return this.#refuse(message, `Invocation ID '${id}' is already in use.`);
    }
    if (this.#streams.size >= this.#host.maxStreams) {
      return this.#refuse(message, 'Too many streams.');
    }
    const stream = new ActiveStream({
      item: (value) => this.#host.writePaced(streamItemRecord(id, value)),
      complete: () => {
        this.#streams.delete(id);
        this.#host.write(completionRecord(id));
      },
      fail: (error) => {
        this.#streams.delete(id);
        this.#fail(message, error);
      },
    });
    this.#streams.set(id, stream);
    try {
      const call = { ...this.#host.call, signal: stream.signal };
      // Not awaited: the calls after it go on.
      void stream.run(await method.open(call, message.args));
    } catch (error) {
      stream.fail(error);
    }
  }

  #fail(message: CallMessage, error: unknown): void {
    const fields = { err: error, method: message.target, connection: this.#host.call.caller.id };
    if (error instanceof HubException || error instanceof WrongArguments) {
      this.#host.logger.debug(fields, 'hub: a call was refused');
    } else {
      this.#host.logger.error(fields, 'hub: a call failed');
    }
    this.#refuse(message, this.#failureText(message, error));
  }

  #failureText({ kind, target }: CallMessage, error: unknown): string {
    if (error instanceof WrongArguments) return failedToInvoke(target);
    return errorText(
      kind === 'stream'
        ? 'An error occurred on the server while streaming results.'
        : `An unexpected error occurred invoking '${target}' on the server.`,
      error,
    );
  }

  #refuse(message: CallMessage, text: string): void {
    if (message.id !== null) this.#host.write(failureRecord(message.id, text));
  }
}
