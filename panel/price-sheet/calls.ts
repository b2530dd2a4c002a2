import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { GetBatchAnswer } from '#lib/contract/goods-bulk.ts';
import type {
  ApplySheetBody,
  ListSheetRowsAnswer,
  SheetRowState,
  SheetView,
} from '#lib/contract/goods-sheet.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { batchQuery, readChanged } from '#panel/bulk/calls.ts';
import { call, callPicture as callFile } from '#panel/client.ts';
import type { WantedFilter } from '#panel/goods/wanted.ts';
import { queries } from '#panel/queries.ts';
import { saveFile } from '#panel/ui/save-file.ts';

/** Asks for the variants of a filter as an Excel file, and hands it to the browser. */
export async function exportPrices(filter: WantedFilter): Promise<void> {
  const file = await callFile('Export-Prices', { filter });
  const day = toLatinDigits(numericDate(new Date().toISOString())).replaceAll('/', '-');
  saveFile(file, `prices-${day}.xlsx`);
}

export const sheetQuery = (batch: number) =>
  queryOptions({
    queryKey: ['price-sheet', batch],
    queryFn: ({ signal }) => call<SheetView>('Get-Price-Sheet', { batch }, { signal }),
    // It does not change until it is applied.
    staleTime: Infinity,
  });

/** Sends a file. @returns what it would change */
export async function planSheet(file: File): Promise<SheetView> {
  const form = new FormData();
  form.set('file', file);
  const view = await call<SheetView>('Plan-Price-Sheet', form);
  queries.setQueryData(sheetQuery(view.batch).queryKey, view);
  return view;
}

/** Rows of a page. */
const limit = 50;

export const rowsQuery = (batch: number, state: SheetRowState) =>
  infiniteQueryOptions({
    queryKey: ['price-sheet', batch, 'rows', state],
    queryFn: ({ pageParam, signal }) =>
      call<ListSheetRowsAnswer>(
        'List-Price-Sheet-Rows',
        { batch, state, limit, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    staleTime: Infinity,
  });

export async function applySheet(body: ApplySheetBody): Promise<GetBatchAnswer> {
  const answer = await call<GetBatchAnswer>('Apply-Price-Sheet', body);
  queries.setQueryData(batchQuery(answer.batch).queryKey, answer);
  await readChanged();
  return answer;
}
