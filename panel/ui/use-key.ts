import { useEffect, useEffectEvent } from 'react';

interface Key {
  /** Of `event.code`, since Persian layouts change `event.key`: `KeyK`, `Slash`. */
  code: string;
  /** With Ctrl, or ⌘ on a Mac; it also works while writing. */
  isCtrl?: boolean;
  isShift?: boolean;
}

/** Whether a person is writing, or a dialog or menu has the keys. */
export const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

export function isKey(
  event: KeyboardEvent,
  { code, isCtrl = false, isShift = false }: Key,
): boolean {
  return (
    event.code === code &&
    (event.ctrlKey || event.metaKey) === isCtrl &&
    event.shiftKey === isShift &&
    !event.altKey &&
    !event.defaultPrevented
  );
}

/** Does something at a key, wherever the focus is; keys without Ctrl not while writing. */
export function useKey(key: Key, act: (event: KeyboardEvent) => void): void {
  const { code, isCtrl = false, isShift = false } = key;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isKey(event, { code, isCtrl, isShift })) return;
    if (!isCtrl && isTaken(event.target)) return;
    event.preventDefault();
    act(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
