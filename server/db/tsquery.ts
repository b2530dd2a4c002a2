/**
 * A tsquery that finds what `searchAlternatives` means: every word of one alternative as the beginning
 * of a word. The words hold letters and digits only, so quotes need no escape.
 */
export function toTsquery(alternatives: readonly (readonly string[])[]): string {
  return alternatives
    .map((words) => `(${words.map((word) => `'${word}':*`).join(' & ')})`)
    .join(' | ');
}
