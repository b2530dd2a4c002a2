import type { Exchange } from '#front/exchange.ts';

/** What a step looks for in Next's answers. Each is described in `front/next-assumptions.ts`. */
export type Expectation =
  | 'a page as one text'
  | 'the scripts of a page'
  | 'noindex on a refused page'
  | 'the target of a redirect'
  | 'data as bytes';

/** Begins each line about it in the log; the tests look for it there. */
export const unknownMark = 'front: Next answered in an unknown form';

const counts = new Map<Expectation, number>();

/** How often each expectation was not met. */
export const unknownCounts = (): ReadonlyMap<Expectation, number> => counts;

/**
 * Counts an answer that a step left as it was because it did not know its form, and reports the first of each kind.
 * The shop works on, without what the step is for.
 */
export function countUnknown({ asked }: Exchange, expectation: Expectation): void {
  const count = (counts.get(expectation) ?? 0) + 1;
  counts.set(expectation, count);
  if (count > 1) return;
  const [path] = asked.split('?', 1);
  console.error(`${unknownMark}: no ${expectation}, first at ${path}`);
}

/** Reports how often it happened, at the end. */
export function reportUnknown(): void {
  for (const [expectation, count] of counts) {
    console.error(`${unknownMark}: no ${expectation}, ${count} times`);
  }
}
