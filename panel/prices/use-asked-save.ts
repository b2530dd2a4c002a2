import { useState } from 'react';
import { oddOf } from '#panel/prices/doubts.ts';
import type { Edit } from '#panel/prices/edits.ts';
import type { GridWork } from '#panel/prices/use-work.ts';

/** Saving the grid: where odd changes are among them, only after a question. */
export function useAskedSave({ edits, save }: Pick<GridWork, 'edits' | 'save'>) {
  const [odd, setOdd] = useState<readonly Edit[]>([]);
  return {
    /** What the question is about; none: nothing is asked. */
    odd,
    save: () => {
      const found = oddOf(edits.values());
      if (found.length === 0) save();
      else setOdd(found);
    },
    close: () => setOdd([]),
  };
}
