import { createRoot } from 'react-dom/client';
import { Suggestions } from '#components/frame/search/suggestions.tsx';
import { frameIds } from '#components/frame/texts.ts';

/** Cleanup function of each field with suggestions. */
const attended = new Map<HTMLInputElement, () => void>();

/** Fields in the content, unlike those of the header, are removed with their page. */
const isInPage = (field: HTMLInputElement): boolean =>
  document.getElementById(frameIds.content)?.contains(field) ?? false;

/** The page was removed, or hidden: the router keeps left pages mounted for Back. */
const isLeft = (field: HTMLInputElement): boolean => field.getClientRects().length === 0;

/** Cleans up when the page is left: each navigation moves the focus, so focus changes are watched. */
function endWith(field: HTMLInputElement): void {
  const loadOnFocus = () => {
    if (!isLeft(field)) return;
    document.removeEventListener('focusin', loadOnFocus);
    attended.get(field)?.();
    attended.delete(field);
  };
  document.addEventListener('focusin', loadOnFocus);
}

/**
 * Makes a search field a combobox with suggestions below its form. They are a React root of their
 * own, so that the pages' markup does not depend on them.
 */
export function suggestFor(field: HTMLInputElement): void {
  const { form } = field;
  if (!form || attended.has(field)) return;
  const place = document.createElement('div');
  form.after(place);
  const root = createRoot(place);
  attended.set(field, () => {
    root.unmount();
    place.remove();
  });
  const isInHeader = !isInPage(field);
  root.render(<Suggestions field={field} form={form} isInHeader={isInHeader} />);
  if (!isInHeader) endWith(field);
}
