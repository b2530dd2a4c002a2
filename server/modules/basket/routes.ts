import { addToBasketAnswer, addToBasketBody, getBasketAnswer } from '#lib/contract/basket.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';
import type { Shop } from '#server/shop.ts';

const tags = ['basket'];

export function basketRoutes(app: Api, { basket }: Shop): void {
  app.post(
    '/Basket/Add-To-Basket',
    {
      schema: {
        tags,
        summary: 'Puts pieces of a variant into the basket',
        description:
          'The basket is named by GuidCode, else by the header X-Guid. ProductProperty 0 is the ' +
          'default variant. What a rule refuses answers 200 with a message and basketCount -7; ' +
          'otherwise message is null and basketCount the sum of counts.',
        body: addToBasketBody,
        response: { 200: addToBasketAnswer, ...errors(404, 422) },
      },
    },
    async (request) => {
      const { body, visitor } = request;
      const guid = body.GuidCode?.toLowerCase() ?? visitor.guid;
      if (guid === null) {
        throw new ShopError(422, 'INVALID', basketTexts.invalid, {
          fields: { GuidCode: basketTexts.guidMissing },
        });
      }
      return basket.add({
        guid,
        websiteCode: body.WebsiteCode,
        variantId: body.ProductProperty,
        count: body.Count,
        insurance: body.Insurance,
        refer: body.Refer || visitor.refer,
      });
    },
  );

  app.get(
    '/Basket/Get-Basket',
    {
      schema: {
        tags,
        summary: 'The basket named by the header X-Guid; unknown or absent, an empty one',
        response: { 200: getBasketAnswer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return basket.read(request.visitor.guid);
    },
  );
}
