import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import type { Asker, BoxState } from '#components/frame/search/asker.ts';
import { isDesktop } from '#components/ui/desktop.ts';
import { rememberSearch } from '#lib/search/recent-searches.ts';

interface Parts {
  field: HTMLInputElement;
  form: HTMLFormElement;
  box: RefObject<HTMLElement | null>;
  /** Id of the listbox. */
  list: string;
  asker: Asker;
  state: BoxState;
  /** Whether there are options. */
  isFilled: boolean;
}

const optionsOf = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

/** The next option down or up; '' for the field itself, past either end. */
function neighbour(options: readonly HTMLElement[], active: string, by: 1 | -1): string {
  const places = ['', ...options.map(({ id }) => id)];
  const at = Math.max(0, places.indexOf(active));
  return places[(at + by + places.length) % places.length] ?? '';
}

/** Makes the field a combobox: its ARIA attributes and keys. Returns the active option's id. */
export function useCombobox(parts: Parts): string {
  const { field, list, state, isFilled } = parts;
  const [pointed, point] = useState({ at: state, active: '' });
  const active = pointed.at === state ? pointed.active : '';

  useEffect(() => {
    const says = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': list,
      'aria-expanded': String(isFilled),
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(says)) field.setAttribute(name, value);
    if (active === '') field.removeAttribute('aria-activedescendant');
    else document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [field, list, isFilled, active]);

  useKeys(parts, active, (id) => point({ at: state, active: id }));
  useOpening(parts);
  return active;
}

const steps = { ArrowDown: 1, ArrowUp: -1 } as const;
const isStep = (key: string): key is keyof typeof steps => key in steps;

/** Keys used by an input method or the browser. */
const isOthers = (event: KeyboardEvent): boolean =>
  event.isComposing || event.altKey || event.ctrlKey || event.metaKey;

function useKeys(parts: Parts, active: string, go: (id: string) => void) {
  const { field, box, asker, state, isFilled } = parts;
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    if (isOthers(event)) return;
    const sheet = isDesktop() ? null : field.closest<HTMLElement>('[popover]');
    if (key === 'Escape' && (sheet || state.kind !== 'closed')) {
      // By itself the browser would empty the field first.
      event.preventDefault();
      asker.close();
      sheet?.hidePopover();
    } else if (isStep(key) && isFilled) {
      event.preventDefault();
      go(neighbour(optionsOf(box.current), active, steps[key]));
    } else if (key === 'Enter' && active !== '') {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    field.addEventListener('keydown', hear);
    return () => field.removeEventListener('keydown', hear);
  }, [field]);
}

/** Typing and focusing the field open the box; blurring it, a press elsewhere and Back close it. */
function useOpening({ field, form, box, asker, state }: Parts): void {
  useEffect(() => {
    const type = () => asker.type(field.value);
    field.addEventListener('input', type);
    // Text that was typed while this code was loading.
    if (document.activeElement === field) type();
    return () => {
      field.removeEventListener('input', type);
      asker.close();
    };
  }, [field, asker]);

  useEffect(() => {
    const isOpen = state.kind !== 'closed';
    const isHere = (target: EventTarget | null): boolean =>
      target instanceof Node && Boolean(form.contains(target) || box.current?.contains(target));
    const enter = () => {
      if (!isOpen) asker.type(field.value);
    };
    const leave = (event: Event) => {
      if (isOpen && !isHere(event.target)) asker.close();
    };
    const choose = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !box.current?.contains(link)) return;
      const term = link.getAttribute('data-term');
      if (term) rememberSearch(term);
      // A browser does not follow a link that was removed from the page.
      setTimeout(() => {
        asker.close();
        field.value = '';
      });
    };
    const travel = () => asker.close();
    field.addEventListener('focus', enter);
    field.addEventListener('click', enter);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('click', choose);
    addEventListener('popstate', travel);
    return () => {
      field.removeEventListener('focus', enter);
      field.removeEventListener('click', enter);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('click', choose);
      removeEventListener('popstate', travel);
    };
  }, [field, form, box, asker, state]);
}
