import { shortProductPath } from '#lib/contract/forms.ts';
import { isProductPath } from '#lib/contract/paths.ts';
import { showShare } from '#lib/dialogs/store.ts';

/** The address of a post, or a product's short one with the chosen variant, without personal or campaign parameters. */
function ownAddress(): string {
  const { pathname } = location;
  const [, , , code] = pathname.split('/');
  const url = new URL(
    isProductPath(pathname) ? shortProductPath(Number(code)) : pathname,
    location.origin,
  );
  const variant = new URLSearchParams(location.search).get('variant');
  if (variant !== null) url.searchParams.set('variant', variant);
  return url.href;
}

/** On phones the system's share menu is used; a computer's offers few targets. */
const hasOwnMenu = (): boolean => 'share' in navigator && matchMedia('(pointer: coarse)').matches;

/** Opens the system's share menu or the shop's own. */
export async function share(title: string): Promise<void> {
  const url = ownAddress();
  if (!hasOwnMenu()) {
    showShare(url, title);
    return;
  }
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // An abort means that the shopper changed their mind; on any other error open the shop's own
    // menu.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showShare(url, title);
  }
}
