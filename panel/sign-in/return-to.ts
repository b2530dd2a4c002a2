import { paths } from '#lib/contract/paths.ts';

/**
 * The address below /cpfpco to go to after signing in. Takes an address as the panel's router writes it, never one of
 * another site or of a way in.
 */
export function returnTo(asked: string | undefined): string {
  const base = 'http://panel.invalid';
  if (asked === undefined || !URL.canParse(asked, base)) return paths.panel;
  const { origin, pathname, search } = new URL(asked, base);
  const below = pathname === paths.panel ? '/' : pathname.replace(`${paths.panel}/`, '/');
  if (origin !== base || !/^\/[a-z]/.test(below)) return paths.panel;
  if (/^\/(?:sign-in|claim|invitation|second-step)(?:\/|$)/.test(below)) return paths.panel;
  return `${paths.panel}${below}${search}`;
}
