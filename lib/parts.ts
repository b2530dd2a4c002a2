import { drawn } from '#lib/drawn.ts';

/** Imports code that is loaded late, when the network may be down. */

type Load<Part> = () => Promise<Part>;

/** Dispatched on the window when the code of a pressed control could not be loaded. */
export const unreachableEvent = 'unreachable';

export function notifyUnreachable(): void {
  dispatchEvent(new Event(unreachableEvent));
}

/** Names bundlers give to the error of a file that failed to load; any other is a bug of ours. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Events at which another attempt may succeed: back online, or the shopper returned. */
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
 * Loads code no one has asked for yet. On failure it keeps waiting and retries; it never rejects,
 * and never resolves once aborted.
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

/**
 * Preloads code that may be needed soon; failures are ignored, because it is loaded again on use.
 */
export function preparePart(load: Load<unknown>): void {
  load().catch(() => {});
}

/**
 * Loads the code of a pressed control, which runs after the control is drawn as pressed, or notifies the shopper of the
 * failure. @returns null then
 */
export async function loadPressed<Part>(load: Load<Part>): Promise<Part | null> {
  try {
    const [part] = await Promise.all([load(), drawn()]);
    return part;
  } catch (error) {
    if (!isMissing(error)) throw error;
    notifyUnreachable();
    return null;
  }
}

/**
 * Opens the page of something that could not be shown in place; not while offline, which would lose
 * this page.
 */
export function goInstead(href: string): void {
  const here = new URL(href, location.href).href === location.href;
  if (navigator.onLine && here) location.reload();
  else if (navigator.onLine) location.assign(href);
  else notifyUnreachable();
}
