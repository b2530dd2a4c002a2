import { z } from 'zod';
import { administratorRole } from '#lib/contract/codes.ts';
import { orderPictureBody } from '#lib/contract/member-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';

export function orderPictureRoutes(app: Api, pictures: OrderPictureService): void {
  app.post(
    '/order/get-picture',
    {
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'A picture of a receipt, or of goods to be returned, as WebP',
        description: 'For the order’s member and administrators; 404 for others.',
        body: orderPictureBody,
        produces: ['image/webp'],
        response: { 200: z.instanceof(Buffer), ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id, role } = await requireMember(request);
      const viewer = { id, isAdministrator: role === administratorRole };
      const bytes = await pictures.read(request.body.id, viewer);
      return reply.type('image/webp').send(bytes);
    },
  );
}
