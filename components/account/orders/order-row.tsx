'use client';

import { stateViewOf, nextOf } from '#components/account/orders/state-view.ts';
import { Reorder } from '#components/account/orders/reorder.tsx';
import { ordersTexts, orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderListAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatDate } from '#lib/text/date.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';

type Listed = OrderListAnswer['items'][number];

/** An order in the list: its state, what was bought, the amount, and at most two actions. */
export function OrderRow({ order }: { order: Listed }) {
  const { number, status, total, createdAt, canPay, pieces } = order;
  const view = stateViewOf(order);
  const isOff = status === orderStatuses.cancelled;
  return (
    <article className={isOff ? 'order order-off' : 'order'} aria-labelledby={`order-${number}`}>
      <div className="grid gap-1">
        <h2 className={`order-state tone-${view.tone}`} id={`order-${number}`}>
          <Icon name={view.icon} className="flex-none" />
          {view.word}
          <span className="sr-only">، {orderTexts.title(number)}</span>
        </h2>
        <p className="text-13 text-ink-2">{nextOf(order)}</p>
        <p className="flex flex-wrap gap-x-3 text-13 text-ink-3">
          <span>
            {ordersTexts.number}{' '}
            <bdi dir="ltr" className="font-label text-ink-2">
              {toPersianDigits(number)}
            </bdi>
          </span>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {pieces > 1 ? <span>{orderTexts.pieces(pieces)}</span> : null}
        </p>
      </div>
      <Pictures order={order} />
      <div className="order-end">
        <p className="price">
          {formatNumber(total)}
          <small> {orderTexts.toman}</small>
        </p>
        <div className="order-acts">
          {canPay ? (
            <a
              className="btn btn-sm btn-primary"
              href={paths.order(number)}
              aria-label={ordersTexts.payOf(number)}
            >
              {orderTexts.choosePayment}
            </a>
          ) : (
            <Details order={order} />
          )}
          <Then order={order} />
        </div>
      </div>
    </article>
  );
}

/** What else can be done: a return while it is possible, then the same purchase again. */
function Then({ order }: { order: Listed }) {
  const { number, returnUntil } = order;
  if (returnUntil !== null) {
    return (
      <a
        className="btn btn-sm btn-outline"
        href={paths.returnOrder(number)}
        aria-label={ordersTexts.returnOf(number)}
      >
        {orderTexts.askReturn}
      </a>
    );
  }
  return isDone(order) ? <Reorder number={number} className="btn-sm" isOfList /> : null;
}

/** Whether nothing more happens with it. */
const isDone = ({ status, delivery }: Listed): boolean =>
  status === orderStatuses.cancelled ||
  delivery === deliveryStates.delivered ||
  delivery === deliveryStates.returned;

function Details({ order: { number, status, delivery } }: { order: Listed }) {
  const isSent = status === orderStatuses.preparing && delivery === deliveryStates.sent;
  return (
    <a
      className="btn btn-sm btn-outline"
      href={paths.order(number)}
      aria-label={isSent ? ordersTexts.followOf(number) : ordersTexts.detailsOf(number)}
    >
      {isSent ? ordersTexts.follow : ordersTexts.details}
    </a>
  );
}

/** Of the first lines, and how many lines there are besides. */
function Pictures({ order: { products, lineCount } }: { order: Listed }) {
  const more = lineCount - products.length;
  return (
    <ul className="order-pictures">
      {products.map(({ nameFa, image }) => (
        <li key={`${nameFa} ${image}`} className="pic">
          {image === '' ? (
            <span className="sr-only">{nameFa}</span>
          ) : (
            <IslandPicture image={image} alt={nameFa} sizes="64px" />
          )}
        </li>
      ))}
      {more > 0 ? (
        <li className="order-more">
          <bdi dir="ltr" aria-hidden>
            {ordersTexts.more(more)}
          </bdi>
          <span className="sr-only">{ordersTexts.moreLabel(more)}</span>
        </li>
      ) : null}
    </ul>
  );
}
