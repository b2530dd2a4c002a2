import { createElement } from 'react';
import { basketTexts, cartPath } from '#components/basket/texts.ts';
import { showRefusal } from '#components/basket/show-refusal.ts';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { type Choice, addToBasket } from '#lib/basket/client.ts';
import { reportFailure } from '#lib/session/report-failure.ts';
import { showToast } from '#lib/toasts/store.ts';

/**
 * Adds one piece to the basket and shows the result as a toast or dialog.
 * @param choice the variant, with the product's name
 * @returns whether it was added
 */
export async function addAndNotify({
  name,
  websiteCode,
  variantId,
  insurance,
}: Choice & { name: string }): Promise<boolean> {
  try {
    const refusal = await addToBasket({ websiteCode, variantId, insurance });
    if (refusal !== null) {
      await showRefusal(refusal);
      return false;
    }
    await showToast('success', basketTexts.added, {
      text: name,
      textNode: createElement(MixedText, null, name),
      action: { label: basketTexts.view, href: cartPath },
    });
    return true;
  } catch (error) {
    await reportFailure(error);
    return false;
  }
}
