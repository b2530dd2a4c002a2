import type { CustomerOrder } from '#lib/contract/customer.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { numericDate } from '#lib/text/order-date.ts';
import { formatNumber, formatToman } from '#lib/text/toman.ts';
import { customerTexts as words } from '#panel/customers/texts.ts';
import { orderStateOf } from '#panel/order/state.ts';
import { OrderLink } from '#panel/orders/parts.tsx';
import { stageOf } from '#panel/orders/states.ts';
import { useMay } from '#panel/session/use-me.ts';
import { State } from '#panel/ui/states.tsx';

function Stage({ order }: { order: CustomerOrder }) {
  const { kind, word } = stageOf({ state: orderStateOf(order), returnWaits: false });
  return <State kind={kind}>{word}</State>;
}

/** The latest orders; links only for those who may open orders. */
export function CustomerOrders({ orders }: { orders: readonly CustomerOrder[] }) {
  const mayOpen = useMay('orders');
  return (
    <section className="section" aria-label={words.ordersOf}>
      <h2>{words.ordersOf}</h2>
      {orders.length === 0 ? <p className="muted medium">{words.noOrders}</p> : null}
      <ul className="codes" aria-label={words.ordersOf}>
        {orders.map((order) => (
          <li key={order.number}>
            <span className="grid flex-1 min-w-0">
              <span>
                {mayOpen ? (
                  <OrderLink number={order.number} />
                ) : (
                  <bdi dir="ltr" className="font-label">
                    {toPersianDigits(order.number)}
                  </bdi>
                )}
              </span>
              <span className="small faint">
                <bdi dir="ltr">{numericDate(order.createdAt)}</bdi>
                {` · ${words.pieces(formatNumber(order.pieces))}`}
              </span>
            </span>
            <Stage order={order} />
            <span className="order-sum">{formatToman(order.total)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
