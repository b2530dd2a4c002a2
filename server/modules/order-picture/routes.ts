import { z } from 'zod';
import { orderPictureBody } from '#lib/contract/member-order.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import { ofStaff } from '#server/http/staff.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';

export function orderPictureRoutes(app: Api, pictures: OrderPictureService): void {
  app.post(
    '/order/get-picture',
    {
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'A picture of a receipt, or of goods to be returned, as WebP',
        description: 'For the order’s member; 404 for others.',
        body: orderPictureBody,
        produces: ['image/webp'],
        response: { 200: z.instanceof(Buffer), ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { id } = await requireMember(request);
      const bytes = await pictures.read(request.body.id, id);
      return reply.type('image/webp').send(bytes);
    },
  );

  app.post(
    '/Admin/Get-Picture',
    {
      config: { staff: 'orders' },
      schema: {
        ...ofStaff,
        summary: 'A picture of a receipt, or of goods to be returned, of any order, as WebP',
        body: orderPictureBody,
        produces: ['image/webp'],
        response: { 200: z.instanceof(Buffer), ...errors(401, 403, 404, 422) },
      },
    },
    async (request, reply) =>
      reply.type('image/webp').send(await pictures.read(request.body.id, null)),
  );
}
