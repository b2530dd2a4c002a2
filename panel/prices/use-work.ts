import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#lib/text/toman.ts';
import { keepValues, mostVariants, saveCells, undoCells } from '#panel/prices/calls.ts';
import {
  type Clash,
  decided,
  type Edit,
  type Edits,
  noWork,
  partsOf,
  redone,
  settled,
  stepped,
  undone,
  withEdits,
  type Work,
} from '#panel/prices/edits.ts';
import { cellKey } from '#panel/prices/fields.ts';
import { keptEdits, keptWith, textOf } from '#panel/prices/kept.ts';
import { pricesTexts } from '#panel/prices/texts.ts';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

function read(key: string): Edits {
  try {
    return keptEdits(localStorage.getItem(key));
  } catch {
    return new Map();
  }
}

function keep(key: string, before: Edits, now: Edits): void {
  if (before === now) return;
  try {
    const text = textOf(keptWith(read(key), before, now));
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // They are kept until the page is left.
  }
}

const undoSaved = (batches: readonly number[]) =>
  undoCells(batches).then(
    (count) => showToast(pricesTexts.undone(formatNumber(count))),
    showFailure,
  );

interface Saved {
  readonly batches: number[];
  readonly clashes: Clash[];
  saved: number;
  gone: number;
}

function showSaved({ batches, saved, gone }: Saved): void {
  if (saved > 0) {
    const undo = batches.length > 0 ? () => undoSaved(batches) : undefined;
    showToast(pricesTexts.saved(formatNumber(saved)), undo);
  }
  if (gone > 0) showToast(pricesTexts.gone(formatNumber(gone)));
}

/**
 * The changes of the grid that are not saved. They are kept in this browser for the person, through filters, a lost line
 * and a reload, until they are saved or given up. Tabs keep theirs together, cell by cell.
 */
export function useWork(memberId: number) {
  const key = `panel-cells-${memberId}`;
  const [work, setWork] = useState<Work>(() => ({ ...noWork, edits: read(key) }));
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const kept = useRef(work.edits);
  useEffect(() => {
    keep(key, kept.current, work.edits);
    kept.current = work.edits;
  }, [key, work.edits]);

  const saving = useMutation({
    mutationFn: async (edits: readonly Edit[]) => {
      const done: Saved = { batches: [], saved: 0, gone: 0, clashes: [] };
      try {
        for (const part of partsOf(edits, mostVariants)) {
          const answer = await saveCells(part);
          if (answer.batch !== null) done.batches.push(answer.batch);
          const after = settled(new Map(), edits, answer.cells);
          keepValues(after.saved);
          setWork((now) => ({
            edits: settled(now.edits, edits, answer.cells).edits,
            past: [],
            future: [],
          }));
          done.saved += after.saved.length;
          done.gone += after.gone;
          done.clashes.push(...after.clashes);
        }
      } finally {
        // Parts before one that failed are saved, and can be taken back.
        setClashes(done.clashes);
        showSaved(done);
      }
    },
  });

  return {
    edits: work.edits,
    clashes,
    isSaving: saving.isPending,
    apply: (added: readonly Edit[]) => {
      if (added.length === 0) return;
      setWork((now) => stepped(now, withEdits(now.edits, added)));
    },
    undo: () => setWork(undone),
    redo: () => setWork(redone),
    drop: () => setWork((now) => stepped(now, new Map())),
    save: () => {
      if (work.edits.size > 0 && !saving.isPending) saving.mutate([...work.edits.values()]);
    },
    /** Leaves the clashes as they are: the changes stay unsaved. */
    closeClashes: () => setClashes([]),
    /** Saves one's own values of some clashes once more, and takes those of now for the rest. */
    decide: (isMine: (cell: string) => boolean) => {
      const next = decided(work.edits, clashes, isMine);
      keepValues(
        clashes.map(({ edit, now }) => ({
          variantId: edit.variantId,
          field: edit.field,
          value: now,
        })),
      );
      setWork({ edits: next, past: [], future: [] });
      setClashes([]);
      const mine = clashes.flatMap(({ edit }) => {
        const chosen = next.get(cellKey(edit.variantId, edit.field));
        return chosen ? [chosen] : [];
      });
      if (mine.length > 0) saving.mutate(mine);
    },
  };
}
export type GridWork = ReturnType<typeof useWork>;
