import { routeOf, routes, type Route } from '#lib/routes.ts';

/** Whether the header is folded on phones, so that goods stand high in the window: on lists and comparisons. */
const isList = ({ query }: Route): boolean => query === 'list' || query === 'comparison';

/** The paths of lists, as the source of a regular expression for the script that runs before the first paint. */
export const listPaths = (): string =>
  `^(?:${routes
    .filter(isList)
    .map(({ pattern }) => pattern.replaceAll(/:[a-z]+/g, '[^/]+'))
    .join('|')})/*$`;

/** Marks the document of a page reached without loading it. */
export function markList(path: string): void {
  document.documentElement.toggleAttribute('data-list', isList(routeOf(path)));
}
