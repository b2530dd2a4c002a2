interface LatestParts<T> {
  /** ms without a press before the value is sent. */
  readonly delay: number;
  /** Sends the value; must not reject. */
  readonly send: (wanted: T) => Promise<void>;
  /** Called with the value not yet confirmed, or null when the service's value applies again. */
  readonly show: (wanted: T | null) => void;
}

/**
 * Sends only the last of many quick presses: after a pause, and never two requests at a time. A
 * press during a request is sent after it.
 */
export function createLatest<T>({ delay, send, show }: LatestParts<T>) {
  let wanted: T | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (sending || wanted === null) return;
    sending = true;
    const sent = wanted;
    await send(sent);
    sending = false;
    // Pressed meanwhile: the timer sends it, or it is sent now if the timer has fired.
    if (timer !== undefined) return;
    if (wanted !== sent) return run();
    wanted = null;
    show(null);
  }

  return {
    press(next: T): void {
      wanted = next;
      show(next);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), delay);
    },
    /** Discards the unsent value: the service's value applies again. */
    drop(): void {
      clearTimeout(timer);
      timer = undefined;
      wanted = null;
      show(null);
    },
    /** Sends the unsent value at once. */
    flush(): void {
      if (timer !== undefined) void run();
    },
  };
}
