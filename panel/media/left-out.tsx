import { isolateLatin } from '#lib/text/mixed-text.ts';
import { mediaTexts } from '#panel/media/texts.ts';
import { Note } from '#panel/ui/states.tsx';

/** Says which of the files given last were left out, being no pictures. */
export function LeftOut({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return <Note kind="bad">{mediaTexts.leftOut(names.map(isolateLatin).join('، '))}</Note>;
}
