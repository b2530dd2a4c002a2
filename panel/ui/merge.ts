import type { ReactNode } from 'react';

type Name<Of> = keyof Of & string;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Of extends object>(draft: Of) => Object.keys(draft) as Name<Of>[];

/** Names of the fields whose values differ. */
export const changedIn = <Of extends object>(before: Of, after: Of): Name<Of>[] =>
  namesOf(before).filter((name) => !isSame(before[name], after[name]));

interface Merge<Of> {
  /** Fields that both changed, to different values: somebody has to choose. */
  readonly asked: readonly Name<Of>[];
  /** Fields that both changed to the same value. */
  readonly agreeing: readonly Name<Of>[];
  /** Each side's changes together; of those to choose from, the values of now. */
  readonly merged: Of;
}

/** What two people made of the same form. @param before what both began with */
export function mergeOf<Of extends object>(before: Of, mine: Of, now: Of): Merge<Of> {
  const theirs = new Set(changedIn(before, now));
  const both = changedIn(before, mine).filter((name) => theirs.has(name));
  const asked = both.filter((name) => !isSame(mine[name], now[name]));
  const own = changedIn(before, mine).filter((name) => !theirs.has(name));
  return {
    asked,
    agreeing: both.filter((name) => !asked.includes(name)),
    merged: taken(now, mine, own),
  };
}

const taken = <Of extends object>(to: Of, from: Of, names: readonly string[]): Of => ({
  ...to,
  ...Object.fromEntries(
    namesOf(from).flatMap((name) => (names.includes(name) ? [[name, from[name]]] : [])),
  ),
});

/** What somebody wrote while `before` was being saved, on top of what is stored now. */
export const writtenSince = <Of extends object>(before: Of, mine: Of, now: Of): Of =>
  taken(now, mine, changedIn(before, mine));

interface Words<Of> {
  readonly labelOf: (name: Name<Of>) => string;
  /** A field of a form in words. */
  readonly show: (name: Name<Of>, draft: Of) => ReactNode;
}

/** The same in words, for `StaleDialog`, and what is saved once a person has chosen. */
export function conflictOf<Of extends object>(
  [before, mine, now]: readonly [before: Of, mine: Of, now: Of],
  { labelOf, show }: Words<Of>,
) {
  const { asked, agreeing, merged } = mergeOf(before, mine, now);
  return {
    fields: asked.map((name) => ({
      name,
      label: labelOf(name),
      before: show(name, before),
      mine: show(name, mine),
      now: show(name, now),
    })),
    agreeing: agreeing.map(labelOf),
    /** @param own names of the fields whose own value stays */
    savedWith: (own: readonly string[]): Of => taken(merged, mine, own),
  };
}
