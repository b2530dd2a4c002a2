import type { Group } from '#lib/checkout/groups.ts';

/** Id of the element of a part of the page. */
export const placeOf = (group: Group): string => `checkout-${group}`;

const wrong = ':is(input, select, textarea)[aria-invalid=true]';
const controls = 'input:not(:disabled), select, textarea, button, a';

/** Moves the focus to the first control of a part, wrong ones first. */
export function goToPlace(group: Group): void {
  const place = document.getElementById(placeOf(group));
  const find = (what: string) => place?.querySelector<HTMLElement>(what);
  const control = find(wrong) ?? find('input:checked') ?? find(controls) ?? place;
  place?.scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}

/**
 * Moves the focus to a part whose focused control has gone. Call it after the change.
 * @param id of the control that takes its place
 */
export function keepFocus(group: Group, id = placeOf(group)): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
  });
}
