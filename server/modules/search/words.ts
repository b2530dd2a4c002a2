import { fold, joinCodes, partAll, partNumbers, split, zwnj } from '#server/modules/search/fold.ts';

/** Codes with marks inside, `WH-1000XM5`, are also found without them. */
const marked = /(?<=[a-z0-9])[-./](?=[a-z0-9])/gi;

/** A text with ZWNJ read as a space, and where there is one, as nothing. */
function spellings(text: string): string[] {
  const folded = partNumbers(fold(text));
  const read = [folded.replaceAll(zwnj, ' '), folded.replaceAll(zwnj, '')];
  return [...new Set([...read, ...read.map(joinCodes)])];
}

/**
 * The words under which texts are found: each as it stands, ZWNJ read as a space and as nothing, codes
 * without their marks, and the letters and digits of words like s24 apart. Sorted, each once.
 */
export function searchWords(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const folded = fold(text);
    const ways = [
      folded.replaceAll(zwnj, ' '),
      folded.replaceAll(zwnj, ''),
      fold(text.normalize('NFKC').replace(marked, '')).replaceAll(zwnj, ' '),
    ];
    for (const way of ways) {
      for (const spelled of [way, joinCodes(way), partAll(way)]) {
        for (const word of split(spelled)) found.add(word);
      }
    }
  }
  return [...found].toSorted();
}

/** Names as their likeness to what was typed is judged by: `| گوشی گلکسی s24 | galaxy s24 |`. */
export function searchNames(names: readonly string[]): string {
  const all = names.flatMap(spellings).filter(Boolean);
  return `| ${[...new Set(all)].map((name) => split(name).join(' ')).join(' | ')} |`;
}
