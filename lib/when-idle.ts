/** What a page waits for at the longest, in ms: a picture may never come. */
const longest = 3_000;

function idle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: longest });
  else setTimeout(act, 1_000);
}

/** Acts when the page is loaded and has nothing better to do, soon in any case. */
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
