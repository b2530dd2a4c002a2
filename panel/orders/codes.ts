import { toLatinDigits } from '#lib/text/digits.ts';

/**
 * Reads tracking codes that were pasted: lines with an order's number and its code, in any order, or codes alone in the
 * order of the orders.
 * @param numbers of the orders
 * @returns codes by the order's number; what fits no order is left out
 */
export function codesOf(pasted: string, numbers: readonly number[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const alone: string[] = [];
  for (const line of toLatinDigits(pasted).split(/\r?\n/)) {
    const parts = line.split(/[\s,;:،؛]+/).filter(Boolean);
    const number = numbers.find((each) => String(each) === parts[0]);
    const code = parts.at(-1);
    if (code === undefined) continue;
    if (number !== undefined && parts.length > 1) found.set(number, code);
    else alone.push(code);
  }
  const open = numbers.filter((number) => !found.has(number));
  for (const [at, code] of alone.entries()) {
    const number = open[at];
    if (number !== undefined) found.set(number, code);
  }
  return found;
}
