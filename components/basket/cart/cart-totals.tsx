'use client';

import { CartDelivery } from '#components/basket/cart/cart-delivery.tsx';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { Price } from '#components/product/price.tsx';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { paths } from '#lib/contract/paths.ts';
import { useSession } from '#lib/session/store.ts';
import { formatNumber } from '#lib/text/toman.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-4';

const loginPath = `${paths.login}?returnUrl=${encodeURIComponent(paths.checkout)}`;

const isBlocked = ({ lines }: GetBasketAnswer) =>
  lines.some(({ notices }) => notices.some(({ kind }) => kind === 'blocked'));

/**
 * Whether this is a visitor, who is asked to log in. Until the service has answered, the session
 * cookie at page load decides, so that nothing on the page moves.
 */
const useVisitor = (): boolean =>
  useSession(({ ready, user }) =>
    ready ? user === null : document.documentElement.dataset['session'] === undefined,
  );

interface CartTotalsProps {
  basket: GetBasketAnswer;
}

/** Totals as computed by the service. Changes are announced. */
export function CartTotals({ basket }: CartTotalsProps) {
  return (
    <section aria-label={cartTexts.payable} className="panel self-start lg:sticky lg:top-36">
      <dl className="grid gap-3">
        <Sum title={cartTexts.goods(basket.basketCount)} value={basket.totalPrice} />
        {basket.insurancePrice > 0 && (
          <Sum title={cartTexts.insurance} value={basket.insurancePrice} />
        )}
        {basket.totalDiscount > 0 && (
          <Sum title={cartTexts.saved} value={basket.totalDiscount} tint="text-good" />
        )}
        <div className={`${row} border-t pt-4`}>
          <dt className="text-16 font-price">{cartTexts.payable}</dt>
          <dd aria-live="polite">
            <Price value={basket.finalPrice} />
          </dd>
        </div>
      </dl>
      <Coupon coupon={basket.coupon} />
      <CartDelivery lines={basket.lines} />
      <GoOn className="btn-lg btn-wide mt-4 max-lg:hidden" />
      {isBlocked(basket) ? <p className="mt-4 text-13 text-bad">{cartTexts.blocked}</p> : null}
      <p className="mt-4 text-12 text-ink-3">
        {basket.frozen ? cartTexts.reserved : cartTexts.notReserved}
      </p>
    </section>
  );
}

/** A public code for this basket; it is entered at the checkout. */
function Coupon({ coupon }: { coupon: GetBasketAnswer['coupon'] }) {
  if (coupon === undefined) return null;
  return (
    <p className="mt-4 text-13 text-ink-2">
      {cartTexts.coupon} <bdi className="tag tag-good">{coupon.code}</bdi>{' '}
      {cartTexts.couponSaves(coupon.amount)}
    </p>
  );
}

/** Phones' bottom bar: the amount to pay and the button to continue. */
export function CartBar({ basket }: CartTotalsProps) {
  return (
    <div className="cart-bar">
      <p className="grid">
        <span className="text-12 text-ink-3">{cartTexts.payable}</span>
        <Price value={basket.finalPrice} />
      </p>
      <GoOn className="flex-1 sm:max-w-xs" />
    </div>
  );
}

/** Leads to the checkout; asks a visitor to log in first (contract §2). */
function GoOn({ className }: { className: string }) {
  const visitor = useVisitor();
  return (
    <a
      className={`btn btn-primary ${className}`}
      {...(visitor ? { href: loginPath, 'data-login': 'inBasket' } : { href: paths.checkout })}
    >
      {cartTexts.goOn}
    </a>
  );
}

function Sum({ title, value, tint = '' }: { title: string; value: number; tint?: string }) {
  return (
    <div className={row}>
      <dt className="text-ink-2">{title}</dt>
      <dd className={`font-label ${tint}`}>{formatNumber(value)}</dd>
    </div>
  );
}
