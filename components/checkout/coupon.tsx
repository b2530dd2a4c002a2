'use client';

import { type FormEvent, useState } from 'react';
import { PartError } from '#components/checkout/section.tsx';
import { keepFocus, placeOf } from '#components/checkout/place.ts';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';

const fieldId = `${placeOf('coupon')}-field`;

/** Takes a coupon, or shows the applied one. */
export function Coupon({ answer: { coupon, totals } }: { answer: PreviewOrderAnswer }) {
  const isApplied = coupon !== null && coupon.refusal === null;
  const saved = totals.reductions
    .filter(({ isCoupon }) => isCoupon)
    .reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div id={placeOf('coupon')} className="co-coupon" tabIndex={-1}>
      {isApplied ? <Applied code={coupon.code} saved={saved} /> : <CouponField />}
    </div>
  );
}

function Applied({ code, saved }: { code: string; saved: number }) {
  const { checkout } = useOpenCheckout();
  return (
    <div className="co-applied">
      <Icon name="badge-percent" className="flex-none" />
      <output>
        <b>
          <bdi dir="auto">{code}</bdi>
        </b>
        <small>{saved > 0 ? checkoutTexts.couponGave(saved) : checkoutTexts.couponApplied}</small>
      </output>
      <button
        type="button"
        className="icon-btn"
        aria-label={checkoutTexts.removeCoupon(code)}
        onClick={() =>
          void checkout.choose('coupon', { coupon: '' }).then(() => keepFocus('coupon', fieldId))
        }
      >
        <Icon name="x" className="i-s" />
      </button>
    </div>
  );
}

function CouponField() {
  const { checkout } = useOpenCheckout();
  const refused = useCheckout((state) => state.refusedCoupon);
  const refusal = useError('coupon');
  const [typed, setTyped] = useState(refused?.code ?? '');
  const [isMissing, setIsMissing] = useState(false);
  /** The code that is being priced. */
  const [sent, setSent] = useState<string | null>(null);
  const busy = sent !== null;
  const error = isMissing ? checkoutTexts.couponMissing : (refused?.sentence ?? refusal);

  const apply = async (event: FormEvent) => {
    event.preventDefault();
    const coupon = typed.trim();
    if (coupon === sent) return;
    setIsMissing(coupon === '');
    if (coupon === '') return;
    setSent(coupon);
    await checkout.choose('coupon', { coupon });
    setSent((latest) => (latest === coupon ? null : latest));
    keepFocus('coupon');
  };
  return (
    <form className="field" method="post" noValidate onSubmit={(event) => void apply(event)}>
      <label htmlFor={fieldId}>{checkoutTexts.coupon}</label>
      <div className="flex gap-2">
        <div className={error === undefined ? 'input flex-1' : 'input input-err flex-1'}>
          <input
            id={fieldId}
            type="text"
            dir="ltr"
            autoComplete="off"
            maxLength={200}
            autoCapitalize="characters"
            enterKeyHint="done"
            value={typed}
            aria-invalid={error !== undefined}
            aria-describedby={`${fieldId}-error`}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsMissing(false);
            }}
          />
        </div>
        <button type="submit" className="btn btn-quiet" aria-disabled={busy}>
          {busy ? <span className="spinner" aria-hidden="true" /> : null}
          {checkoutTexts.apply}
        </button>
      </div>
      <PartError id={`${fieldId}-error`} sentence={error} />
    </form>
  );
}
