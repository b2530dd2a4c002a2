import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { call } from '#panel/client.ts';
import { productsTexts } from '#panel/products/texts.ts';
import { queries } from '#panel/queries.ts';
import { showFailure, showToast } from '#panel/ui/toast.tsx';

interface Codes {
  websiteCodes: number[];
}

const changed = () => queries.invalidateQueries({ queryKey: ['goods'] });

/** Puts products into the bin. @returns those that were not there yet */
async function removeGoods(websiteCodes: readonly number[]): Promise<number[]> {
  const answer = await call<Codes>('Remove-Products', { websiteCodes });
  await changed();
  return answer.websiteCodes;
}

/** Takes products out of the bin. */
export async function restoreGoods(websiteCodes: readonly number[]): Promise<number[]> {
  const answer = await call<Codes>('Restore-Products', { websiteCodes });
  await changed();
  return answer.websiteCodes;
}

/** Puts products into the bin and shows a way back. */
export async function removeWithUndo(websiteCodes: readonly number[]): Promise<void> {
  const removed = await removeGoods(websiteCodes);
  showToast(productsTexts.removed(formatNumber(removed.length)), () =>
    restoreGoods(removed).catch(showFailure),
  );
}

/** Makes a draft like a product. @returns its code */
export async function duplicateGoods(websiteCode: number): Promise<number> {
  const answer = await call<AdminProduct>('Duplicate-Product', { websiteCode });
  await changed();
  return answer.websiteCode;
}
