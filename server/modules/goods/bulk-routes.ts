import {
  batchBody,
  getBatchAnswer,
  listBatchesAnswer,
  listBatchesBody,
  previewBulkAnswer,
  previewBulkBody,
  productHistoryAnswer,
  productHistoryBody,
  undoChangesBody,
} from '#lib/contract/goods-bulk.ts';
import { type Api, errors } from '#server/http/api.ts';
import { alsoRequire, ofStaff, staffId } from '#server/http/staff.ts';
import {
  goodsPermissions,
  permissionOfOperation,
} from '#server/modules/goods/field-permissions.ts';
import type { BatchService } from '#server/modules/goods/batch-service.ts';
import type { PreviewService } from '#server/modules/goods/preview-service.ts';

interface Services {
  readonly previews: PreviewService;
  readonly batches: BatchService;
}

export function bulkRoutes(app: Api, { previews, batches }: Services): void {
  const refusals = errors(401, 403, 404, 409, 422);

  app.post(
    '/Admin/Preview-Bulk',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'What a change of all goods of a filter would do',
        description:
          'Nothing is changed. `batch` is the plan that Admin/Apply-Bulk applies: exactly these goods and values, ' +
          'and each only where the value has not become another one meanwhile. The last five plans of a ' +
          'person are kept, for a day.',
        body: previewBulkBody,
        response: { 200: previewBulkAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      alsoRequire(request, permissionOfOperation(request.body.operation));
      return previews.preview(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Apply-Bulk',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Applies a preview',
        description:
          'A small one is done with the answer; for a larger one Admin/Get-Batch tells how far it is. 409 ' +
          'BATCH_APPLIED a second time.',
        body: batchBody,
        response: { 200: getBatchAnswer, ...refusals },
      },
    },
    async (request) => {
      alsoRequire(request, ...(await batches.permissionsOfBatch(request.body.batch)));
      return batches.apply(staffId(request), request.body.batch);
    },
  );

  app.post(
    '/Admin/Stop-Batch',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Ends a change of many where it is',
        body: batchBody,
        response: { 200: getBatchAnswer, ...refusals },
      },
    },
    async (request) => {
      alsoRequire(request, ...(await batches.permissionsOfBatch(request.body.batch)));
      return batches.stop(staffId(request), request.body.batch);
    },
  );

  app.post(
    '/Admin/Undo-Batch',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Takes a batch of changes back',
        description:
          'Restores what is still as the batch left it, by a batch of its own; `left` names the rest. 409 ' +
          'BATCH_NOT_UNDOABLE before it has ended, a second time, and after 30 days.',
        body: batchBody,
        response: { 200: getBatchAnswer, ...refusals },
      },
    },
    async (request) => {
      alsoRequire(request, ...(await batches.permissionsOfBatch(request.body.batch)));
      return batches.undo(staffId(request), request.body.batch);
    },
  );

  app.post(
    '/Admin/Undo-Changes',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Takes single changes of a product’s history back',
        body: undoChangesBody,
        response: { 200: getBatchAnswer, ...refusals },
      },
    },
    async (request) => {
      alsoRequire(request, ...(await batches.permissionsOfChanges(request.body.ids)));
      return batches.undoChanges(staffId(request), request.body.ids);
    },
  );

  app.post(
    '/Admin/Get-Batch',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'How far a batch of changes is',
        body: batchBody,
        response: { 200: getBatchAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => batches.get(request.body.batch),
  );

  app.post(
    '/Admin/List-Batches',
    {
      config: { staff: goodsPermissions },
      schema: {
        ...ofStaff,
        summary: 'Changes of many, the newest first',
        body: listBatchesBody,
        response: { 200: listBatchesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => batches.list(request.body.before, request.body.limit),
  );

  app.post(
    '/Admin/Get-Product-History',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Changes of a product and its variants within 30 days, the newest first',
        description: 'What orders did to its stock: Admin/List-Stock-Movements.',
        body: productHistoryBody,
        response: { 200: productHistoryAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => batches.history(request.body),
  );
}
