import type { MethodDraft } from '#panel/delivery/draft.ts';
import { deliveryTexts as words, kindTitles } from '#panel/delivery/texts.ts';
import { formatToman } from '#lib/text/toman.ts';
import { shownOf } from '#panel/ui/shown.ts';

/** A field of a method in words, to be compared with another. */
export function showField(name: keyof MethodDraft, draft: MethodDraft): string {
  if (name === 'kind') return kindTitles[draft.kind];
  if (name !== 'rates') return shownOf(draft[name]);
  return draft.rates
    .map(({ provinces, base }) => {
      const where = provinces.length > 0 ? provinces.join('، ') : words.allProvinces;
      return `${where}: ${formatToman(base ?? 0)}`;
    })
    .join(' / ');
}
