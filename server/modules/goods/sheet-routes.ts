import { getBatchAnswer } from '#lib/contract/goods-bulk.ts';
import {
  applySheetBody,
  exportPricesBody,
  getSheetBody,
  listSheetRowsAnswer,
  listSheetRowsBody,
  sheetView,
} from '#lib/contract/goods-sheet.ts';
import { mostSheetBytes } from '#lib/contract/limits.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptUploads, uploadOf } from '#server/http/multipart.ts';
import { alsoRequire, ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import { asXlsxFile, xlsxFile } from '#server/http/xlsx-file.ts';
import { goodsPermissions } from '#server/modules/goods/field-permissions.ts';
import type { SheetService } from '#server/modules/goods/sheet-service.ts';

/** Bytes of a body besides the file. */
const besides = 20_000;

export function sheetRoutes(app: Api, sheets: SheetService): void {
  acceptUploads(app);

  app.post(
    '/Admin/Export-Prices',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        ...xlsxFile,
        summary: 'Prices and stock of a filter as an Excel file',
        description:
          'At most 100,000 variants. The last column keeps what was exported, so that Admin/Plan-Price-Sheet ' +
          'knows what was edited.',
        body: exportPricesBody,
        response: { ...xlsxFile.response, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) =>
      asXlsxFile(reply, 'prices').send(await sheets.exportFile(request.body)),
  );

  app.post(
    '/Admin/Plan-Price-Sheet',
    {
      config: { staff: goodsPermissions },
      bodyLimit: mostSheetBytes + besides,
      schema: {
        ...ofStaff,
        summary: 'What an edited file of prices and stock would change',
        description:
          'multipart/form-data with one `file` (XLSX or CSV, at most 30 MB and 100,000 rows). Nothing is changed. ' +
          'Variants are found by their ids, else by their codes; only values that differ from the exported ones count. ' +
          'Plans are kept as those of Admin/Preview-Bulk. 422 BAD_FILE for a file that cannot be read.',
        consumes: ['multipart/form-data'],
        response: { 200: sheetView, ...errors(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const { permissions } = panelSession(request);
      const sent = await uploadOf(request.headers['content-type'] ?? '', request.body);
      const may = (each: (typeof permissions)[number]) => permissions.includes(each);
      return sheets.plan({ staffId: staffId(request), may }, sent);
    },
  );

  app.post(
    '/Admin/Get-Price-Sheet',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'A file that was planned and not applied yet',
        body: getSheetBody,
        response: { 200: sheetView, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => sheets.get(request.body.batch),
  );

  app.post(
    '/Admin/List-Price-Sheet-Rows',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Rows of a planned file with what becomes of them',
        body: listSheetRowsBody,
        response: { 200: listSheetRowsAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => sheets.list(request.body),
  );

  app.post(
    '/Admin/Apply-Price-Sheet',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Applies chosen rows of a planned file',
        description:
          'As Admin/Apply-Bulk, whose answer, progress and undoing it has. Of several chosen rows about a variant the ' +
          'last one counts.',
        body: applySheetBody,
        response: { 200: getBatchAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      alsoRequire(request, ...(await sheets.permissionsOfSheet(request.body.batch)));
      return sheets.apply(staffId(request), request.body);
    },
  );
}
