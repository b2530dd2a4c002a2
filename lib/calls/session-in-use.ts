/** Lock: shared by those who open a connection with the session, exclusive for ending it. */
const use = 'session-in-use';
/** ms a logout waits for connections being opened: the shopper may close the page right away. */
const patience = 300;

/**
 * Opens a connection that uses the session, which is not ended meanwhile. Otherwise the connection
 * could arrive with an ended session and be rejected, and the browser would log an error.
 */
export async function usingSession<T>(open: () => Promise<T>): Promise<T> {
  let opening: Promise<T> | undefined;
  const once = () => (opening ??= open());
  // If the browser stores nothing for a site, its locks throw.
  await navigator.locks?.request(use, { mode: 'shared' }, once).catch(() => {});
  return once();
}

/** Ends the session once no tab is opening a connection with it, or after a short wait. */
export async function endingSession<T>(end: () => Promise<T>): Promise<T> {
  let ending: Promise<T> | undefined;
  const once = () => (ending ??= end());
  const signal = AbortSignal.timeout(patience);
  await navigator.locks?.request(use, { signal }, once).catch(() => {});
  return once();
}
