import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { detailsOf } from '#panel/order/lines-box.tsx';
import { addressLine } from '#panel/order/side-box.tsx';
import { Ltr } from '#panel/orders/parts.tsx';
import { printTexts as words } from '#panel/print/texts.ts';
import { useMe } from '#panel/session/use-me.ts';

/** What is packed by and laid into the parcel, A5. */
export function Slip({ order }: { order: AdminOrderAnswer }) {
  const { shopName } = useMe();
  const { number, createdAt, address, deliveryMethod, lines, totals, note } = order;
  return (
    <article className="slip-sheet" aria-label={`${words.slips}، ${words.order} ${number}`}>
      <header>
        <b>{shopName}</b>
        <span>
          {`${words.order} `}
          <Ltr className="label-number">{String(number)}</Ltr>
          {` · ${numericDate(createdAt)}`}
        </span>
      </header>
      {address ? (
        <p>
          <b>{address.receiverName}</b>
          {`، ${addressLine(address)}، ${words.postalCode} `}
          <Ltr>{address.postalCode}</Ltr>
          {`، ${words.mobile} `}
          <Ltr>{address.receiverMobile}</Ltr>
        </p>
      ) : null}
      <p>{`${words.by} ${deliveryMethod.title}`}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.goods}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.propertyId}>
              <td>
                {isolateLatin(line.nameFa)}
                <small>{detailsOf(line)}</small>
              </td>
              <td>{formatNumber(line.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="slip-sum">{`${words.sum} ${formatToman(totals.total)}`}</p>
      {note === '' ? null : <p className="whitespace-pre-line">{`${words.note}: ${note}`}</p>}
    </article>
  );
}
