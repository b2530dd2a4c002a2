import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type StartOrderAnswer,
  orderResultAnswer,
  orderResultBody,
  payAgainBody,
  startOrderAnswer,
  startOrderBody,
} from '#lib/contract/order.ts';
import { storableText } from '#lib/text/storable.ts';
import { paths } from '#lib/contract/paths.ts';
import { type Api, errors } from '#server/http/api.ts';
import { acceptForms, leadTo } from '#server/http/forms.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import { formPage, formPolicy } from '#server/modules/payment/form-page.ts';
import type { Departure, PayService } from '#server/modules/payment/pay-service.ts';
import type { ResultService } from '#server/modules/payment/result-service.ts';
import type { ReturnService } from '#server/modules/payment/return-service.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';
import type { WayService } from '#server/modules/payment/way-service.ts';
import { memberId } from '#server/http/member.ts';

interface Services {
  readonly results: ResultService;
  readonly orders: Pick<CancelService, 'idOf'>;
  readonly pays: PayService;
  readonly ways: WayService;
  readonly returns: ReturnService;
  readonly siteUrl: string;
}

const shared = { tags: ['order'], security: [{ bearer: [] }] };
const attemptToken = z.string().regex(/^[\w-]{22}$/);

const departed = (number: number, { url, status }: Departure): StartOrderAnswer => ({
  number,
  status,
  redirect: url === null ? null : { url },
  message: url === null ? paymentTexts.noGateway : null,
});

/**
 * Leads to a page of the shop. The callback has the shop's own address, and its Origin is the gateway's: on this
 * machine the stand-in's would pass for the shop's.
 */
const leadHome = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(path, 303);

export function paymentRoutes(
  app: Api,
  { results, orders, pays, ways, returns, siteUrl }: Services,
): void {
  app.post(
    '/order/start',
    {
      schema: {
        ...shared,
        summary: 'Makes an order of the member’s basket',
        description:
          'Holds its pieces and, for a gateway, freezes the basket until it is paid or cancelled. The same ' +
          'StartKey with the same body gives the same answer, with another body 422. 409: ORDER_OPEN with ' +
          '`fields.number`, OUT_OF_STOCK with the names, BASKET_CHANGED, COUPON_REFUSED, SLOT_FULL, ' +
          'TOO_MANY_UNPAID. 429 TOO_MANY_STARTS after too many orders of the member in the last hour or day. ' +
          'Prices in the body are ignored.',
        body: startOrderBody,
        response: { 200: startOrderAnswer, ...errors(401, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const asking = await memberId(request, reply);
      const { order, departure } = await pays.startOrder(asking, request.body);
      if (departure !== null) return departed(order.number, departure);
      return { number: order.number, status: order.status, redirect: null, message: null };
    },
  );

  app.post(
    '/order/pay-again',
    {
      schema: {
        ...shared,
        summary: 'Opens the payment of an order that awaits it',
        description:
          'A shopper who is at this gateway already gets the same address again; another gateway opens another ' +
          'payment. 404 for another member’s order, 409 for one that cannot be paid now, 422 for a gateway that the ' +
          'shop does not offer, or that takes greater amounts only.',
        body: payAgainBody,
        response: { 200: startOrderAnswer, ...errors(401, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { number, payment } = request.body;
      const id = await orders.idOf(await memberId(request, reply), number);
      return departed(number, await pays.depart(id, payment));
    },
  );

  app.post(
    '/order/get-result',
    {
      schema: {
        tags: ['order'],
        summary: 'What became of an attempt to pay',
        description: 'By the token of the result page, without a session; nothing personal.',
        body: orderResultBody,
        response: { 200: orderResultAnswer, ...errors(404, 422) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return results.resultOf(request.body.t);
    },
  );

  app.get(
    '/order/go/:token',
    { schema: { hide: true, params: z.object({ token: attemptToken }) } },
    async (request, reply) => {
      const { token } = request.params;
      const way = await ways.wayOf(token);
      // Its order may have been cancelled meanwhile. The page says so, as it does of an unknown token.
      if (way === null) return leadTo(reply, siteUrl, paths.checkoutResult(token));
      if (way.method === 'GET') return reply.redirect(way.url, 303);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': formPolicy(way.url),
          'content-type': 'text/html; charset=utf-8',
        })
        .send(formPage(way));
    },
  );

  const fields = z
    .object({ a: attemptToken })
    .catchall(z.string().max(2_000).transform(storableText).optional());
  const callback = {
    config: { isFromOtherSites: true, ignoresBearer: true },
    schema: { hide: true, params: z.object({ gateway: z.string() }) },
  };
  const comeBack = async (request: FastifyRequest, reply: FastifyReply) => {
    const { gateway } = callback.schema.params.parse(request.params);
    const sent = fields.safeParse({ ...Object(request.body), ...Object(request.query) });
    if (!sent.success) return leadHome(reply, paths.notFound);
    return leadHome(reply, await returns.comeBack(gateway, sent.data));
  };
  app.get('/order/callback/:gateway', callback, comeBack);
  void app.register(async (forms) => {
    acceptForms(forms);
    forms.post('/order/callback/:gateway', callback, comeBack);
  });
}
