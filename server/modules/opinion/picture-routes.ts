import { z } from 'zod';
import { mostReviewPictureBytes } from '#lib/contract/limits.ts';
import {
  judgedReviewPicture,
  judgeReviewPictureBody,
  reviewPictureBody,
  uploadedReviewPicture,
} from '#lib/contract/review.ts';
import { type Api, errors } from '#server/http/api.ts';
import { refuseVisitors } from '#server/http/bearer.ts';
import { memberId } from '#server/http/member.ts';
import { acceptUploads, uploadOf } from '#server/http/multipart.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { PictureService } from '#server/modules/opinion/picture-service.ts';

/** Bytes of a body besides the file. */
const besides = 20_000;
const shared = { tags: ['product'], security: [{ bearer: [] }] };
const picture = { produces: ['image/webp'] };

export function pictureRoutes(app: Api, pictures: PictureService): void {
  acceptUploads(app);
  const count = limitCostly(app, 'review pictures', { max: 60, timeWindow: aMinute });

  app.post(
    '/Product/Upload-Review-Picture',
    {
      bodyLimit: mostReviewPictureBytes + besides,
      // Before the body is read.
      onRequest: async (request) => {
        await refuseVisitors(request);
        await count(request);
      },
      schema: {
        ...shared,
        summary: 'Sends a picture for a review',
        description:
          'multipart/form-data with one `file` (JPEG, PNG or WebP, at most 5 MB). It is made anew, and kept for a ' +
          'day unless `Save-Review` names it. 422 for another content, whatever the name says; 429 after 20 a day.',
        consumes: ['multipart/form-data'],
        response: {
          200: uploadedReviewPicture,
          ...errors(400, 401, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const member = await memberId(request, reply);
      const { file } = await uploadOf(request.headers['content-type'] ?? '', request.body);
      return { id: await pictures.upload(member, file) };
    },
  );

  app.post(
    '/member-account/get-review-picture',
    {
      schema: {
        ...shared,
        ...picture,
        summary: 'A picture of the member’s review as WebP, whether it is shown or not',
        description: '404 for another member’s.',
        body: reviewPictureBody,
        response: { 200: z.instanceof(Buffer), ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const bytes = await pictures.readAny(request.body.id, await memberId(request, reply));
      return reply.type('image/webp').send(bytes);
    },
  );

  app.post(
    '/Admin/Get-Review-Picture',
    {
      config: { staff: 'opinions' },
      schema: {
        ...ofStaff,
        ...picture,
        summary: 'A picture of a review as WebP, whether it is shown or not',
        body: reviewPictureBody,
        response: { 200: z.instanceof(Buffer), ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) =>
      reply.type('image/webp').send(await pictures.readAny(request.body.id, null)),
  );

  app.post(
    '/Admin/Judge-Review-Picture',
    {
      config: { staff: 'opinions' },
      schema: {
        ...ofStaff,
        summary: 'Refuses a single picture of a review, or takes that back',
        description: 'A refused one is not shown with its review. 409 when `revision` is outdated.',
        body: judgeReviewPictureBody,
        response: { 200: judgedReviewPicture, ...errors(401, 403, 404, 409, 422) },
      },
    },
    async (request) => pictures.judge(staffId(request), request.body),
  );
}

/** How long caches may keep a picture that may be refused, in seconds. */
const life = 3_600;
const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(whole|small)\.webp$/;

/** The files that pages show, beside those of the media store. */
export function shownPictureRoutes(app: Api, pictures: PictureService): void {
  app.get(
    '/media/review/:name',
    {
      schema: { hide: true, params: z.object({ name: z.string() }) },
      config: { rateLimit: false },
    },
    async ({ params: { name } }, reply) => {
      const [, id = '', size] = fileName.exec(name) ?? [];
      const bytes = await pictures.readShown(id, size === 'small' ? size : 'whole');
      return reply
        .header('cache-control', `public, max-age=${life}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/webp')
        .send(bytes);
    },
  );
}
