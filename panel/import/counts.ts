import type { GetImportAnswer } from '#lib/contract/import.ts';
import type { ImportResult, ImportRowState } from '#lib/contract/import-names.ts';

type Counts = GetImportAnswer['counts'];

/** How many rows would do something. */
export const countOfState = (counts: Counts, ...states: readonly ImportRowState[]): number =>
  sum(counts.filter(({ state }) => states.includes(state)));

/** Of how many rows something has become; with states of those alone. */
export const countOfResult = (
  counts: Counts,
  result: ImportResult,
  ...states: readonly ImportRowState[]
): number =>
  sum(
    counts.filter(
      (each) => each.result === result && (states.length === 0 || states.includes(each.state)),
    ),
  );

const sum = (counts: Counts): number => counts.reduce((all, { count }) => all + count, 0);
