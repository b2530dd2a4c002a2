import { cartPath } from '#components/basket/texts.ts';
import type { Refusal } from '#lib/basket/client.ts';
import { askExitFreeze } from '#lib/dialogs/store.ts';
import { showToast } from '#lib/toasts/store.ts';

/**
 * Shows why the basket was not changed; for a basket locked by an unpaid order, offers to unlock
 * it.
 */
export async function showRefusal({ message, isFrozen }: Refusal): Promise<void> {
  if (isFrozen) askExitFreeze(message, cartPath);
  else await showToast('error', message);
}
