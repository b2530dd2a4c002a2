/** Held by all who open a connection with the session, alone by who ends it. */
const use = 'session-in-use';
/** ms a logout waits for connections that are being opened: one that hangs is not worth more. */
const patience = 1_000;

/**
 * Opens a connection that carries the session, which is not ended meanwhile: a connection that arrives with
 * an ended one is refused, and the browser complains of it.
 */
export const usingSession = <T>(open: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(use, { mode: 'shared' }, open) : open();

/** Ends the session when no tab opens a connection with it, or after a second. */
export async function endingSession<T>(end: () => Promise<T>): Promise<T> {
  let ending: Promise<T> | undefined;
  const once = () => (ending ??= end());
  const signal = AbortSignal.timeout(patience);
  await navigator.locks?.request(use, { signal }, once).catch(() => {});
  return once();
}
