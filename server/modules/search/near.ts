/** Lengths of words that are corrected; shorter ones have too many neighbours. */
const shortest = 3;
const longest = 16;
/** Minimum length of a prefix that is corrected. */
export const shortestStart = 4;

/** Letters only: a number with another digit is another model. */
export const mayBeMistyped = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && word.length >= shortest && word.length <= longest;

/** Whether two words are at most one insertion, deletion, substitution or transposition apart. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA.slice(1) === restB.slice(1)) return true;
  if (restA.slice(1) === restB || restA === restB.slice(1)) return true;
  const turned = restA[0] === restB[1] && restA[1] === restB[0];
  return turned && restA.length > 1 && restA.slice(2) === restB.slice(2);
}

/** Whether `typed` with one error is a proper prefix of `known`. */
export function isNearStart(typed: string, known: string): boolean {
  return [-1, 0, 1].some((more) => {
    const length = typed.length + more;
    return (
      length >= shortestStart && length < known.length && isNear(typed, known.slice(0, length))
    );
  });
}
