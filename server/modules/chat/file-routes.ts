import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mostChatFileBytes } from '#lib/contract/chat-names.ts';
import { fileQuery, sendMessageAnswer, uploadFields } from '#lib/contract/chat.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptUploads, uploadOf } from '#server/http/multipart.ts';
import { refuseOtherSites } from '#server/http/origin.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { ofStaff, panelSession } from '#server/http/staff.ts';
import type { ChatFiles } from '#server/modules/chat/file-service.ts';
import { agentOf } from '#server/modules/chat/agent.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { Who } from '#server/modules/chat/who.ts';

/** Bytes of a body besides the file. */
const besides = 20_000;
const bodyLimit = mostChatFileBytes + besides;
const consumes = ['multipart/form-data'];
const described =
  'multipart/form-data with one `file` (JPEG, PNG, WebP or PDF, at most 5 MB) and the texts `chat` and `clientId`. ' +
  'Pictures are made anew; what a file is, its content decides.';

async function sentBy(request: FastifyRequest) {
  const { fields, ...sent } = await uploadOf(request.headers['content-type'] ?? '', request.body);
  const named = uploadFields.safeParse(fields);
  if (named.success) return { ...sent, ...named.data };
  const wrong = named.error.issues.map(({ path }) => [path.join('.'), chatTexts.invalid]);
  throw new ShopError(422, 'INVALID', chatTexts.invalid, { fields: Object.fromEntries(wrong) });
}

export function fileRoutes(app: Api, files: ChatFiles, who: Who): void {
  acceptUploads(app);
  const count = limitCostly(app, 'chat files', { max: 30, timeWindow: aMinute });

  app.post(
    '/chat/upload',
    {
      bodyLimit,
      // Before the body is read.
      onRequest: async (request) => {
        await who.refuseUnknown(request);
        await count(request);
      },
      schema: {
        tags: ['chat'],
        security: [{ chat: [] }, { bearer: [] }],
        summary: 'Sends a picture or a PDF as a message',
        description: `${described} 409 \`TOO_MANY_FILES\` after five in a chat.`,
        consumes,
        response: {
          200: sendMessageAnswer,
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 429, 503),
        },
      },
    },
    async (request, reply) =>
      files.send(await who.visitorOf(request, reply), await sentBy(request)),
  );

  app.post(
    '/Admin/Upload-Chat-File',
    {
      bodyLimit,
      config: { staff: 'chat' },
      schema: {
        ...ofStaff,
        summary: 'Sends a picture or a PDF as a message of staff',
        description: described,
        consumes,
        response: {
          200: sendMessageAnswer,
          ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503),
        },
      },
    },
    async (request) => files.sendByStaff(agentOf(panelSession(request)), await sentBy(request)),
  );

  app.get(
    '/chat/file/:id',
    {
      schema: {
        tags: ['chat'],
        summary: 'A file of a message, by the address that came with it',
        description:
          'Addresses are signed and valid for some minutes; 404 for others. A PDF is an attachment, never shown.',
        params: z.object({ id: z.uuid() }),
        querystring: fileQuery,
        produces: ['image/webp', 'application/pdf'],
        response: { 200: z.instanceof(Buffer), ...errors(403, 404, 422) },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const { until, signature } = request.query;
      const { name, type, bytes } = await files.read(request.params.id, until, signature);
      const shown = type === 'application/pdf' ? 'attachment' : 'inline';
      return reply
        .header('cache-control', 'private, max-age=600, immutable')
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-site')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header(
          'content-disposition',
          `${shown}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
        )
        .type(type)
        .send(bytes);
    },
  );
}
