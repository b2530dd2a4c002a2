import type { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import {
  getMediaAnswer,
  getMediaBody,
  listMediaAnswer,
  listMediaBody,
  mediaItem,
  saveMediaBody,
  uploadFields,
} from '#lib/contract/media.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptUploads, uploadOf } from '#server/http/multipart.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import { uploadLimits } from '#server/media/inspect-picture.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';
import { mediaTexts } from '#server/modules/media-library/texts.ts';
import { ShopError } from '#server/errors.ts';

/** Who may use the pictures: goods, posts, pages and the look of the shop show them. */
const users = ['catalogue', 'content', 'appearance'] as const;
/** Bytes of a body besides the file. */
const besides = 20_000;

export function mediaRoutes(app: Api, media: MediaService): void {
  acceptUploads(app);

  app.post(
    '/Admin/Upload-Media',
    {
      config: { staff: users },
      bodyLimit: uploadLimits.bytes + besides,
      schema: {
        ...ofStaff,
        summary: 'Stores a picture',
        description:
          'multipart/form-data with one `file` (JPEG, PNG, WebP or AVIF, at most 15 MB and 40 million pixels), ' +
          'and the texts `alt` and `kind` (plain, or wide for pictures of posts). The same bytes are the same ' +
          'picture. 429 while too many are being encoded.',
        consumes: ['multipart/form-data'],
        response: { 200: mediaItem, ...errors(400, 401, 403, 413, 415, 422, 429) },
      },
    },
    async (request) => {
      const caller = staffId(request);
      const sent = await uploadOf(request.headers['content-type'] ?? '', request.body);
      const fields = uploadFields.safeParse(sent.fields);
      if (!fields.success) throw wrongFields(fields.error);
      return media.upload(caller, sent, fields.data);
    },
  );

  app.post(
    '/Admin/List-Media',
    {
      config: { staff: users },
      schema: {
        ...ofStaff,
        summary: 'Pictures, the newest first',
        description:
          '`use` knows products, categories, films and posts; Admin/Get-Media also looks into texts.',
        body: listMediaBody,
        response: { 200: listMediaAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => media.list(request.body),
  );

  app.post(
    '/Admin/Get-Media',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'A picture, and where it is shown',
        body: getMediaBody,
        response: { 200: getMediaAnswer, ...errors(401, 403, 404, 422) },
      },
    },
    async (request) => media.get(request.body.hash),
  );

  app.post(
    '/Admin/Save-Media',
    {
      config: { staff: 'catalogue' },
      schema: {
        ...ofStaff,
        summary: 'Changes the text of a picture and the point that stays visible',
        description: '409 STALE when `revision` is outdated, with the picture of now in `now`.',
        body: saveMediaBody,
        response: {
          200: mediaItem,
          ...errors(401, 403, 404, 422),
          409: errorBody.extend({ now: mediaItem.optional() }),
        },
      },
    },
    async (request) => media.save(staffId(request), request.body),
  );
}

function wrongFields(error: z.ZodError): ShopError {
  const fields = error.issues.map(({ path }) => [path.join('.'), mediaTexts.wrongField]);
  return new ShopError(422, 'INVALID', mediaTexts.wrongField, {
    fields: Object.fromEntries(fields),
  });
}
