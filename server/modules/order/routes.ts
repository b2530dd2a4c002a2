import { exitFreezeAnswer } from '#lib/contract/basket.ts';
import { frozenBasket } from '#lib/contract/codes.ts';
import { deliveryPromiseAnswer, deliveryPromiseBody } from '#lib/contract/delivery-promise.ts';
import { previewOrderAnswer, previewOrderBody } from '#lib/contract/order.ts';
import { guestBasket } from '#server/basket-owner.ts';
import { type Api, errors } from '#server/http/api.ts';
import { refuseOtherSites } from '#server/http/origin.ts';
import { basketOwnerOf } from '#server/http/visitor-basket.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import type { PromiseService } from '#server/modules/order/promise-service.ts';
import type { QuoteService } from '#server/modules/order/quote-service.ts';
import { orderTexts } from '#server/modules/order/texts.ts';
import { memberId } from '#server/http/member.ts';

interface Services {
  readonly basket: BasketService;
  readonly quotes: QuoteService;
  readonly promises: PromiseService;
  readonly cancels: CancelService;
}

export function orderRoutes(app: Api, { basket, quotes, promises, cancels }: Services): void {
  app.post(
    '/order/preview',
    {
      schema: {
        tags: ['order'],
        security: [{ bearer: [] }],
        summary: 'Prices the member’s basket under what has been chosen so far',
        description:
          'Changes nothing. `problems` says what prevents the order; `quoteKey` identifies the amounts ' +
          'that were shown.',
        body: previewOrderBody,
        response: { 200: previewOrderAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => quotes.preview(await memberId(request, reply), request.body),
  );

  app.post(
    '/order/delivery-promise',
    {
      schema: {
        tags: ['order'],
        summary: 'When goods arrive in a town, and from which worth they are sent free',
        description:
          'The soonest of the ways the checkout offers there at this moment, without pick-up; needs no ' +
          'session. Without a town only `freeFrom` of the shop’s usual way.',
        body: deliveryPromiseBody,
        response: { 200: deliveryPromiseAnswer, ...errors(422, 429) },
      },
    },
    async (request) => promises.promise(request.body),
  );

  app.get(
    '/Basket/Exit-Freeze',
    {
      schema: {
        tags: ['basket'],
        security: [{ bearer: [] }, {}],
        summary: 'Cancels the order a basket is frozen for, and unfreezes the basket',
        description:
          'The basket of the bearer’s member, else of X-Guid. One that is not frozen stays unchanged. While ' +
          'the payment is being verified nothing changes, `message` says so and basketCount is -8. The ' +
          'lines of the visitor’s basket are merged into the member’s.',
        response: { 200: exitFreezeAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) => {
      refuseOtherSites(request);
      const owner = await basketOwnerOf(request, reply);
      if (owner.kind === 'guest') {
        return { message: null, ...(await basket.exitFreeze(owner)) };
      }
      if (!(await cancels.leaveFrozen(owner.memberId))) {
        const { sequence } = await basket.count(owner);
        return { message: orderTexts.verifying, basketCount: frozenBasket, sequence };
      }
      const { guid } = request.visitor;
      // The visitor's basket may have been frozen before they logged in; it must be unfrozen to be merged.
      if (guid !== null) await basket.exitFreeze(guestBasket(guid));
      await basket.bringIn(owner.memberId, guid);
      return { message: null, ...(await basket.count(owner)) };
    },
  );
}
