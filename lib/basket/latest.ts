interface LatestParts<T> {
  /** ms without a press before it is sent. */
  readonly delay: number;
  /** Sends what is wanted; never rejects. */
  readonly send: (wanted: T) => Promise<void>;
  /** Told what is wanted and not yet answered, or null when the service's word counts again. */
  readonly show: (wanted: T | null) => void;
}

/**
 * Sends the last of many quick presses: after a moment without one, and never two at a time. What is pressed
 * while one is on its way follows it.
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
    // Pressed meanwhile: sent when its own moment comes, or now when that has passed.
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
    /** Forgets what waits to be sent: the service's word counts again. */
    drop(): void {
      clearTimeout(timer);
      timer = undefined;
      wanted = null;
      show(null);
    },
    /** Sends at once what waits to be sent. */
    flush(): void {
      if (timer !== undefined) void run();
    },
  };
}
