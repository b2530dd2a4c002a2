import type { CouponRefusal } from '#lib/rules/pricing/types.ts';
import { formatToman } from '#lib/text/toman.ts';

const sentences: Record<Exclude<CouponRefusal['kind'], 'subtotal'>, string> = {
  early: 'زمان استفاده از این کد هنوز نرسیده است.',
  late: 'مهلت استفاده از این کد گذشته است.',
  firstOrder: 'این کد برای نخستین خرید است.',
  goods: 'این کد برای کالاهای سبد شما نیست.',
  province: 'این کد برای استان نشانی شما نیست.',
  method: 'این کد با شیوهٔ ارسالی که برگزیده‌اید به کار نمی‌رود.',
  payment: 'این کد با شیوهٔ پرداختی که برگزیده‌اید به کار نمی‌رود.',
  nothing: 'این کد از مبلغ این سفارش چیزی کم نمی‌کند.',
  better: 'این کد با تخفیف‌های دیگر سبد شما جمع نمی‌شود و بیشتر از آن‌ها کم نمی‌کند.',
};

/** Why a coupon was refused, for the shopper. */
export const couponRefusalText = (refusal: CouponRefusal): string =>
  refusal.kind === 'subtotal'
    ? `برای استفاده از این کد ${formatToman(refusal.missing)} دیگر خرید کنید.`
    : sentences[refusal.kind];
