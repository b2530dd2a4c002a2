/** What a stream needs of its connection. Exactly one of `complete` and `fail` is called, once. */
export interface StreamSink {
  /** Sends an item; resolves when there is room for the next one. */
  item(value: unknown): Promise<void>;
  complete(): void;
  fail(error: unknown): void;
}

/** A running stream: sends items from its source until the source ends or the client cancels. */
export class ActiveStream {
  readonly #controller = new AbortController();
  readonly #sink: StreamSink;
  #source: AsyncIterator<unknown> | null = null;
  #done = false;

  constructor(sink: StreamSink) {
    this.#sink = sink;
  }

  /** Aborted by `cancel`. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Sends everything `source` yields. Never rejects. */
  async run(source: AsyncIterator<unknown>): Promise<void> {
    this.#source = source;
    try {
      await this.#pump(source);
      this.#finish(() => this.#sink.complete());
    } catch (error) {
      this.fail(error);
      this.#letGo();
    }
  }

  /** Ends the stream with an error. */
  fail(error: unknown): void {
    this.#finish(() => this.#sink.fail(error));
  }

  /** Ends the stream on behalf of the client. The source is asked to return, but not awaited. */
  cancel(): void {
    this.#finish(() => this.#sink.complete());
    this.#controller.abort();
    this.#letGo();
  }

  async #pump(source: AsyncIterator<unknown>): Promise<void> {
    while (!this.#done) {
      // Items are sent in sequence.
      // oxlint-disable-next-line no-await-in-loop
      const step = await source.next();
      if (step.done) return;
      // oxlint-disable-next-line no-await-in-loop
      if (!this.#done) await this.#sink.item(step.value);
    }
    this.#letGo();
  }

  #finish(send: () => void): void {
    if (this.#done) return;
    this.#done = true;
    send();
  }

  #letGo(): void {
    // An error of the source while it is closed no longer matters.
    this.#source?.return?.().then(undefined, () => {});
  }
}
