import { askLogin, isLoginReason, showVideo } from '#lib/dialogs/store.ts';
import { goInstead } from '#lib/parts.ts';
import { publicConfig } from '#lib/public-config.ts';

/** Films the browser may play here: the policy of pages names these places alone. */
const own = ({ origin }: HTMLAnchorElement): boolean =>
  origin === location.origin || origin === new URL(publicConfig.imageBase, location.href).origin;

async function play(link: HTMLAnchorElement, frame: string): Promise<void> {
  try {
    const { playAparat } = await import('#components/content/play-aparat.ts');
    playAparat(link, frame);
  } catch {
    goInstead(link.href);
  }
}

/**
 * Follows a link that leads to something above or inside this page: a film of a product, a film file
 * and a film of Aparat in content HTML, and `data-login`, the reason to log in that is told first (contract §2).
 * @returns false for any other link
 */
export function followInPlace(link: HTMLAnchorElement): boolean {
  const { frame, login, title } = link.dataset;
  if (isLoginReason(login)) askLogin(login);
  else if (link.classList.contains('film')) showVideo(link.href, title ?? '', frame);
  else if (frame !== undefined) void play(link, frame);
  else if (link.pathname.endsWith('.mp4') && link.closest('.prose') && own(link)) {
    showVideo(link.href, link.textContent);
  } else return false;
  return true;
}
