'use client';

import { cartPath } from '#components/basket/texts.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { Price } from '#components/product/price.tsx';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { useSession } from '#lib/stores/session.ts';
import { formatNumber } from '#lib/format/toman.ts';

const row = 'flex items-baseline justify-between gap-4';

const loginPath = `/account/login?returnUrl=${encodeURIComponent(cartPath)}`;

const isBlocked = ({ lines }: GetBasketAnswer) =>
  lines.some(({ notices }) => notices.some(({ kind }) => kind === 'blocked'));

/**
 * Whether a visitor is here, who is asked to log in. Until the service has told it, the session cookie says so,
 * as it was when the page was loaded: nothing moves for either.
 */
const useVisitor = (): boolean =>
  useSession(({ ready, user }) =>
    ready ? user === null : document.documentElement.dataset['session'] === undefined,
  );

/** What the basket comes to, as the service says. Changes are announced. */
export function CartTotals({ basket }: { basket: GetBasketAnswer }) {
  const visitor = useVisitor();
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
      {visitor ? <GoOn className="btn-lg btn-wide mt-4 max-lg:hidden" /> : null}
      {isBlocked(basket) ? <p className="mt-4 text-13 text-bad">{cartTexts.blocked}</p> : null}
      <p className="mt-4 text-12 text-ink-3">{cartTexts.notReserved}</p>
    </section>
  );
}

/** On phones: what is to be paid and the way on. */
export function CartBar({ basket }: { basket: GetBasketAnswer }) {
  const visitor = useVisitor();
  if (!visitor) return null;
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

/** Asks a visitor to log in first (contract §2). */
function GoOn({ className }: { className: string }) {
  return (
    <a className={`btn btn-primary ${className}`} href={loginPath} data-login="inBasket">
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
