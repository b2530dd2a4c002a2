'use client';

import { type ReactNode, useState } from 'react';
import { goToPlace } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { Pay } from '#components/checkout/use-pay.ts';
import { Icon } from '#components/ui/icon.tsx';
import { late } from '#components/ui/late.tsx';
import { MixedText } from '#components/ui/mixed-text.tsx';
import { type Obstacle, obstaclesOf } from '#lib/checkout/groups.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { loadPressed } from '#lib/parts.ts';
import { formatNumber } from '#lib/text/toman.ts';

const loadSheet = () => import('#components/checkout/summary-sheet.tsx');
const SummarySheet = late(loadSheet);

interface PayProps {
  answer: PreviewOrderAnswer;
  pay: Pay;
}

/** «پرداخت و ثبت سفارش», or «ثبت سفارش» where nothing is paid now. */
function useLabel({ payments }: PreviewOrderAnswer): string {
  const chosen = useCheckout(({ choice }) => choice.payment);
  const isPaidNow = payments.find(({ name }) => name === chosen)?.kind === 'gateway';
  return isPaidNow || chosen === null ? checkoutTexts.pay : checkoutTexts.order;
}

/**
 * The order button of large screens, below the list of what is missing.
 * @param children what is agreed to by it
 */
export function PayButton({
  answer,
  pay: { busy, press },
  children,
}: PayProps & { children: ReactNode }) {
  const label = useLabel(answer);
  const isPriced = useCheckout((state) => state.pricingFailure === null);
  const missing = obstaclesOf(answer.problems);
  return (
    <div className="co-pay">
      {/* What the last answer lacked may have been chosen since. */}
      <Missing missing={isPriced ? missing : []} />
      <button
        type="button"
        className={`btn btn-lg btn-wide ${missing.length > 0 ? 'co-blocked-pay' : 'btn-primary'}`}
        aria-disabled={busy || missing.length > 0}
        onClick={() => void press()}
      >
        {busy ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Icon name="lock" className="i-s" />
        )}
        {label}
      </button>
      {children}
    </div>
  );
}

function Missing({ missing }: { missing: readonly Obstacle[] }) {
  if (missing.length === 0) return null;
  return (
    <div className="co-missing">
      <p>{checkoutTexts.leftToDo(missing.length)}</p>
      <ul>
        {missing.map(({ group, sentence }) => (
          <li key={`${group} ${sentence}`}>
            <button type="button" onClick={() => goToPlace(group)}>
              <Icon name="circle-alert" className="i-s flex-none text-bad" />
              <span>
                <MixedText>{sentence}</MixedText>
              </span>
              <Icon name="chevron-left" className="i-s flex-none" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Phones' bottom bar: the amount, and the order button or the way to what is missing. */
export function PayBar({ answer, pay }: PayProps) {
  const isPricing = useCheckout((state) => state.isPricing);
  const hasDelivery = useCheckout(({ choice }) => choice.delivery !== null);
  const isPriced = useCheckout((state) => state.pricingFailure === null);
  const totalTitle = hasDelivery ? checkoutTexts.total : checkoutTexts.totalSoFar;
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    if ((await loadPressed(loadSheet)) !== null) setIsOpen(true);
  };
  return (
    <>
      <div className="page-bar">
        <button
          type="button"
          className="cost"
          aria-haspopup="dialog"
          aria-label={checkoutTexts.showSummary}
          onClick={() => void open()}
        >
          <small>{isPriced ? totalTitle : checkoutTexts.notPriced}</small>
          <span className={isPricing ? 'price co-pricing' : 'price'}>
            {formatNumber(answer.totals.total)} <small>{checkoutTexts.toman}</small>
          </span>
        </button>
        <BarButton answer={answer} pay={pay} />
      </div>
      {isOpen ? <SummarySheet answer={answer} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** Orders, leads to what is missing, or prices again what could not be priced. */
function BarButton({ answer, pay: { busy, press } }: PayProps) {
  const { checkout } = useOpenCheckout();
  const label = useLabel(answer);
  const isPriced = useCheckout((state) => state.pricingFailure === null);
  const missing = answer.problems.length;
  if (!isPriced) {
    return (
      <button type="button" className="btn btn-ink" onClick={() => void checkout.price()}>
        {checkoutTexts.retry}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={missing > 0 ? 'btn btn-ink' : 'btn btn-primary'}
      aria-disabled={busy}
      onClick={() => void press()}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : null}
      {missing > 0 ? checkoutTexts.seeLeft(missing) : label}
    </button>
  );
}
