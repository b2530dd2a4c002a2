import { showShare } from '#lib/dialogs/store.ts';

/** This page's address with what is chosen, and nothing that is the shopper's own. */
function ownAddress(): string {
  const url = new URL(location.pathname, location.origin);
  const variant = new URLSearchParams(location.search).get('variant');
  if (variant !== null) url.searchParams.set('variant', variant);
  return url.href;
}

/** A phone has a menu of its own for this; a computer's leads to few places. */
const hasOwnMenu = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Asks where to pass on this page. */
export async function share(title: string): Promise<void> {
  const url = ownAddress();
  if (!hasOwnMenu()) {
    showShare(url, title);
    return;
  }
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // The shopper changed her mind; anything else leaves our own ways.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showShare(url, title);
  }
}
