/** Ids that are chosen, after one of them is pressed. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Whether all, some or none of the rows are chosen. */
export function shareOf(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Chooses all rows, or none of them if all were; rows of other filters stay as they are. */
export function allToggled(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
): ReadonlySet<string> {
  const isAll = shareOf(chosen, ids) === 'all';
  const others = [...chosen].filter((id) => !ids.includes(id));
  return new Set(isAll ? others : [...others, ...ids]);
}
