import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Asker } from '#components/frame/search/asker.ts';
import { searchHref } from '#components/frame/search/search-href.ts';
import { rememberSearch } from '#lib/search/recent-searches.ts';

/**
 * Submitting remembers the term, clears the field and opens the results; an empty term is ignored.
 * @returns ref of a hidden link, which is followed like any link of the page
 */
export function useSubmit(
  field: HTMLInputElement,
  form: HTMLFormElement,
  asker: Asker,
): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      const term = field.value.trim();
      const href = searchHref(term);
      if (href === '' || !link.current) return;
      rememberSearch(term);
      asker.close();
      field.value = '';
      link.current.href = href;
      link.current.click();
    };
    form.addEventListener('submit', submit);
    return () => form.removeEventListener('submit', submit);
  }, [field, form, asker]);
  return link;
}
