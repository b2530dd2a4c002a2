/** About how wide letters are in Arial of 20 px, in which Google shows titles, in px. */
const widths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\p{Mn}\p{Cf}]/u, 0],
  [/[iIjlftا آأإ.,:;!|'،؛()[\]/]/u, 5],
  [/[r\-دذرزژبپتثنیيل«»"]/u, 7],
  [/[وهةعغفقمجچحخ؟]/u, 9],
  [/[ckJsvxyz]/u, 10],
  [/[کگطظ]/u, 12],
  [/[صضmMw]/u, 17],
  [/W/, 19],
  [/[a-zL\p{Nd}]/u, 11],
  [/[سشA-Z]/u, 14],
];
/** Of letters that are not among them. */
const usual = 11;
const letterWidth = (letter: string): number =>
  widths.find(([letters]) => letters.test(letter))?.[1] ?? usual;

/** About how wide a title is among search results, in px. */
export const titleWidth = (title: string): number =>
  [...title].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** A text that was cut off, back to its last whole word, without a comma or full stop before the sign for it. */
export function cutAtWord(kept: string): string {
  const end = kept.lastIndexOf(' ');
  return `${(end > 0 ? kept.slice(0, end) : kept).replace(/[\s.،؛:]{1,9}$/, '')}…`;
}

/** The beginning of a title that fits into a width in px, cut between words. */
export function fittingTitle(title: string, most: number): string {
  if (titleWidth(title) <= most) return title;
  let left = most - titleWidth('…');
  let kept = '';
  for (const letter of title) {
    left -= letterWidth(letter);
    if (left < 0) break;
    kept += letter;
  }
  return cutAtWord(kept);
}
