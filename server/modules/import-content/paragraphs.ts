/** A tag of an element that is no part of a paragraph. */
const blockTag =
  /<(\/?)(table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|form|map|area|blockquote|address|p|h[1-6]|hr|fieldset|legend|section|article|aside|header|footer|nav|figure|figcaption|details|summary|iframe|video)\b[^<>]*>/gi;
const emptyElements = new Set(['area', 'col', 'hr']);
/** Elements within which text is in paragraphs. */
const holders = new Set(['div', 'blockquote', 'section', 'article', 'aside']);

/**
 * Paragraphs of what was written in WordPress's classic editor, which keeps blank lines for them, and line breaks for
 * `br`.
 */
export function paragraphsOf(written: string): string {
  const { text, kept } = withoutVerbatim(written.replaceAll(/\r\n?/g, '\n'));
  const oneLine = text.replaceAll(/<[^<>\n]*\n[^<>]*>/g, (tag) => tag.replaceAll('\n', ' '));
  const open: string[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of oneLine.matchAll(blockTag)) {
    parts.push(...textsOf(oneLine.slice(at, index), open));
    parts.push(tag);
    noteTag(open, name.toLowerCase(), slash === '/');
    at = index + tag.length;
  }
  parts.push(...textsOf(oneLine.slice(at), open));
  return parts.join('').replaceAll(/<hr data-kept="(\d+)">/g, (_all, n) => kept[Number(n)] ?? '');
}

/** Takes out elements in which each line counts, and those that the shop does not keep. */
function withoutVerbatim(written: string): { text: string; kept: readonly string[] } {
  const kept: string[] = [];
  const lower = written.toLowerCase();
  let text = '';
  let at = 0;
  for (const { 1: name = '', index } of written.matchAll(/<(pre|script|style)\b/gi)) {
    if (index < at) continue;
    const end = lower.indexOf(`</${name.toLowerCase()}>`, index);
    if (end === -1) break;
    const to = end + name.length + 3;
    text += written.slice(at, index);
    if (name.toLowerCase() === 'pre') {
      kept.push(written.slice(index, to));
      text += `<hr data-kept="${kept.length - 1}">`;
    }
    at = to;
  }
  return { text: text + written.slice(at), kept };
}

/** @param open names of elements that are open, the inner ones last, which it changes */
function noteTag(open: string[], name: string, isEnd: boolean): void {
  if (emptyElements.has(name)) return;
  if (open.at(-1) === 'p') open.pop();
  if (!isEnd) {
    open.push(name);
    return;
  }
  const at = open.lastIndexOf(name);
  if (at !== -1) open.length = at;
}

/** The paragraphs of what stands between two tags; those within one that is open stay in it. */
function textsOf(written: string, open: readonly string[]): string[] {
  const inner = open.at(-1);
  const isInParagraph = inner === 'p';
  const isText = inner === undefined || holders.has(inner);
  return written
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, n) => {
      const lines = part.split('\n').map((line) => line.trim().replace(/<br\s*\/?>$/i, ''));
      if (isText || (isInParagraph && n > 0)) return `<p>${lines.join('<br />')}</p>`;
      return isInParagraph ? lines.join('<br />') : part;
    });
}
