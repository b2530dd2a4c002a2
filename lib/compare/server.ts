import { callService, type Read } from '#lib/calls/call-service.ts';
import { getCompareAnswer, type GetCompareAnswer } from '#lib/contract/compare.ts';

/** The compared products, not cached: there are too many possible combinations. */
export async function getComparison(ids: readonly number[]): Promise<Read<GetCompareAnswer>> {
  return callService('Product/Get-Compare', getCompareAnswer, { ids });
}
