import { askLogin, isLoginReason, showVideo } from '#lib/dialogs/store.ts';
import { goInstead } from '#lib/parts.ts';
import { publicConfig } from '#lib/public-config.ts';

/** Media files of these origins only: the page's content security policy allows no others. */
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
 * Opens links whose target appears above or inside this page: product videos, video files and
 * Aparat videos in content HTML, and `data-login` links, which first show a login prompt (contract
 * §2).
 * @returns false for any other link
 */
export function followInPlace(link: HTMLAnchorElement): boolean {
  const { frame, login, title } = link.dataset;
  if (isLoginReason(login)) askLogin(login, undefined, `${link.pathname}${link.search}`);
  else if (link.classList.contains('film')) showVideo(link.href, title ?? '', frame);
  else if (frame !== undefined) void play(link, frame);
  else if (link.pathname.endsWith('.mp4') && link.closest('.prose') && own(link)) {
    showVideo(link.href, link.textContent);
  } else return false;
  return true;
}
