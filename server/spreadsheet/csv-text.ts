const delimiters = [',', ';', '\t'] as const;

/** The delimiter that stands most often in the first line of a text, outside of quotes. */
export function delimiterOf(text: string): string {
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '').replace(/^[\r\n]+/, '');
  const [first = ''] = bare.split(/[\r\n]/, 1);
  const counted = delimiters.map((each) => ({ each, count: first.split(each).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.each ?? ',';
}

/** Text in pieces with one sign at the end of a line: the parser counts two as two lines. */
export async function* withPlainLines(
  pieces: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece;
    rest = text.endsWith('\r') ? '\r' : '';
    yield text.slice(0, text.length - rest.length).replaceAll(/\r\n?/g, '\n');
  }
  yield rest === '' ? '' : '\n';
}
