import { frameIds } from '#components/frame/texts.ts';

const lists = /^\/shop(?:$|\/(?:category|brand)\/)/;

/** Writes what a list of results was searched for into the header's field, where it can be changed. */
export function showSearched(): void {
  const field = document.getElementById(frameIds.search);
  if (!(field instanceof HTMLInputElement)) return;
  const { pathname, search } = location;
  const slug = lists.test(pathname) && new URLSearchParams(search).get('filter-name');
  field.value = slug ? slug.replaceAll('-', ' ') : '';
}
