import { type KeyboardEvent, useEffect, useState } from 'react';
import type { AdminCategory } from '#lib/contract/goods-tree.ts';
import { categoryTexts } from '#panel/categories/texts.ts';
import { type Spot, type Step, childrenOf, placed, spotAfter } from '#panel/goods/tree.ts';

/** What the keys do while a category is lifted; left is inwards from right to left. */
const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'in',
  ArrowRight: 'out',
};

interface Lifted {
  readonly id: number;
  /** Where it would be put; null: where it is. */
  readonly spot: Spot | null;
  readonly nodes: readonly AdminCategory[];
}

function saidAt(nodes: readonly AdminCategory[], id: number, { parentId, place }: Spot): string {
  const titleOf = (of: number) => nodes.find((each) => each.id === of)?.title;
  return categoryTexts.at(
    titleOf(id) ?? '',
    titleOf(parentId) ?? categoryTexts.wholeShop,
    place + 1,
    childrenOf(nodes, parentId).length,
  );
}

/** Moves categories by keys: Space lifts and puts down, arrows move, Escape puts back. */
export function useLift(stored: readonly AdminCategory[], onPut: (id: number, spot: Spot) => void) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  // The row is drawn at another place, and its handle loses the focus.
  useEffect(() => {
    if (lifted === null) return;
    document.querySelector<HTMLElement>(`[data-category="${lifted.id}"] .drag-handle`)?.focus();
  }, [lifted]);
  const titleOf = (id: number) => stored.find((each) => each.id === id)?.title ?? '';

  const put = ({ id, spot }: Lifted) => {
    setLifted(null);
    if (spot) onPut(id, spot);
  };
  const move = ({ id, nodes, ...rest }: Lifted, step: Step) => {
    const spot = spotAfter(nodes, id, step);
    if (spot === null) return;
    const next = placed(nodes, id, spot);
    setLifted({ ...rest, id, spot, nodes: next });
    setSaid(saidAt(next, id, spot));
  };
  const cancel = ({ id }: Lifted) => {
    setLifted(null);
    setSaid(categoryTexts.cancelled(titleOf(id)));
  };
  const lift = (id: number) => {
    setLifted({ id, spot: null, nodes: stored });
    setSaid(categoryTexts.lifted(titleOf(id)));
  };

  return {
    /** The tree as it would be. */
    nodes: lifted?.nodes ?? stored,
    liftedId: lifted?.id ?? null,
    said,
    onKey: (id: number) => (event: KeyboardEvent) => {
      const isPress = event.code === 'Space' || event.code === 'Enter';
      if (lifted === null) {
        if (!isPress) return;
        event.preventDefault();
        lift(id);
        return;
      }
      const step = stepOfKey[event.code];
      if (!isPress && !step && event.code !== 'Escape' && event.code !== 'Tab') return;
      if (event.code !== 'Tab') event.preventDefault();
      if (step) move(lifted, step);
      else if (event.code === 'Escape') cancel(lifted);
      else put(lifted);
    },
  };
}
