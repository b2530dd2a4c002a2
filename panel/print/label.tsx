import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { carrierTitle } from '#lib/contract/carriers.ts';
import { onDelivery } from '#lib/contract/codes.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { addressLine } from '#panel/order/side-box.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { printTexts as words } from '#panel/print/texts.ts';
import { useMe } from '#panel/session/use-me.ts';

const piecesOf = ({ lines }: AdminOrderAnswer): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** What stands on a parcel, A6: receiver, address, postal code and the order's number. */
export function Label({ order }: { order: AdminOrderAnswer }) {
  const { shopName } = useMe();
  const { address, deliveryMethod, parcel, number, payment, totals } = order;
  return (
    <article className="label-sheet" aria-label={`${words.labels}، ${words.order} ${number}`}>
      <header>
        <b>{shopName}</b>
        <span>
          {`${words.order} `}
          <Ltr className="label-number">{String(number)}</Ltr>
        </span>
      </header>
      {address ? (
        <section>
          <p className="label-to">{address.receiverName}</p>
          <p>{addressLine(address)}</p>
          <p className="label-facts">
            <span>
              {`${words.postalCode} `}
              <Ltr className="label-code">{address.postalCode}</Ltr>
            </span>
            <span>
              {`${words.mobile} `}
              <Ltr className="label-code">{address.receiverMobile}</Ltr>
            </span>
          </p>
        </section>
      ) : null}
      <footer>
        <span>{parcel ? carrierTitle(parcel.carrier) : deliveryMethod.title}</span>
        {parcel?.code ? <Ltr className="label-code">{parcel.code}</Ltr> : null}
        <span>{words.pieces(formatNumber(piecesOf(order)))}</span>
        {payment.name === onDelivery ? (
          <b>{`${formatToman(totals.total)} ${words.onDelivery}`}</b>
        ) : null}
      </footer>
    </article>
  );
}
