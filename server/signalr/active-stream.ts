/** What a stream needs of its connection. Exactly one of `complete` and `fail` is called, once. */
export interface StreamSink {
  /** Sends an item; resolves when there is room for the next one. */
  item(value: unknown): Promise<void>;
  complete(): void;
  fail(error: unknown): void;
}

/** A stream that runs: takes items from its source until that ends, or the client has enough. */
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

  /** Sends what `source` yields, to its end. Never rejects. */
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

  /** Ends the stream from the client's side. The source is told, but not waited for. */
  cancel(): void {
    this.#finish(() => this.#sink.complete());
    this.#controller.abort();
    this.#letGo();
  }

  async #pump(source: AsyncIterator<unknown>): Promise<void> {
    while (!this.#done) {
      // One item after the other is what a stream is.
      // oxlint-disable-next-line no-await-in-loop
      const step = await source.next();
      if (step.done) return;
      // oxlint-disable-next-line no-await-in-loop
      if (!this.#done) await this.#sink.item(step.value);
    }
    this.#letGo();
  }

  #finish(tell: () => void): void {
    if (this.#done) return;
    this.#done = true;
    tell();
  }

  #letGo(): void {
    // What the source says of being ended concerns nobody any more.
    this.#source?.return?.().then(undefined, () => {});
  }
}
