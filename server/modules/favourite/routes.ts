import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type FavouriteAnswer,
  favouriteAnswer,
  favouriteBody,
  getCodesAnswer,
  getFavouritesAnswer,
  getFavouritesBody,
} from '#lib/contract/favourite.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { type Api, errors } from '#server/http/api.ts';
import { requireMember } from '#server/http/bearer.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';

const shared = { tags: ['favorite'], security: [{ bearer: [] }] };

/** The id of the member who calls. @throws {ShopError} 401 when nobody is logged in */
async function callerOf(request: FastifyRequest, reply: FastifyReply): Promise<number> {
  reply.header('cache-control', 'private, no-store');
  return (await requireMember(request)).id;
}

interface Needs {
  favourites: FavouriteService;
  basket: Pick<BasketService, 'count'>;
}

export function favouriteRoutes(app: Api, { favourites, basket }: Needs): void {
  /** @param refusal why nothing was changed, or null */
  async function answer(memberId: number, refusal: string | null): Promise<FavouriteAnswer> {
    const [fCount, { basketCount }] = await Promise.all([
      favourites.count(memberId),
      basket.count(memberBasket(memberId)),
    ]);
    return { success: refusal === null, message: refusal, fCount, bCount: basketCount };
  }

  app.post(
    '/favorite/add-favorite',
    {
      schema: {
        ...shared,
        summary: 'Adds a product to the member’s favourites',
        description:
          'Repeating it gives the same answer. A member has at most 500 favourites: beyond ' +
          'that `success` is false and `message` says so. 404 for an unknown or removed ' +
          'product.',
        body: favouriteBody,
        response: { 200: favouriteAnswer, ...errors(401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const id = await callerOf(request, reply);
      return answer(id, await favourites.add(id, request.body.WebsiteCode));
    },
  );

  app.post(
    '/favorite/remove-favorite',
    {
      schema: {
        ...shared,
        summary: 'Removes a product from the member’s favourites',
        description:
          'Removing a product that is not a favourite has no effect. 404 for an unknown product.',
        body: favouriteBody,
        response: { 200: favouriteAnswer, ...errors(401, 404, 422, 429) },
      },
    },
    async (request, reply) => {
      const id = await callerOf(request, reply);
      await favourites.remove(id, request.body.WebsiteCode);
      return answer(id, null);
    },
  );

  app.get(
    '/favorite/get-codes',
    {
      schema: {
        ...shared,
        summary: 'Codes of the member’s favourites, the newest first',
        description: 'For cards on pages that are the same for everybody.',
        response: { 200: getCodesAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      const id = await callerOf(request, reply);
      return { codes: await favourites.codes(id) };
    },
  );

  app.post(
    '/favorite/get-list',
    {
      schema: {
        ...shared,
        summary: 'A page of 24 of the member’s favourites, the newest first',
        description: 'Removed products are left out. 404 for a page past the last.',
        body: getFavouritesBody,
        response: { 200: getFavouritesAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const id = await callerOf(request, reply);
      return favourites.list(id, request.body.page);
    },
  );
}
