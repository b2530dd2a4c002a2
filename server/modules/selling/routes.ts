import { z } from 'zod';
import {
  adminCoupon,
  adminMethod,
  adminPromotion,
  getPromotionsBody,
  methodsAnswer,
  promotionsAnswer,
  saveCouponBody,
  saveMethodBody,
  savePromotionBody,
  saveSlotsBody,
} from '#lib/contract/admin-selling.ts';
import { administratorId } from '#server/http/administrator.ts';
import { type Api, errors } from '#server/http/api.ts';
import type { CouponService } from '#server/modules/selling/coupon-service.ts';
import type { MethodService } from '#server/modules/selling/method-service.ts';
import type { PromotionService } from '#server/modules/selling/promotion-service.ts';

const shared = { tags: ['admin'], security: [{ bearer: [] }] };
const refusals = errors(401, 403, 404, 409, 422);

interface Services {
  readonly promotions: PromotionService;
  readonly coupons: CouponService;
  readonly methods: MethodService;
}

export function sellingRoutes(app: Api, { promotions, coupons, methods }: Services): void {
  app.post(
    '/Admin/Get-Promotions',
    {
      schema: {
        ...shared,
        summary: 'Promotions with their codes, the newest first',
        body: getPromotionsBody,
        response: { 200: promotionsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) => {
      await administratorId(request, reply);
      return promotions.list(request.body.page);
    },
  );

  app.post(
    '/Admin/Save-Promotion',
    {
      schema: {
        ...shared,
        summary: 'Creates a promotion, or changes one',
        description:
          'Without `id` it creates one; `coupon` then is its first code, without which it is ' +
          'everybody’s. 409 STALE when `version` is outdated. `isActive` switches it off; ' +
          'promotions are never deleted.',
        body: savePromotionBody,
        response: { 200: adminPromotion, ...refusals },
      },
    },
    async (request, reply) => promotions.save(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Save-Coupon',
    {
      schema: {
        ...shared,
        summary: 'Creates a code of a promotion, or changes one',
        description:
          'Codes are compared without case, spaces and kinds of digits; 409 CODE_TAKEN for one ' +
          'that exists, 409 STALE when `version` is outdated. Limits cannot be set below what is ' +
          'used.',
        body: saveCouponBody,
        response: { 200: adminCoupon, ...refusals },
      },
    },
    async (request, reply) => coupons.save(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Get-Delivery-Methods',
    {
      schema: {
        ...shared,
        summary: 'Delivery methods with the slots of two weeks and how many places are taken',
        body: z.object({}),
        response: { 200: methodsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request, reply) => {
      await administratorId(request, reply);
      return methods.list();
    },
  );

  app.post(
    '/Admin/Save-Delivery-Method',
    {
      schema: {
        ...shared,
        summary: 'Creates a delivery method, or changes one',
        description:
          'Orders that chose it stay as they are. 409 STALE when `version` is outdated. ' +
          '`isActive` switches it off; methods are never deleted.',
        body: saveMethodBody,
        response: { 200: adminMethod, ...refusals },
      },
    },
    async (request, reply) => methods.save(await administratorId(request, reply), request.body),
  );

  app.post(
    '/Admin/Save-Slots',
    {
      schema: {
        ...shared,
        summary: 'Changes the weekly periods of a delivery method, and single slots',
        description:
          'Slots the schedule no longer has are closed; places that are taken stay. 409 STALE ' +
          'when `version` is outdated, 422 for a capacity below what is taken.',
        body: saveSlotsBody,
        response: { 200: adminMethod, ...refusals },
      },
    },
    async (request, reply) =>
      methods.saveSlots(await administratorId(request, reply), request.body),
  );
}
