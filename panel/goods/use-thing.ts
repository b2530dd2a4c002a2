import { useState } from 'react';
import { panelErrors } from '#lib/contract/permissions.ts';
import { CallError } from '#panel/client.ts';

interface Thing {
  readonly id: number;
  readonly revision: number;
}

/**
 * Saves a thing of a list that others change, too. When somebody did so meanwhile, the save is refused and `now` is
 * what is stored; the next save replaces it.
 * @param thing null for a new one
 * @param read the things of the list at this moment
 */
export function useThing<Of extends Thing>(thing: Of | null, read: () => Promise<readonly Of[]>) {
  const [now, setNow] = useState<Of | null>(null);
  const known = now ?? thing;
  const base = known === null ? {} : { id: known.id, revision: known.revision };
  return {
    now,
    save: async <Answer>(send: (base: Partial<Thing>) => Promise<Answer>): Promise<Answer> => {
      try {
        return await send(base);
      } catch (error) {
        if (error instanceof CallError && error.code === panelErrors.stale) {
          setNow((await read()).find(({ id }) => id === known?.id) ?? null);
        }
        throw error;
      }
    },
  };
}
