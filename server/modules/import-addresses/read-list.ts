import { type Entry, entryOf } from '#server/modules/import-addresses/entry.ts';
import { addressTexts } from '#server/modules/import-addresses/texts.ts';

/** Characters of a line: addresses are shorter. */
const longestLine = 20_000;
const begins = /^(?:https?:\/\/|\/)/i;

/**
 * A list of addresses, one a line, or with where each leads behind a comma, a semicolon or a tab. Lines that begin with
 * `#` are comments; a first line without an address has heads.
 */
export async function* readList(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let line = 0;
  for await (const text of linesOf(pieces)) {
    line += 1;
    if (text === null) {
      const fault = { state: 'wrong', text: addressTexts.longLine } as const;
      yield entryOf('', { line, fault });
      continue;
    }
    const [address, to] = pairOf(text);
    if (address === '' || address.startsWith('#')) continue;
    if (line === 1 && !begins.test(address) && !address.includes('.')) continue;
    yield entryOf(address, { line, to });
  }
}

/** Lines without their ends; null for one that is too long. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string | null> {
  let rest = '';
  let isTooLong = false;
  for await (const piece of pieces) {
    const [first = '', ...others] = piece.split('\n');
    rest += first;
    for (const next of others) {
      yield isTooLong || rest.length > longestLine ? null : rest;
      isTooLong = false;
      rest = next;
    }
    if (rest.length > longestLine) {
      isTooLong = true;
      rest = '';
    }
  }
  if (isTooLong || rest !== '') yield isTooLong || rest.length > longestLine ? null : rest;
}

/** The first two cells of a line. A separator is one only where another address, or nothing, follows. */
function pairOf(line: string): [address: string, to: string | null] {
  const tab = line.indexOf('\t');
  if (tab !== -1) return cellsOf(line, tab);
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign !== ',' && sign !== ';') continue;
    const next = bare(line.slice(at + 1, at + 20));
    if (next === '' || begins.test(next)) return cellsOf(line, at);
  }
  return [bare(line), null];
}

function cellsOf(line: string, at: number): [address: string, to: string | null] {
  const second = bare(line.slice(at + 1).split(line.charAt(at), 1)[0] ?? '');
  return [bare(line.slice(0, at)), second === '' ? null : second];
}

const bare = (cell: string): string => cell.trim().replace(/^"|"$/g, '').trim();
