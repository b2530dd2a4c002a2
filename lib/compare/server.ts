import { callService, type Read } from '#lib/calls/call-service.ts';
import { getCompareAnswer, type GetCompareAnswer } from '#lib/contract/compare.ts';

/** Products side by side, read anew at each request: too many of them can be put together to be kept. */
export async function getComparison(ids: readonly number[]): Promise<Read<GetCompareAnswer>> {
  return callService('Product/Get-Compare', getCompareAnswer, { ids });
}
