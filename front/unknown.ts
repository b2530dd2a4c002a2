import type { Exchange } from '#front/exchange.ts';

/** What a step looks for in Next's answers. Each is described in `front/next-assumptions.ts`. */
export type Expectation =
  | 'a page as one text'
  | 'the scripts of a page'
  | 'noindex on a refused page'
  | 'the target of a redirect'
  | 'data as bytes';

/** Prefix of the log lines; tests search the log for it. */
export const unknownMark = 'front: Next answered in an unknown form';

const counts = new Map<Expectation, number>();

/** How often each expectation failed. */
export const unknownCounts = (): ReadonlyMap<Expectation, number> => counts;

/**
 * Counts an answer that a step left unchanged because of its unknown form, and logs the first of each kind.
 * The shop keeps working without the step's effect.
 */
export function countUnknown({ path }: Exchange, expectation: Expectation): void {
  const count = (counts.get(expectation) ?? 0) + 1;
  counts.set(expectation, count);
  if (count > 1) return;
  console.error(`${unknownMark}: no ${expectation}, first at ${path}`);
}

/** Logs the counts, before the process exits. */
export function reportUnknown(): void {
  for (const [expectation, count] of counts) {
    console.error(`${unknownMark}: no ${expectation}, ${count} times`);
  }
}
