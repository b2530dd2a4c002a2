import { createRoot } from 'react-dom/client';
import { Suggestions } from '#components/layout/search/suggestions.tsx';

const attended = new WeakSet<HTMLInputElement>();

/**
 * Makes a search field a combobox with suggestions below its form. They are a root of their own: what
 * stands in every page knows nothing of them.
 */
export function suggestFor(field: HTMLInputElement): void {
  const { form } = field;
  if (!form || attended.has(field)) return;
  attended.add(field);
  const place = document.createElement('div');
  form.after(place);
  createRoot(place).render(<Suggestions field={field} form={form} />);
}
