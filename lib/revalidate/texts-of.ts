import { routes } from '#lib/routes.ts';

/**
 * Machine-readable texts that depend on the changed tags. The first request after a change gets the
 * stale text, however late it comes; requesting them at once makes sure that no reader does.
 */
export const textsOf = (changed: readonly string[]): string[] =>
  routes
    .filter(({ follows = [] }) => follows.some((tag) => changed.includes(tag)))
    .map(({ pattern }) => pattern);
