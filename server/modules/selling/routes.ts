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
import { type Api, errors } from '#server/http/api.ts';
import { ofStaff, staffId } from '#server/http/staff.ts';
import type { CouponService } from '#server/modules/selling/coupon-service.ts';
import type { MethodService } from '#server/modules/selling/method-service.ts';
import type { PromotionService } from '#server/modules/selling/promotion-service.ts';

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
      config: { staff: 'discounts' },
      schema: {
        ...ofStaff,
        summary: 'Promotions with their codes, the newest first',
        body: getPromotionsBody,
        response: { 200: promotionsAnswer, ...errors(401, 403, 422) },
      },
    },
    async (request) => promotions.list(request.body.page),
  );

  app.post(
    '/Admin/Save-Promotion',
    {
      config: { staff: 'discounts' },
      schema: {
        ...ofStaff,
        summary: 'Creates a promotion, or changes one',
        description:
          'Without `id` it creates one; `coupon` then is its first code, without which it is ' +
          'everybody’s. 409 STALE when `version` is outdated. `isActive` switches it off; ' +
          'promotions are never deleted.',
        body: savePromotionBody,
        response: { 200: adminPromotion, ...refusals },
      },
    },
    async (request) => promotions.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Save-Coupon',
    {
      config: { staff: 'discounts' },
      schema: {
        ...ofStaff,
        summary: 'Creates a code of a promotion, or changes one',
        description:
          'Codes are compared without case, spaces and kinds of digits; 409 CODE_TAKEN for one ' +
          'that exists, 409 STALE when `version` is outdated. Limits cannot be set below what is ' +
          'used.',
        body: saveCouponBody,
        response: { 200: adminCoupon, ...refusals },
      },
    },
    async (request) => coupons.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Get-Delivery-Methods',
    {
      config: { staff: ['settings', 'discounts'] },
      schema: {
        ...ofStaff,
        summary: 'Delivery methods with the slots of two weeks and how many places are taken',
        body: z.object({}),
        response: { 200: methodsAnswer, ...errors(401, 403, 422) },
      },
    },
    async () => methods.list(),
  );

  app.post(
    '/Admin/Save-Delivery-Method',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Creates a delivery method, or changes one',
        description:
          'Orders that chose it stay as they are. 409 STALE when `version` is outdated. ' +
          '`isActive` switches it off; methods are never deleted.',
        body: saveMethodBody,
        response: { 200: adminMethod, ...refusals },
      },
    },
    async (request) => methods.save(staffId(request), request.body),
  );

  app.post(
    '/Admin/Save-Slots',
    {
      config: { staff: 'settings' },
      schema: {
        ...ofStaff,
        summary: 'Changes the weekly periods of a delivery method, and single slots',
        description:
          'Slots the schedule no longer has are closed; places that are taken stay. 409 STALE ' +
          'when `version` is outdated, 422 for a capacity below what is taken.',
        body: saveSlotsBody,
        response: { 200: adminMethod, ...refusals },
      },
    },
    async (request) => methods.saveSlots(staffId(request), request.body),
  );
}
