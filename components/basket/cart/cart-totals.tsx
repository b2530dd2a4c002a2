'use client';

import { cartPath } from '#components/basket/texts.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { Price } from '#components/product/price.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { useSession } from '#lib/session/store.ts';
import { dialledPhone } from '#lib/text/phone.ts';
import { formatNumber } from '#lib/text/toman.ts';

const row = 'flex items-baseline justify-between gap-4';

const loginPath = `/account/login?returnUrl=${encodeURIComponent(cartPath)}`;

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
  phone: string;
}

/** Totals as computed by the service. Changes are announced. */
export function CartTotals({ basket, phone }: CartTotalsProps) {
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
      <GoOn phone={phone} className="btn-lg btn-wide mt-4 max-lg:hidden" />
      {isBlocked(basket) ? <p className="mt-4 text-13 text-bad">{cartTexts.blocked}</p> : null}
      <OrderNote phone={phone} />
      <p className="mt-4 text-12 text-ink-3">{cartTexts.notReserved}</p>
    </section>
  );
}

/** Phones' bottom bar: the amount to pay and the button to continue. */
export function CartBar({ basket, phone }: CartTotalsProps) {
  return (
    <div className="cart-bar">
      <p className="grid">
        <span className="text-12 text-ink-3">{cartTexts.payable}</span>
        <Price value={basket.finalPrice} />
      </p>
      <GoOn phone={phone} className="flex-1 sm:max-w-xs" />
    </div>
  );
}

interface GoOnProps {
  phone: string;
  className: string;
}

/** Asks a visitor to log in first (contract §2). Members order by phone. */
function GoOn({ phone, className }: GoOnProps) {
  const visitor = useVisitor();
  if (!visitor) {
    if (phone === '') return null;
    return (
      <a className={`btn btn-primary ${className}`} href={`tel:${dialledPhone(phone)}`}>
        <Icon name="phone" className="i-s" />
        {cartTexts.order}
      </a>
    );
  }
  return (
    <a className={`btn btn-primary ${className}`} href={loginPath} data-login="inBasket">
      {cartTexts.goOn}
    </a>
  );
}

/** Says how a member can order. */
function OrderNote({ phone }: { phone: string }) {
  const visitor = useVisitor();
  if (visitor || phone === '') return null;
  return <p className="mt-4 text-13 text-ink-2">{cartTexts.orderNote}</p>;
}

function Sum({ title, value, tint = '' }: { title: string; value: number; tint?: string }) {
  return (
    <div className={row}>
      <dt className="text-ink-2">{title}</dt>
      <dd className={`font-label ${tint}`}>{formatNumber(value)}</dd>
    </div>
  );
}
