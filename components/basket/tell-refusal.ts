import { cartPath } from '#components/basket/texts.ts';
import type { Refusal } from '#lib/api/basket-calls.ts';
import { askExitFreeze } from '#lib/stores/dialogs.ts';
import { showToast } from '#lib/stores/toasts.ts';

/** Tells why the basket was not changed; one that awaits payment may be let out of it (specification §8). */
export async function tellRefusal({ message, isFrozen }: Refusal): Promise<void> {
  if (isFrozen) askExitFreeze(message, cartPath);
  else await showToast('error', message);
}
