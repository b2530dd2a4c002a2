import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  addToBasketAnswer,
  addToBasketBody,
  changeBasketAnswer,
  changeCountBody,
  changeInsuranceBody,
  confirmChangesBody,
  exitFreezeAnswer,
  getBasketAnswer,
  removeFromBasketBody,
} from '#lib/contract/basket.ts';
import { type BasketOwner, basketOwner, guestBasket } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

/** A visitor needs no bearer. */
const shared = { tags: ['basket'], security: [{ bearer: [] }, {}] };

const named =
  'A member’s basket is named by the bearer, a visitor’s by GuidCode, else by the header X-Guid. ';
const changes =
  'Answers with the whole basket. What a rule refuses answers 200 with a message and basketCount -7, ' +
  'or -8 while the basket awaits payment. 404 for what is not in the basket.';

/** @throws {ShopError} 401 for a false bearer, 422 when nobody is named */
async function ownerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  guidCode?: string,
): Promise<BasketOwner> {
  reply.header('cache-control', 'private, no-store');
  const guid = guidCode?.toLowerCase() ?? request.visitor.guid;
  const owner = basketOwner(await request.member(), guid);
  if (owner !== null) return owner;
  throw new ShopError(422, 'INVALID', basketTexts.invalid, {
    fields: { GuidCode: basketTexts.guidMissing },
  });
}

interface PlaceBody {
  WebsiteCode: number;
  ProductProperty: number;
}
const placeOf = ({ WebsiteCode, ProductProperty }: PlaceBody) => ({
  websiteCode: WebsiteCode,
  variantId: ProductProperty,
});

const changed = { 200: changeBasketAnswer, ...errors(401, 404, 422) };

export function basketRoutes(app: Api, basket: BasketService): void {
  app.post(
    '/Basket/Add-To-Basket',
    {
      schema: {
        ...shared,
        summary: 'Puts pieces of a variant into the basket',
        description:
          `${named}ProductProperty 0 is the default variant. What a rule refuses answers 200 with a ` +
          'message and basketCount -7, or -8 while the basket awaits payment; otherwise message is null ' +
          'and basketCount the sum of counts.',
        body: addToBasketBody,
        response: { 200: addToBasketAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const { body, visitor } = request;
      return basket.add(await ownerOf(request, reply, body.GuidCode), {
        ...placeOf(body),
        count: body.Count,
        insurance: body.Insurance,
        refer: body.Refer || visitor.refer,
        addedAt: body.AddedAt,
      });
    },
  );

  app.post(
    '/Basket/Change-Count',
    {
      schema: {
        ...shared,
        summary: 'Sets how many pieces of a variant are in the basket',
        description: named + changes,
        body: changeCountBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await ownerOf(request, reply, body.GuidCode);
      return basket.changeCount(owner, placeOf(body), body.Count);
    },
  );

  app.post(
    '/Basket/Change-Insurance',
    {
      schema: {
        ...shared,
        summary: 'Insures the pieces of a line, or no more',
        description: named + changes,
        body: changeInsuranceBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await ownerOf(request, reply, body.GuidCode);
      return basket.changeInsurance(owner, placeOf(body), body.Insurance);
    },
  );

  app.post(
    '/Basket/Remove-From-Basket',
    {
      schema: {
        ...shared,
        summary: 'Takes a line out of the basket',
        description: named + changes,
        body: removeFromBasketBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      return basket.remove(await ownerOf(request, reply, body.GuidCode), placeOf(body));
    },
  );

  app.post(
    '/Basket/Confirm-Changes',
    {
      schema: {
        ...shared,
        summary: 'Takes note that the shopper has seen the notices of prices and counts',
        description:
          `${named}NewsKey is the newsKey of the basket that was shown; when there is other news by ` +
          'now nothing is noted. Answers with the whole basket.',
        body: confirmChangesBody,
        response: { 200: changeBasketAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      return basket.confirmChanges(await ownerOf(request, reply, body.GuidCode), body.NewsKey);
    },
  );

  app.get(
    '/Basket/Get-Basket',
    {
      schema: {
        ...shared,
        summary:
          'The basket of the bearer’s member, else of X-Guid; unknown or absent, an empty one',
        response: { 200: getBasketAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return basket.read(basketOwner(await request.member(), request.visitor.guid));
    },
  );

  app.get(
    '/Basket/Exit-Freeze',
    {
      schema: {
        ...shared,
        summary: 'Lets a basket that awaits payment be changed again',
        description:
          `${named}One that is not frozen stays as it is. What the visitor’s basket holds by now comes ` +
          'into the member’s.',
        response: { 200: exitFreezeAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => {
      const owner = await ownerOf(request, reply);
      const answer = await basket.exitFreeze(owner);
      if (owner.kind === 'guest') return answer;
      const { guid } = request.visitor;
      // A visitor's basket may have been frozen before he logged in; else it could never come over.
      if (guid !== null) await basket.exitFreeze(guestBasket(guid));
      await basket.bringIn(owner.memberId, guid);
      return { message: null, ...(await basket.count(owner)) };
    },
  );
}
