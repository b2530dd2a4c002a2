import { cartPath } from '#components/basket/texts.ts';
import type { Refusal } from '#lib/basket/client.ts';
import { askExitFreeze } from '#lib/dialogs/store.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Tells why the basket was not changed; one that awaits payment may be let out of it (specification §8). */
export async function tellRefusal({ message, isFrozen }: Refusal): Promise<void> {
  if (isFrozen) askExitFreeze(message, cartPath);
  else await showToast('error', message);
}
