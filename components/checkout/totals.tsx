'use client';

import type { ReactNode } from 'react';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout } from '#components/checkout/use-checkout.ts';
import type { BasketLine } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { savedOn } from '#lib/rules/pricing/saved.ts';
import { formatNumber } from '#lib/text/toman.ts';

const isSold = ({ availability }: BasketLine): boolean =>
  availability === availabilityCodes.available;

/** Insurance of the lines that are charged. */
const insuranceOf = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, { lineTotal, price, count, insurance }) => {
    if (!insurance || price === null) return sum;
    return sum + Math.max(lineTotal - price * count, 0);
  }, 0);

/** The amounts, always the service's. The row of the freight is there before it is known. */
export function Totals({ answer }: { answer: PreviewOrderAnswer }) {
  const isPricing = useCheckout((state) => state.isPricing);
  const hasDelivery = useCheckout(({ choice }) => choice.delivery !== null);
  const { totals, lines, basketCount } = answer;
  const insurance = insuranceOf(lines);
  const saved = savedOn(lines.filter(isSold));
  const byCoupon = totals.reductions
    .filter(({ isCoupon, on }) => isCoupon && on === 'lines')
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <dl
        className={`sums mt-4 border-t pt-4 ${isPricing ? 'co-pricing' : ''}`.trimEnd()}
        aria-busy={isPricing}
      >
        <Row title={checkoutTexts.goods(basketCount)}>
          {formatNumber(totals.linesTotal - insurance + saved)}
        </Row>
        <Saving title={checkoutTexts.saved} amount={saved} />
        {insurance > 0 ? (
          <Row title={checkoutTexts.insurance}>{formatNumber(insurance)}</Row>
        ) : null}
        <Saving title={checkoutTexts.discount} amount={totals.discount - byCoupon} />
        <Saving title={checkoutTexts.byCoupon} amount={byCoupon} />
        <Freight answer={answer} />
        <div className="sums-total">
          <dt>{hasDelivery ? checkoutTexts.total : checkoutTexts.totalSoFar}</dt>
          <dd aria-live="polite">
            {formatNumber(totals.total)} <small>{checkoutTexts.toman}</small>
          </dd>
        </div>
      </dl>
      <p className="co-vat">{totals.vat > 0 ? checkoutTexts.vat(totals.vat) : null}</p>
    </>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Saving({ title, amount }: { title: string; amount: number }) {
  if (amount <= 0) return null;
  return (
    <div className="text-good">
      <dt>{title}</dt>
      {/* The sign is shown to the left of the number. */}
      <dd>{`${formatNumber(amount)} −`}</dd>
    </div>
  );
}

function Freight({ answer: { deliveries, totals, lines } }: { answer: PreviewOrderAnswer }) {
  const choice = useCheckout((state) => state.choice);
  // Nothing can be sent.
  if (!lines.some(isSold)) return null;
  const delivery = deliveries.find(({ id }) => id === choice.delivery);
  if (delivery === undefined) {
    const until = choice.address === null ? 'afterAddress' : 'afterDelivery';
    return (
      <Row title={checkoutTexts.freight}>
        <span className="co-faint">{checkoutTexts[until]}</span>
      </Row>
    );
  }
  // What is picked up is not sent.
  const isPickedUp = delivery.kind === 'pick-up';
  const title = isPickedUp ? delivery.title : checkoutTexts.freightBy(delivery.title);
  if (delivery.isPaidOnArrival) return <Row title={title}>{checkoutTexts.onArrival}</Row>;
  return (
    <Row title={title}>
      {totals.freight === 0 ? checkoutTexts.free : formatNumber(totals.freight)}
    </Row>
  );
}
