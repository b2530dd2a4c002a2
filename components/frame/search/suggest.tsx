import { createRoot } from 'react-dom/client';
import { Suggestions } from '#components/frame/search/suggestions.tsx';
import { frameIds } from '#components/frame/texts.ts';

/** What ends the suggestions of each field that has some. */
const attended = new Map<HTMLInputElement, () => void>();

/** Fields of the content, unlike those of the header, go with the page they are on. */
const isInPage = (field: HTMLInputElement): boolean =>
  document.getElementById(frameIds.content)?.contains(field) ?? false;

/** The page was taken away, or hidden, as the router does with those that Back may lead to. */
const isLeft = (field: HTMLInputElement): boolean => field.getClientRects().length === 0;

/** Whoever comes to another page has the focus moved there. */
function endWith(field: HTMLInputElement): void {
  const look = () => {
    if (!isLeft(field)) return;
    document.removeEventListener('focusin', look);
    attended.get(field)?.();
    attended.delete(field);
  };
  document.addEventListener('focusin', look);
}

/**
 * Makes a search field a combobox with suggestions below its form. They are a root of their own: what
 * stands in every page knows nothing of them.
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
  root.render(<Suggestions field={field} form={form} />);
  if (isInPage(field)) endWith(field);
}
