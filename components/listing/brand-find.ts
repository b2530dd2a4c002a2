import { normalisePersian } from '#lib/text/persian.ts';

const foldLetters = (text: string): string => normalisePersian(text).toLowerCase();

/** Shows only the options whose Persian or Latin name has the typed text; all of them are loaded first. */
export function startFinding(form: HTMLFormElement, signal: AbortSignal): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('.filter-find')) {
    start(field, signal);
  }
}

function start(field: HTMLInputElement, signal: AbortSignal): void {
  const group = field.closest('details');
  const more = group?.querySelector<HTMLDetailsElement>('.filter-more');
  if (!group || !more) return;
  const show = () => {
    const text = foldLetters(field.value.trim());
    for (const item of group.querySelectorAll('li')) {
      item.hidden = text !== '' && !foldLetters(item.textContent).includes(text);
    }
  };
  field.addEventListener(
    'input',
    () => {
      if (field.value.trim() !== '') {
        more.open = true;
        more.querySelector<HTMLButtonElement>(':scope > button[aria-disabled="false"]')?.click();
      }
      show();
    },
    { signal },
  );
  // Enter would apply the filters.
  field.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault(), {
    signal,
  });
  const watch = new MutationObserver(show);
  watch.observe(group, { childList: true, subtree: true });
  signal.addEventListener('abort', () => watch.disconnect());
}
