import { Transform, type TransformCallback } from 'node:stream';

/** Counts a body while it passes; calls `exceeded` once it is longer than the limit, and lets no more of it through. */
export class BodyBound extends Transform {
  readonly #limit: number;
  readonly #exceeded: () => void;
  #length = 0;

  constructor(limit: number, exceeded: () => void) {
    super();
    this.#limit = limit;
    this.#exceeded = exceeded;
  }

  override _transform(piece: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const before = this.#length;
    this.#length += piece.length;
    if (this.#length <= this.#limit) {
      done(null, piece);
      return;
    }
    if (before <= this.#limit) this.#exceeded();
    done();
  }
}
