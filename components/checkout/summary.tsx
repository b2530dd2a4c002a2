'use client';

import type { ReactNode } from 'react';
import { Coupon } from '#components/checkout/coupon.tsx';
import { PayButton } from '#components/checkout/pay.tsx';
import { SummaryLines } from '#components/checkout/summary-lines.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { Totals } from '#components/checkout/totals.tsx';
import { useCheckout, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { Pay } from '#components/checkout/use-pay.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';

interface SummaryProps {
  answer: PreviewOrderAnswer;
  pay: Pay;
  /** Shown below the order button. */
  agreement: ReactNode;
}

/** Goods, coupon, amounts and the order button. */
export function Summary({ answer, pay, agreement }: SummaryProps) {
  return (
    <section
      id="checkout-summary"
      className="co-summary"
      aria-labelledby="checkout-summary-title"
      tabIndex={-1}
    >
      <div className="co-head">
        <h2 id="checkout-summary-title">{checkoutTexts.summary}</h2>
        <a className="link" href={paths.cart}>
          {checkoutTexts.editCart}
        </a>
      </div>
      <SummaryLines lines={answer.lines} />
      <Coupon answer={answer} />
      <Totals answer={answer} />
      <NotPriced />
      <PayButton answer={answer} pay={pay}>
        {agreement}
      </PayButton>
    </section>
  );
}

/** Says that the amounts are of an earlier choice, and tries again. */
function NotPriced() {
  const { checkout } = useOpenCheckout();
  const failure = useCheckout((state) => state.pricingFailure);
  return (
    <div role="alert" className="empty:hidden">
      {failure === null ? null : (
        <div className="co-note co-note-bad mt-4">
          <p>
            <b>{checkoutTexts.notPriced}</b> {failure}
          </p>
          <button
            type="button"
            className="btn btn-outline btn-sm"
            onClick={() => void checkout.price()}
          >
            {checkoutTexts.retry}
          </button>
        </div>
      )}
    </div>
  );
}
