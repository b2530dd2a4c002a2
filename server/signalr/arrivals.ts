/** Bytes of a masked frame before its payload. */
function headBytes(payload: number): number {
  if (payload < 126) return 6;
  return payload < 65_536 ? 8 : 14;
}

/** At most this many bytes are frame heads that `complete` does not know of: a message of 16 fragments. */
const UNKNOWN_HEADS = 16 * 14;

/**
 * Counts the bytes of an unfinished WebSocket message, which `ws` holds and does not report: what the
 * socket has read beyond its complete messages.
 */
export class Arrivals {
  readonly #socket: { readonly bytesRead: number };
  #complete: number;

  /** @param unread bytes that the socket has read and `ws` has not seen yet */
  constructor(socket: { readonly bytesRead: number }, unread: number) {
    this.#socket = socket;
    this.#complete = socket.bytesRead - unread;
  }

  get unfinished(): number {
    return this.#socket.bytesRead - this.#complete;
  }

  /** A message, ping or pong with a payload of this many bytes is complete. */
  complete(payload: number): void {
    this.#complete += headBytes(payload) + payload;
    if (this.unfinished <= UNKNOWN_HEADS) this.#complete = this.#socket.bytesRead;
  }
}
