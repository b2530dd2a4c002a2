import type { WebSocket } from 'ws';
import type { HubCounters } from './hub-context.ts';

const TEXT = { binary: false };

/** With more unsent bytes than this, a stream waits for its reader. */
const PACING_BYTES = 64 * 1024;

/** Writes the records of one connection while its reader keeps up. */
export class SocketWriter {
  readonly #socket: WebSocket;
  readonly #unsentBytes: number;
  readonly #counters: HubCounters;
  readonly #onSlow: () => void;
  #sentAt = performance.now();

  /** @param onSlow called instead of writing when more than `unsentBytes` are unsent */
  constructor(socket: WebSocket, unsentBytes: number, counters: HubCounters, onSlow: () => void) {
    this.#socket = socket;
    this.#unsentBytes = unsentBytes;
    this.#counters = counters;
    this.#onSlow = onSlow;
  }

  /** When the last record was written, in ms. */
  get sentAt(): number {
    return this.#sentAt;
  }

  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  /** Writes a record, unless the reader is too slow. */
  write(record: Buffer): void {
    this.#send(record);
  }

  /** Like `write`; resolves when there is room for more, or the socket is closed. */
  async writePaced(record: Buffer): Promise<void> {
    if (this.#socket.bufferedAmount < PACING_BYTES) {
      this.write(record);
      return;
    }
    await new Promise<void>((resolve) => {
      if (!this.#send(record, resolve)) resolve();
    });
  }

  /** @param sent called when the socket accepted the record or failed; not called when false is returned */
  #send(record: Buffer, sent?: () => void): boolean {
    if (this.#socket.bufferedAmount > this.#unsentBytes) {
      this.#onSlow();
      return false;
    }
    this.#sentAt = performance.now();
    this.#counters.recordsSent += 1;
    this.#socket.send(record, TEXT, sent);
    return true;
  }
}
