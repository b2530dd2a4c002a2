/** Parts of a page whose code is loaded late, when the network may have gone. */

type Load<Part> = () => Promise<Part>;

/** Dispatched on the window when what a shopper pressed cannot be had. */
export const unreachableEvent = 'unreachable';

export function tellUnreachable(): void {
  dispatchEvent(new Event(unreachableEvent));
}

/** What bundlers name the error that a file did not come; any other is a fault of ours. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** When it is worth another try: the network is back, or the shopper. */
const moments = ['online', 'focus'];

function nextMoment(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const come = () => {
      leave();
      resolve();
    };
    const leave = () => {
      for (const name of moments) removeEventListener(name, come);
      signal?.removeEventListener('abort', leave);
    };
    for (const name of moments) addEventListener(name, come);
    signal?.addEventListener('abort', leave);
  });
}

/**
 * Loads what nobody has asked for yet. While it cannot be had it waits, and for ever when it is aborted;
 * it does not fail.
 */
export async function loadPart<Part>(load: Load<Part>, signal?: AbortSignal): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await nextMoment(signal);
    return loadPart(load, signal);
  }
}

/** Loads what may soon be needed; who needs it asks again. */
export function preparePart(load: Load<unknown>): void {
  load().catch(() => {});
}

/** Loads what a press needs, or tells the shopper that it cannot be had. @returns null then */
export async function loadPressed<Part>(load: Load<Part>): Promise<Part | null> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error)) throw error;
    tellUnreachable();
    return null;
  }
}

/** Leads to the page of what could not be shown here; without a network that would lose this one. */
export function goInstead(href: string): void {
  const here = new URL(href, location.href).href === location.href;
  if (navigator.onLine && here) location.reload();
  else if (navigator.onLine) location.assign(href);
  else tellUnreachable();
}
