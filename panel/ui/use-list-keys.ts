import { useEffect, useEffectEvent, useState } from 'react';
import { type KeptRow, type ListAct, listActOf, placeOf, stepTo } from '#panel/ui/list-keys.ts';
import type { ListOf } from '#panel/ui/list-of.ts';
import { toggled } from '#panel/ui/selection.ts';
import { isTaken } from '#panel/ui/use-key.ts';

/** J, K, X, E and Enter in a list. @returns the row with the list's focus, -1 if none has it */
export function useListKeys<Row>(
  list: Pick<ListOf<Row>, 'rows' | 'idOf' | 'onOpen' | 'selection'>,
  reveal: (at: number) => void,
): number {
  const [kept, setKept] = useState<KeptRow | null>(null);
  const focused = placeOf(kept, list.rows.map(list.idOf));
  const doAct = useEffectEvent((act: ListAct): void => {
    const row = list.rows[focused];
    if (act === 'next' || act === 'previous') {
      const next = stepTo(focused, act, list.rows.length);
      const there = list.rows[next];
      if (there === undefined) return;
      setKept({ id: list.idOf(there), at: next });
      // A button that was pressed before would take Enter.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      reveal(next);
    } else if (row === undefined) return;
    else if (act === 'open') list.onOpen?.(row);
    else if (list.selection) {
      list.selection.onChange(toggled(list.selection.chosen, list.idOf(row)));
    }
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.defaultPrevented || isTaken(event.target)) return;
    // Enter on a button or link is that one's.
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    const act = listActOf(event.code, focused >= 0 && !isOnControl);
    if (act === null) return;
    event.preventDefault();
    doAct(act);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return focused;
}
