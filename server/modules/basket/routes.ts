import {
  addToBasketAnswer,
  addToBasketBody,
  changeBasketAnswer,
  changeCountBody,
  changeInsuranceBody,
  confirmChangesBody,
  getBasketAnswer,
  removeFromBasketBody,
  savedLineBody,
} from '#lib/contract/basket.ts';
import { basketOwner } from '#server/basket-owner.ts';
import { type Api, errors } from '#server/http/api.ts';
import { basketOwnerOf } from '#server/http/visitor-basket.ts';
import { addAnswer, changeAnswer } from '#server/modules/basket/answers.ts';
import type { BasketService } from '#server/modules/basket/service.ts';

/** Visitors need no bearer. */
const shared = { tags: ['basket'], security: [{ bearer: [] }, {}] };

const named =
  'A member’s basket is identified by the bearer, a visitor’s by GuidCode or the header X-Guid. ';
const changes =
  'Answers with the whole basket. A change refused by a rule answers 200 with a message and ' +
  'basketCount -7, or -8 while the basket awaits payment. 404 for a line that is not in the ' +
  'basket.';

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
        summary: 'Adds pieces of a variant to the basket',
        description:
          `${named}ProductProperty 0 is the default variant. A refusal by a rule answers 200 with a ` +
          'message and basketCount -7, or -8 while the basket awaits payment; otherwise message is null ' +
          'and basketCount is the sum of all counts.',
        body: addToBasketBody,
        response: { 200: addToBasketAnswer, ...errors(401, 404, 422) },
      },
    },
    async (request, reply) => {
      const { body, visitor } = request;
      const added = await basket.add(await basketOwnerOf(request, reply, body.GuidCode), {
        ...placeOf(body),
        count: body.Count,
        insurance: body.Insurance,
        refer: body.Refer || visitor.refer,
        addedAt: body.AddedAt,
      });
      return addAnswer(added);
    },
  );

  app.post(
    '/Basket/Change-Count',
    {
      schema: {
        ...shared,
        summary: 'Sets the number of pieces of a variant in the basket',
        description: named + changes,
        body: changeCountBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.changeCount(owner, placeOf(body), body.Count));
    },
  );

  app.post(
    '/Basket/Change-Insurance',
    {
      schema: {
        ...shared,
        summary: 'Adds or removes the insurance of a line',
        description: named + changes,
        body: changeInsuranceBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.changeInsurance(owner, placeOf(body), body.Insurance));
    },
  );

  app.post(
    '/Basket/Remove-From-Basket',
    {
      schema: {
        ...shared,
        summary: 'Removes a line from the basket',
        description: named + changes,
        body: removeFromBasketBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.remove(owner, placeOf(body)));
    },
  );

  savedRoutes(app, basket);

  app.post(
    '/Basket/Confirm-Changes',
    {
      schema: {
        ...shared,
        summary: 'Confirms that the shopper has seen the notices of changed prices and counts',
        description:
          `${named}NewsKey is the newsKey of the basket that was shown; when there are newer notices ` +
          'nothing is confirmed. Answers with the whole basket.',
        body: confirmChangesBody,
        response: { 200: changeBasketAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.confirmChanges(owner, body.NewsKey));
    },
  );

  app.get(
    '/Basket/Get-Basket',
    {
      schema: {
        ...shared,
        summary: 'The basket of the bearer’s member, else of X-Guid; empty when unknown or absent',
        response: { 200: getBasketAnswer, ...errors(401) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return basket.read(basketOwner(await request.member(), request.visitor.guid));
    },
  );
}

/** What was put aside for later. */
function savedRoutes(app: Api, basket: BasketService): void {
  app.post(
    '/Basket/Save-For-Later',
    {
      schema: {
        ...shared,
        summary: 'Puts a line aside for later, also one that cannot be bought now',
        description: named + changes,
        body: savedLineBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.saveForLater(owner, placeOf(body)));
    },
  );

  app.post(
    '/Basket/Take-Back',
    {
      schema: {
        ...shared,
        summary:
          'Puts a saved line back into the basket, or says why it cannot be: then it stays saved',
        description: named + changes,
        body: savedLineBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.takeBack(owner, placeOf(body)));
    },
  );

  app.post(
    '/Basket/Remove-Saved',
    {
      schema: {
        ...shared,
        summary: 'Removes a saved line',
        description: named + changes,
        body: savedLineBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { body } = request;
      const owner = await basketOwnerOf(request, reply, body.GuidCode);
      return changeAnswer(await basket.removeSaved(owner, placeOf(body)));
    },
  );
}
