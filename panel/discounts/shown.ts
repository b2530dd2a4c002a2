import type { DraftName, PromotionDraft } from '#panel/discounts/draft.ts';
import { giveTitles } from '#panel/discounts/texts.ts';
import { shownOf } from '#panel/ui/shown.ts';

/** A field of a promotion in words, to be compared with another. */
export const showField = (name: DraftName, draft: PromotionDraft): string =>
  name === 'kind' ? giveTitles[draft.kind] : shownOf(draft[name]);
