import { frameIds } from '#components/frame/texts.ts';
import { routeOf } from '#lib/routes.ts';

/**
 * Writes what a list of results was searched for into the header's field, where it can be changed, and on the button that
 * opens it on phones.
 */
export function showSearched(): void {
  const field = document.getElementById(frameIds.search);
  if (!(field instanceof HTMLInputElement)) return;
  const { pathname, search } = location;
  const isList = routeOf(pathname).query === 'list';
  const slug = isList && new URLSearchParams(search).get('filter-name');
  field.value = slug ? slug.replaceAll('-', ' ') : '';
  document.querySelector('.search-open')?.setAttribute('data-searched', field.value);
}
