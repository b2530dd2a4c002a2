import { z } from 'zod';
import {
  applyImportBody,
  beginImportBody,
  getImportAnswer,
  importBatchBody,
  importColumnsAnswer,
  importMoneyAnswer,
  importView,
  listImportRowsAnswer,
  listImportRowsBody,
  listImportsAnswer,
  listImportsBody,
  readImportBody,
  startImportBody,
  uploadImportPartQuery,
} from '#lib/contract/import.ts';
import { importAccess, importKinds, importPartBytes } from '#lib/contract/import-names.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, panelSession, staffId } from '#server/http/staff.ts';
import type { ImportBatches } from '#server/modules/import/batch-service.ts';
import { requireKind, staffOfImports } from '#server/modules/import/kind-access.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';

const staff = staffOfImports;
const refusals = errors(401, 403, 404, 409, 422);

export function importRoutes(app: Api, batches: ImportBatches): void {
  uploadRoutes(app, batches);
  readingRoutes(app, batches);
  writingRoutes(app, batches);
}

function uploadRoutes(app: Api, batches: ImportBatches): void {
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/Admin/Begin-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Begins to bring in a file',
        description:
          'Its parts follow by Admin/Upload-Import-Part. Each kind of files has its own permissions: 403 for those that the ' +
          'caller may not see.',
        body: beginImportBody,
        response: { 200: importView, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      requireKind(request, request.body.kind);
      return batches.begin(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Upload-Import-Part',
    {
      config: { staff },
      bodyLimit: importPartBytes,
      schema: {
        ...ofStaff,
        summary: 'Keeps a part of the file',
        description:
          'application/octet-stream of 1,000,000 bytes, the last part what is left; in any order, and again after a ' +
          'broken connection. `state` is uploaded once all are there. 409 IMPORT_STATE later.',
        consumes: ['application/octet-stream'],
        querystring: uploadImportPartQuery,
        response: { 200: importView, ...errors(401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.query.batch));
      const bytes = z.instanceof(Uint8Array).safeParse(request.body);
      if (!bytes.success) throw badFile(importTexts.wrongPart);
      return batches.upload(request.query.batch, request.query.part, bytes.data);
    },
  );
}

function readingRoutes(app: Api, batches: ImportBatches): void {
  app.post(
    '/Admin/Get-Import-Columns',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'The columns of an uploaded file, and what each may hold',
        description:
          '422 BAD_FILE, also for a mapping that names another head; 409 IMPORT_STATE while it is read.',
        body: readImportBody,
        response: { 200: importColumnsAnswer, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.columns(request.body);
    },
  );

  app.post(
    '/Admin/Get-Import-Money',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'What the prices of an uploaded file may be in, with examples',
        body: readImportBody,
        response: { 200: importMoneyAnswer, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.money(request.body);
    },
  );

  app.post(
    '/Admin/Start-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Begins a dry run',
        description:
          'It changes nothing else, and takes the place of the one before. Goods need `unit`, orders where their file does ' +
          'not say it. The job reads the file; UpdateImportEvent and ' +
          'Admin/Get-Import tell how far it is: `ready`, or `failed` with `failure`.',
        body: startImportBody,
        response: { 200: importView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.read(request.body);
    },
  );

  app.post(
    '/Admin/Get-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'How far an import is, with its numbers and the most frequent faults',
        body: importBatchBody,
        response: { 200: getImportAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.get(request.body.batch);
    },
  );

  app.post(
    '/Admin/List-Import-Rows',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Rows of the file, and what becomes of them',
        body: listImportRowsBody,
        response: { 200: listImportRowsAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.listRows(request.body);
    },
  );

  app.post(
    '/Admin/List-Imports',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Imports, the newest first',
        body: listImportsBody,
        response: { 200: listImportsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      const { permissions } = panelSession(request);
      const seen = importKinds.filter((kind) => permissions.includes(importAccess[kind].see));
      return batches.list(seen, request.body);
    },
  );
}

function writingRoutes(app: Api, batches: ImportBatches): void {
  app.post(
    '/Admin/Apply-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Accepts a dry run, or goes on after a stop',
        description:
          'Also needs what the kind needs to be written. Each product is written with its variants or not at all, other rows ' +
          'one by one. 409 IMPORT_STATE, ' +
          'IMPORT_RUNNING while another one is written or taken back.',
        body: applyImportBody,
        response: { 200: importView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch), true);
      return batches.apply(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Stop-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Ends a dry run, or the writing where it is',
        description:
          'What is written stays; Admin/Apply-Import goes on, Admin/Undo-Import takes it back.',
        body: importBatchBody,
        response: { 200: importView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return batches.stop(staffId(request), request.body.batch);
    },
  );

  app.post(
    '/Admin/Undo-Import',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Takes an import back as a whole',
        description:
          'Also needs what the kind needs to be written. New goods go to the bin, without their codes; fields get their former values ' +
          'unless they have changed since, which rows with the result `left` say. 409 IMPORT_NOT_UNDOABLE after 30 days.',
        body: importBatchBody,
        response: { 200: importView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch), true);
      return batches.undo(staffId(request), request.body.batch);
    },
  );
}
