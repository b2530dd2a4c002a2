/** Whether two values of a form are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Names of the fields in which two states of a form differ. */
export const changedFields = <Values extends object>(
  before: Values,
  after: Values,
): (keyof Values & string)[] => {
  const names = Object.keys(before) as (keyof Values & string)[];
  return names.filter((name) => !isSame(before[name], after[name]));
};

interface Sides<Values> {
  /** What both began with. */
  readonly before: Values;
  readonly mine: Values;
  /** What somebody else has saved meanwhile. */
  readonly now: Values;
}

/** Fields that both changed, to different values: somebody has to choose. */
export const conflictsOf = <Values extends object>({ before, mine, now }: Sides<Values>) => {
  const theirs = new Set(changedFields(before, now));
  return changedFields(before, mine).filter(
    (name) => theirs.has(name) && !isSame(mine[name], now[name]),
  );
};

/** What of both stays: own changes, theirs elsewhere, and in conflicts what was chosen; own ones unless said otherwise. */
export function mergedOf<Values extends object>(
  sides: Sides<Values>,
  chosen: Readonly<Record<string, 'mine' | 'now'>>,
): Values {
  const { before, mine, now } = sides;
  const own = changedFields(before, mine).filter((name) => chosen[name] !== 'now');
  const kept = own.map((name) => [name, mine[name]] as const);
  return { ...now, ...(Object.fromEntries(kept) as Partial<Values>) };
}
