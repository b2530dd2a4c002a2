import type { ApplySheetBody, SheetView } from '#lib/contract/goods-sheet.ts';

/** Rows of a tab: all but these lines, or these alone. */
export interface Choice {
  isAll: boolean;
  lines: ReadonlySet<number>;
}

/** Tabs whose rows can be applied. */
export const choosable = ['changed', 'warned'] as const;
export type Choosable = (typeof choosable)[number];
export type Choices = Readonly<Record<Choosable, Choice>>;

/** What is odd is chosen by hand. */
export const firstChoices: Choices = {
  changed: { isAll: true, lines: new Set() },
  warned: { isAll: false, lines: new Set() },
};

export const isChosen = ({ isAll, lines }: Choice, line: number): boolean =>
  lines.has(line) !== isAll;

interface Read {
  /** Lines that were read. */
  lines: readonly number[];
  /** Rows of the tab, also those that were not read. */
  count: number;
}

/**
 * The choice after ticks of rows that were read became these. Rows that were not read follow only the tick in the head, which
 * changes many at once.
 */
export function choiceOf(
  before: Choice,
  chosen: ReadonlySet<number>,
  { lines, count }: Read,
): Choice {
  const was = lines.filter((line) => isChosen(before, line)).length;
  const isMany = lines.length === count || Math.abs(chosen.size - was) > 1;
  if (isMany && chosen.size === 0) return { isAll: false, lines: new Set() };
  if (isMany && chosen.size === lines.length) return { isAll: true, lines: new Set() };
  return {
    isAll: before.isAll,
    lines: new Set(lines.filter((line) => chosen.has(line) !== before.isAll)),
  };
}

export const countOf = ({ isAll, lines }: Choice, count: number): number =>
  isAll ? count - lines.size : lines.size;

/** How many rows of each tab are chosen. */
export const countsOf = (choices: Choices, { counts }: Pick<SheetView, 'counts'>) => ({
  changed: countOf(choices.changed, counts.changed),
  warned: countOf(choices.warned, counts.warned),
});

const sent = ({ isAll, lines }: Choice) => ({ isAll, lines: [...lines] });

export const bodyOf = (batch: number, { changed, warned }: Choices): ApplySheetBody => ({
  batch,
  changed: sent(changed),
  warned: sent(warned),
});
