import { readXlsx, writeXlsx } from 'hucre/xlsx';
import {
  type ListSheetRowsAnswer,
  type SheetView,
  listSheetRowsAnswer,
  sheetView,
} from '#lib/contract/goods-sheet.ts';
import type { GoodsDesk } from '#server/testing/goods.ts';

export type SheetCell = string | number | null;
type Rows = readonly (readonly SheetCell[])[];

/** Columns of the exported file. */
export const [idAt, skuAt, nameAt, priceAt, oldPriceAt, stockAt, stampAt] = [
  0, 1, 2, 4, 5, 6, 7,
] as const;

/** An Excel file as other programs save it. */
export const xlsxOf = (rows: Rows): Promise<Uint8Array> =>
  writeXlsx({ sheets: [{ name: 'x', rows: rows.map((row) => [...row]) }] });

/** What staff do with files of prices and stock. */
export function priceSheets(desk: GoodsDesk) {
  async function exported(filter: object = {}): Promise<SheetCell[][]> {
    const answer = await desk.shop.app.inject({
      method: 'POST',
      url: '/api/Admin/Export-Prices',
      headers: desk.admin,
      payload: { filter },
    });
    const [sheet] = (await readXlsx(answer.rawPayload)).sheets;
    return (sheet?.rows ?? []).map((row) =>
      row.map((cell) => (typeof cell === 'string' || typeof cell === 'number' ? cell : null)),
    );
  }

  async function send(file: Uint8Array | string, headers = desk.admin) {
    const form = new FormData();
    form.set('file', new File([Buffer.from(file)], 'قیمت‌ها.xlsx'));
    const body = new Response(form);
    const answer = await desk.shop.app.inject({
      method: 'POST',
      url: '/api/Admin/Plan-Price-Sheet',
      headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  }

  return {
    exported,
    send,
    /** The exported rows, with some of them changed. */
    async edited(change: (row: SheetCell[]) => SheetCell[] | null): Promise<SheetCell[][]> {
      const [heads = [], ...rows] = await exported();
      return [heads, ...rows.map((row) => change([...row]) ?? row)];
    },
    async plan(rows: Rows): Promise<SheetView> {
      return sheetView.parse((await send(await xlsxOf(rows))).body);
    },
    async rowsOf(batch: number, state: string): Promise<ListSheetRowsAnswer['items']> {
      const answer = await desk.done('List-Price-Sheet-Rows', { batch, state, limit: 100 });
      return listSheetRowsAnswer.parse(answer).items;
    },
  };
}
