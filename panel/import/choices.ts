import { useState } from 'react';
import type { ApplyImportBody } from '#lib/contract/import.ts';
import { type MoneyUnit, moneyUnits } from '#lib/contract/import-names.ts';
import type { Chosen } from '#panel/import/mapping.ts';
import { createShelf } from '#panel/ui/shelf.ts';

/** What was chosen for a file and is not sent yet. */
export interface Choices {
  readonly chosen: Chosen;
  readonly unit: MoneyUnit | null;
  readonly uncounted: number | null;
  readonly edited: ApplyImportBody['edited'];
  readonly guesses: ApplyImportBody['guesses'];
}

/** Choices as the browser keeps them. */
interface Kept extends Omit<Choices, 'chosen'> {
  readonly at: number;
  readonly chosen: readonly (readonly [head: string, field: string])[];
}

const none: Choices = {
  chosen: new Map(),
  unit: null,
  uncounted: 10,
  edited: 'keep',
  guesses: 'without',
};

const isPair = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'string');
const isCount = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);

/** Whether what the browser kept are choices: they may be of another release. */
export function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { chosen, unit, uncounted, edited, guesses }: Partial<Record<keyof Kept, unknown>> = value;
  return (
    Array.isArray(chosen) &&
    chosen.every(isPair) &&
    (unit === null || moneyUnits.some((each) => each === unit)) &&
    isCount(uncounted) &&
    (edited === 'keep' || edited === 'overwrite') &&
    (guesses === 'with' || guesses === 'without')
  );
}

const shelf = () => createShelf(localStorage, 'panel-import-', isKept);

function read(batch: number): Choices {
  const kept = shelf().all(Date.now()).get(String(batch));
  return kept ? { ...kept, chosen: new Map(kept.chosen) } : none;
}

/** The choices of a file; they stay in this browser until it is brought in, so that a phone that slept goes on. */
export function useChoices(batch: number): [Choices, (change: Partial<Choices>) => void] {
  const [choices, setChoices] = useState(() => read(batch));
  return [
    choices,
    (change) => {
      const next = { ...choices, ...change };
      setChoices(next);
      shelf().put(String(batch), { ...next, chosen: [...next.chosen], at: Date.now() });
    },
  ];
}

/** Forgets the choices of a file that was brought in. */
export const dropChoices = (batch: number): void => shelf().drop(String(batch));

/** As the calls take it. */
export const mappingOf = (chosen: Chosen): { head: string; field: string }[] =>
  [...chosen].map(([head, field]) => ({ head, field }));
