import {
  cancelTimedPricesBody,
  listMovementsAnswer,
  listMovementsBody,
  listVariantsAnswer,
  listVariantsBody,
  moveStockBody,
  movedStockAnswer,
  saveCellsAnswer,
  saveCellsBody,
  saveTimedPricesBody,
  timedPricesAnswer,
} from '#lib/contract/goods-grid.ts';
import { type Api, errors, longText } from '#server/http/api.ts';
import { alsoRequire, ofStaff, staffId } from '#server/http/staff.ts';
import { goodsPermissions, permissionsOf } from '#server/modules/goods/field-permissions.ts';
import type { CellsService } from '#server/modules/goods/cells-service.ts';
import type { GridService } from '#server/modules/goods/grid-service.ts';
import type { MovementService } from '#server/modules/goods/movement-service.ts';
import type { TimedService } from '#server/modules/goods/timed-service.ts';

interface Services {
  readonly grid: GridService;
  readonly cells: CellsService;
  readonly timed: TimedService;
  readonly movements: MovementService;
}

export function gridRoutes(app: Api, { grid, cells, timed, movements }: Services): void {
  app.post(
    '/Admin/List-Variants',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Variants as the rows of the grid of prices and stock',
        description:
          'Filter and sort are those of Admin/List-Goods; the variants of a product come together, and of it ' +
          'only those that meet the conditions about variants. `limit` counts products, `total` variants.',
        body: listVariantsBody,
        response: { 200: listVariantsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => grid.list(request.body),
  );

  app.post(
    '/Admin/Save-Cells',
    {
      config: { staff: goodsPermissions },
      bodyLimit: longText,
      schema: {
        ...ofStaff,
        summary: 'Saves cells of the grid, with an outcome for each',
        description:
          'At most 500 variants. A cell whose value is not `before` any more is a `conflict`, with the value of ' +
          '`now`; the cells of a variant that its rules refuse are `refused` together. `batch` takes all back. Prices need the permission `prices`, stock, its limits and ' +
          'availability `stock`, codes and guarantees `catalogue`.',
        body: saveCellsBody,
        response: { 200: saveCellsAnswer, ...errors(401, 403, 413, 422) },
      },
    },
    async (request) => {
      const fields = request.body.cells.map(({ field }) => field);
      alsoRequire(request, ...permissionsOf(fields));
      return cells.save(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Save-Timed-Prices',
    {
      config: { staff: 'prices' },
      schema: {
        ...ofStaff,
        summary: 'Plans a price for a time',
        description:
          'A variant has one at a time: the new one replaces it. When its time ends, the former prices return, ' +
          'unless somebody has changed them meanwhile.',
        body: saveTimedPricesBody,
        response: { 200: timedPricesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => timed.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Cancel-Timed-Prices',
    {
      config: { staff: 'prices' },
      schema: {
        ...ofStaff,
        summary: 'Takes timed prices back',
        body: cancelTimedPricesBody,
        response: { 200: timedPricesAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => timed.cancel(staffId(request), request.body),
  );

  app.post(
    '/Admin/List-Stock-Movements',
    {
      config: { staff: 'stock' },
      schema: {
        ...ofStaff,
        summary: 'Changes of stocks with their reasons, the newest first',
        body: listMovementsBody,
        response: { 200: listMovementsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => movements.list(request.body),
  );

  app.post(
    '/Admin/Move-Stock',
    {
      config: { staff: 'stock' },
      schema: {
        ...ofStaff,
        summary: 'Changes a stock by pieces, or to a counted number',
        description: '409 STOCK_HELD below what is held for orders.',
        body: moveStockBody,
        response: { 200: movedStockAnswer, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => movements.move(staffId(request), request.body),
  );
}
