import type { AdminProduct } from '#lib/contract/goods-product.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

interface Codes {
  websiteCodes: number[];
}

const changed = () => queries.invalidateQueries({ queryKey: ['goods'] });

/** Puts products into the bin. @returns those that were not there yet */
export async function removeGoods(websiteCodes: readonly number[]): Promise<number[]> {
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

/** Makes a draft like a product. @returns its code */
export async function duplicateGoods(websiteCode: number): Promise<number> {
  const answer = await call<AdminProduct>('Duplicate-Product', { websiteCode });
  await changed();
  return answer.websiteCode;
}
