import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { normaliseCouponCode } from '#lib/rules/coupon-code.ts';
import type { Quote, QuotedMethod } from '#server/modules/order/quote-types.ts';
import type { Way } from '#server/modules/order/payment-ways.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

/** What the checkout shows of a quote. */
export function previewOf(
  quote: Quote,
  {
    code,
    openOrder,
    openTotal,
    openWays,
  }: { readonly code: string } & Pick<PreviewOrderAnswer, 'openOrder' | 'openTotal' | 'openWays'>,
): PreviewOrderAnswer {
  const { basket, priced, vatRate, coupon, problems, key } = quote;
  return {
    lines: basket.lines,
    basketCount: basket.basketCount,
    newsKey: basket.newsKey,
    openOrder,
    openTotal,
    openWays,
    deliveries: quote.methods.map((method) => deliveryOf(method, quote.address !== null)),
    payments: quote.ways.map(paymentOf),
    totals: {
      linesTotal: priced.linesTotal,
      discount: priced.discount,
      freight: priced.freight,
      total: priced.total,
      vat: priced.vat,
      vatRate,
      reductions: priced.applied.map(({ title, amount, on, isCoupon }) => ({
        title,
        amount,
        on,
        isCoupon,
      })),
    },
    coupon:
      code === ''
        ? null
        : {
            code: normaliseCouponCode(code) ?? code,
            refusal: coupon.problem && orderTexts.coupon(coupon.problem),
          },
    problems: [...problems],
    quoteKey: key,
  };
}

function deliveryOf(method: QuotedMethod, hasAddress: boolean) {
  const { rates: _rates, price, slots, ...shown } = method;
  const isServed = !hasAddress || price !== null;
  return { ...shown, price, refusal: isServed ? null : orderTexts.notToPlace, slots: [...slots] };
}

const paymentOf = (way: Way) => ({
  name: way.name,
  kind: way.kind,
  isLent: way.isLent,
  title: way.title,
  least: way.least,
  most: way.most,
  hours: way.hours,
  refusal: way.refusal,
  instalments: way.instalments,
});
