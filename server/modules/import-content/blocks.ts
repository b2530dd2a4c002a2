import { paragraphsOf } from '#server/modules/import-content/paragraphs.ts';

/** The comments between which WordPress's block editor keeps its blocks. */
const blockMark = /<!--\s*(\/?)wp:([a-z][a-z0-9/_-]*)\s[^<>]*?(\/?)-->/gi;
const mark = /<!--\s*\/?wp:[a-z]/i;

/** HTML of what was written in WordPress, by either of its editors. Comments of blocks stay for the sanitiser to remove. */
export function blocksOf(written: string): string {
  if (!mark.test(written)) return paragraphsOf(written);
  // Between blocks, and in those of the classic editor, blank lines are paragraphs.
  let html = '';
  let at = 0;
  const open: string[] = [];
  const take = (text: string) => {
    const isClassic = open.length === 0 || open.at(-1) === 'freeform';
    html += isClassic && text.trim() !== '' ? paragraphsOf(text) : text;
  };
  for (const { 0: all, 1: slash, 2: name = '', 3: empty, index } of written.matchAll(blockMark)) {
    take(written.slice(at, index));
    at = index + all.length;
    if (slash === '/') open.pop();
    else if (empty === '') open.push(name.replace(/^core\//, '').toLowerCase());
  }
  take(written.slice(at));
  return html;
}
