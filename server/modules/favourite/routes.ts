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
import { memberId } from '#server/http/member.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { ListService } from '#server/modules/favourite/list-service.ts';
import type { FavouriteService } from '#server/modules/favourite/service.ts';

const shared = { tags: ['favorite'], security: [{ bearer: [] }] };

interface Needs {
  favourites: FavouriteService;
  lists: Pick<ListService, 'page'>;
  basket: Pick<BasketService, 'count'>;
}

export function favouriteRoutes(app: Api, { favourites, lists, basket }: Needs): void {
  /** @param refusal why nothing was changed, or null */
  async function answer(member: number, refusal: string | null): Promise<FavouriteAnswer> {
    const [fCount, { basketCount }] = await Promise.all([
      favourites.count(member),
      basket.count(memberBasket(member)),
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
      const id = await memberId(request, reply);
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
      const id = await memberId(request, reply);
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
      const id = await memberId(request, reply);
      return { codes: await favourites.codes(id) };
    },
  );

  app.post(
    '/favorite/get-list',
    {
      schema: {
        ...shared,
        summary:
          'A page of 24 of the member’s favourites or of one of their lists, the newest first',
        description:
          'Removed products are left out. 404 for a page past the last, and for no list of the member’s.',
        body: getFavouritesBody,
        response: { 200: getFavouritesAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const id = await memberId(request, reply);
      const { page, list } = request.body;
      return list === 0 ? favourites.list(id, page) : lists.page(id, list, page);
    },
  );
}
