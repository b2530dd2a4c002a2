import { cartPath } from '#components/basket/texts.ts';
import { cartTexts } from '#components/basket/cart/texts.ts';
import { Price } from '#components/product/price.tsx';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { useSession } from '#lib/stores/session.ts';
import { formatNumber } from '#lib/format/toman.ts';

const row = 'flex items-baseline justify-between gap-4';

const loginPath = `/account/login?returnUrl=${encodeURIComponent(cartPath)}`;

/** What the basket comes to, as the service says. Changes are announced. */
export function CartTotals({ basket }: { basket: GetBasketAnswer }) {
  const visitor = useSession(({ user }) => user === null);
  return (
    <section aria-label={cartTexts.payable} className="panel self-start">
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
      {visitor && (
        <a className="btn btn-primary btn-lg btn-wide mt-4" href={loginPath} data-login="inBasket">
          {cartTexts.goOn}
        </a>
      )}
      <p className="mt-4 text-12 text-ink-3">{cartTexts.notReserved}</p>
    </section>
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
