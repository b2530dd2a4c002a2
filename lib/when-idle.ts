/** Longest wait for the page to load, in ms: an image may never arrive. */
const longest = 3_000;

function idle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longest });
  else setTimeout(act, 1_000);
}

/** Runs once the page is loaded and idle, but after a while in any case. */
export function whenIdle(act: () => void): void {
  if (document.readyState === 'complete') {
    idle(act);
    return;
  }
  const loaded = () => {
    clearTimeout(timer);
    removeEventListener('load', loaded);
    idle(act);
  };
  const timer = setTimeout(loaded, longest);
  addEventListener('load', loaded);
}
