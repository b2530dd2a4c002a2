import { cartPath } from '#components/basket/texts.ts';
import { showRefusal } from '#components/basket/show-refusal.ts';
import { reorder } from '#lib/account/order-client.ts';
import { keepReordered } from '#lib/basket/reordered.ts';
import { shelfOf } from '#lib/shelf.ts';
import { showToast } from '#lib/toasts/store.ts';

const nothing = 'هیچ کالای این سفارش اکنون موجود نیست';

/**
 * Puts the order's goods into the basket and goes to the cart, or says why not.
 * @returns whether the browser is leaving the page
 */
export async function putBack(number: number): Promise<boolean> {
  const outcome = await reorder(number);
  if (outcome === null) return true;
  if ('refusal' in outcome) {
    await showToast('error', outcome.refusal.sentence);
    return false;
  }
  const { message, added, missing } = outcome.answer;
  if (message !== null) {
    await showRefusal({ message, isFrozen: true });
    return false;
  }
  const names = missing.map(({ nameFa }) => nameFa);
  if (added === 0) {
    await showToast('error', nothing, { text: names.join('، ') });
    return false;
  }
  keepReordered(
    shelfOf(() => sessionStorage),
    { added, missing: names },
  );
  location.assign(cartPath);
  return true;
}
