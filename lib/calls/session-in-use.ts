/** Held by all who open a connection with the session, alone by who ends it. */
const use = 'session-in-use';
/** ms a logout waits for connections that are being opened: who logs out may close the page at once. */
const patience = 300;

/**
 * Opens a connection that carries the session, which is not ended meanwhile: a connection that arrives with
 * an ended one is refused, and the browser complains of it.
 */
export async function usingSession<T>(open: () => Promise<T>): Promise<T> {
  let opening: Promise<T> | undefined;
  const once = () => (opening ??= open());
  // Where a browser keeps nothing for a site, its locks refuse.
  await navigator.locks?.request(use, { mode: 'shared' }, once).catch(() => {});
  return once();
}

/** Ends the session when no tab opens a connection with it, or after a moment. */
export async function endingSession<T>(end: () => Promise<T>): Promise<T> {
  let ending: Promise<T> | undefined;
  const once = () => (ending ??= end());
  const signal = AbortSignal.timeout(patience);
  await navigator.locks?.request(use, { signal }, once).catch(() => {});
  return once();
}
