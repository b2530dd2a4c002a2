import { interrupted } from '#scripts/lib/interrupted.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

/**
 * Keeps a shop running until this program is asked to end, then closes it.
 * @param opening starts the shop; may be interrupted
 * @throws PlainFailure if the storefront ends by itself; errors of `opening` are passed on
 */
export async function keepOpen(shop: RunningShop, opening: Promise<void>): Promise<void> {
  try {
    const opened = opening.then(() => shop.storefrontEnded());
    const ending = await Promise.race([interrupted, opened]);
    if (ending) {
      const lines = shop.storefrontLines().join('\n');
      throw new PlainFailure(`the storefront ended (${ending.signal ?? ending.code}).\n${lines}`);
    }
    console.log('Closing the shop …');
  } finally {
    await shop.stop();
  }
}
