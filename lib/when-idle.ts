/** Acts when the page has nothing better to do, at the latest after three seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 1_000);
}
