import type { WaitingAnswer, WaitingOpinion } from '#lib/contract/opinion.ts';

type Named = Pick<WaitingOpinion, 'kind' | 'id'>;

/** Reviews and questions have numbers of their own each. */
export const keyOf = ({ kind, id }: Named): string => `${kind} ${id}`;

/**
 * The one to judge: the first that was not put off; when all were, the one that was put off first.
 * @param later keys of those put off, in that order
 */
export function currentOf<Item extends Named>(
  items: readonly Item[],
  later: readonly string[],
): Item | null {
  const found = items.find((item) => !later.includes(keyOf(item)));
  if (found) return found;
  const first = later.find((key) => items.some((item) => keyOf(item) === key));
  return items.find((item) => keyOf(item) === first) ?? null;
}

/** Puts one off: it comes last, also if it was put off before. */
export const putOff = (later: readonly string[], key: string): string[] => [
  ...later.filter((each) => each !== key),
  key,
];

/** Where the work is: what was judged or put off since the screen was opened, of all there was. */
export function progressOf({
  judged,
  putOff: off,
  total,
}: Record<'judged' | 'putOff' | 'total', number>) {
  const of = judged + total;
  return { at: Math.min(judged + off + 1, of), of };
}

type Page = Pick<WaitingAnswer, 'items' | 'total'>;

/** Takes one out of the pages of the queue, before they are read again. */
export function withoutOne<Of extends Page>(pages: readonly Of[], key: string): Of[] {
  if (!pages.some(({ items }) => items.some((item) => keyOf(item) === key))) return [...pages];
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((item) => keyOf(item) !== key),
    total: page.total - 1,
  }));
}
