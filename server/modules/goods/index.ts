import { cleanUp } from '#server/jobs/clean-up.ts';
import { createApplyService } from '#server/modules/goods/apply-service.ts';
import { type BatchService, createBatchService } from '#server/modules/goods/batch-service.ts';
import { type BinService, createBinService } from '#server/modules/goods/bin-service.ts';
import { bulkRoutes } from '#server/modules/goods/bulk-routes.ts';
import { createCellsService } from '#server/modules/goods/cells-service.ts';
import { goodsHub } from '#server/modules/goods/hub.ts';
import { gridRoutes } from '#server/modules/goods/grid-routes.ts';
import { createGridService } from '#server/modules/goods/grid-service.ts';
import { createListService, type ListService } from '#server/modules/goods/list-service.ts';
import { createMovementService } from '#server/modules/goods/movement-service.ts';
import { createPreviewService } from '#server/modules/goods/preview-service.ts';
import {
  createProductService,
  type ProductService,
} from '#server/modules/goods/product-service.ts';
import { goodsRoutes } from '#server/modules/goods/routes.ts';
import { sheetRoutes } from '#server/modules/goods/sheet-routes.ts';
import { createSheetService } from '#server/modules/goods/sheet-service.ts';
import { createTimedService, type TimedService } from '#server/modules/goods/timed-service.ts';
import type { Base, Module } from '#server/modules/module.ts';

/** Ms between two looks for timed prices whose time has come. */
const timedEvery = 10_000;

/** The same for waiting bulk changes. */
const bulkEvery = 1_000;

interface Services {
  readonly products: ProductService;
  readonly goodsLists: ListService;
  readonly timedPrices: TimedService;
  readonly bin: BinService;
  readonly goodsBatches: BatchService;
}

/** Products, prices and stock as staff see and change them. */
export function goods({ database, events, settings }: Base): Module<Services> {
  const needs = { database, events, siteUrl: settings.siteUrl };
  const lists = createListService(database);
  const products = createProductService(needs);
  const bin = createBinService({ ...needs, products });
  const timed = createTimedService(needs);
  const changes = createApplyService({ ...needs, products });
  const bulk = {
    previews: createPreviewService(needs),
    batches: createBatchService({ ...needs, changes }),
  };
  const sheets = createSheetService({ database, batches: bulk.batches });
  const grid = {
    grid: createGridService(database),
    cells: createCellsService(needs),
    movements: createMovementService(needs),
    timed,
  };
  return {
    services: { products, goodsLists: lists, timedPrices: timed, bin, goodsBatches: bulk.batches },
    routes: (api) => {
      goodsRoutes(api, { lists, products, bin });
      gridRoutes(api, grid);
      bulkRoutes(api, bulk);
      sheetRoutes(api, sheets);
    },
    jobs: [
      { name: 'timed prices', every: timedEvery, run: timed.applyDue },
      { name: 'bulk changes', every: bulkEvery, run: changes.applySome },
      cleanUp('old changes of goods', changes.removeSomeOld),
      cleanUp('the bin of products', bin.removeSomeOld),
    ],
    panelHub: goodsHub(events),
  };
}
