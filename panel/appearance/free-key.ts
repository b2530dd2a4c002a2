/** What was removed, to stand among others again: its key may be of another one by now. */
export const withFreeKey = <Of extends { key: string }>(
  removed: Of,
  others: readonly { key: string }[],
): Of =>
  others.some(({ key }) => key === removed.key)
    ? { ...removed, key: `again-${removed.key}` }
    : removed;
