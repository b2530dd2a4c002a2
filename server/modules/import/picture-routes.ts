import { z } from 'zod';
import { importBatchBody, uploadImportPartQuery } from '#lib/contract/import.ts';
import { importPartBytes } from '#lib/contract/import-names.ts';
import {
  beginImportArchiveBody,
  importPicturesView,
  listImportPicturesAnswer,
  listImportPicturesBody,
  retryImportPicturesBody,
  startImportPicturesBody,
} from '#lib/contract/import-pictures.ts';
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { ImportBatches } from '#server/modules/import/batch-service.ts';
import { requireKind, staffOfImports } from '#server/modules/import/kind-access.ts';
import type { PicturesService } from '#server/modules/import/pictures-service.ts';
import { badFile } from '#server/modules/import/refusal.ts';
import { importTexts } from '#server/modules/import/texts.ts';

const staff = staffOfImports;
const refusals = errors(401, 403, 404, 409, 422);

type KindOf = Pick<ImportBatches, 'kindOf'>;

export function pictureRoutes(app: Api, pictures: PicturesService, batches: KindOf): void {
  fetchRoutes(app, pictures, batches);
  archiveRoutes(app, pictures, batches);
}

function fetchRoutes(app: Api, pictures: PicturesService, batches: KindOf): void {
  app.post(
    '/Admin/List-Import-Hosts',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Where the pictures of a written file are, and how many of them have come',
        body: importBatchBody,
        response: { 200: importPicturesView, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return pictures.view(request.body.batch);
    },
  );

  app.post(
    '/Admin/Start-Import-Pictures',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Confirms hosts, and fetches their pictures',
        description:
          'A job fetches them and gives them to their products; UpdateImportPicturesEvent tells how far it is. Only confirmed ' +
          'hosts are asked, also by redirects. 409 IMPORT_STATE unless the goods are written and can still be undone.',
        body: startImportPicturesBody,
        response: { 200: importPicturesView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return pictures.start(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/Retry-Import-Pictures',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Asks again for pictures that did not come',
        description: 'Of confirmed hosts, and of the ZIP as long as it is kept. 409 IMPORT_STATE.',
        body: retryImportPicturesBody,
        response: { 200: importPicturesView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return pictures.retry(staffId(request), request.body);
    },
  );

  app.post(
    '/Admin/List-Import-Pictures',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Pictures that a file names, and why some did not come',
        body: listImportPicturesBody,
        response: { 200: listImportPicturesAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return pictures.list(request.body);
    },
  );
}

function archiveRoutes(app: Api, pictures: PicturesService, batches: KindOf): void {
  app.post(
    '/Admin/Begin-Import-Archive',
    {
      config: { staff },
      schema: {
        ...ofStaff,
        summary: 'Begins to send the pictures of a written file as a ZIP of uploads',
        description:
          'In place of the one before. Its parts follow by Admin/Upload-Import-Archive-Part. 409 IMPORT_RUNNING while pictures ' +
          'come from the one before.',
        body: beginImportArchiveBody,
        response: { 200: importPicturesView, ...refusals },
      },
    },
    async (request) => {
      requireKind(request, await batches.kindOf(request.body.batch));
      return pictures.beginArchive(request.body);
    },
  );

  app.post(
    '/Admin/Upload-Import-Archive-Part',
    {
      config: { staff },
      bodyLimit: importPartBytes,
      schema: {
        ...ofStaff,
        summary: 'Keeps a part of the ZIP',
        description:
          'As Admin/Upload-Import-Part. With the last one the pictures are asked for whose addresses have the path of an entry ' +
          'below `uploads/`. 422 BAD_FILE for a ZIP that is not taken, which is forgotten.',
        consumes: ['application/octet-stream'],
        querystring: uploadImportPartQuery,
        response: { 200: importPicturesView, ...errors(401, 403, 404, 409, 413, 415, 422) },
      },
    },
    async (request) => {
      const bytes = z.instanceof(Uint8Array).safeParse(request.body);
      if (!bytes.success) throw badFile(importTexts.wrongPart);
      const { batch, part } = request.query;
      requireKind(request, await batches.kindOf(batch));
      return pictures.uploadArchive(staffId(request), batch, { part, bytes: bytes.data });
    },
  );
}
