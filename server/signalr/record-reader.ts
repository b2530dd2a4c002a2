import { ProtocolError, RECORD_SEPARATOR } from './protocol.ts';

/** A record is longer than the limit. */
export class RecordTooLarge extends ProtocolError {
  override name = 'RecordTooLarge';
}

/**
 * Splits a connection's frames into records: a frame may hold part of one or several, because clients join
 * what they have queued. The limit is on the bytes of a record, not of a frame.
 */
export class RecordReader {
  readonly #limit: number;
  /** Holds the unfinished record in its first `#filled` bytes. It doubles, so that many small pieces cost no more. */
  #rest: Buffer | null = null;
  #filled = 0;

  /** Bytes kept for the unfinished record. */
  get held(): number {
    return this.#rest?.length ?? 0;
  }

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  /**
   * Yields the text of each record that `chunk` completes and buffers the rest.
   * @throws {RecordTooLarge} at the first record over the limit; the reader must not be used afterwards
   */
  *push(chunk: Buffer): Generator<string, void, undefined> {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(RECORD_SEPARATOR, start);
      if (end === -1) break;
      yield this.#take(chunk.subarray(start, end)).toString('utf8');
      start = end + 1;
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start));
  }

  #take(tail: Buffer): Buffer {
    this.#check(tail);
    if (this.#rest === null) return tail;
    const whole = Buffer.concat([this.#rest.subarray(0, this.#filled), tail]);
    this.#rest = null;
    this.#filled = 0;
    return whole;
  }

  #keep(tail: Buffer): void {
    this.#check(tail);
    const filled = this.#filled + tail.length;
    // Always a copy: a slice would retain the socket's whole read buffer for a few bytes.
    if (this.#rest === null || filled > this.#rest.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(this.#limit, Math.max(256, filled * 2)));
      this.#rest?.copy(larger, 0, 0, this.#filled);
      this.#rest = larger;
    }
    tail.copy(this.#rest, this.#filled);
    this.#filled = filled;
  }

  #check(tail: Buffer): void {
    if (this.#filled + tail.length > this.#limit) {
      throw new RecordTooLarge('A record is too large.');
    }
  }
}
