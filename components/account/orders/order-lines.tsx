'use client';

import { orderTexts } from '#components/account/orders/texts.ts';
import { IslandPicture } from '#components/ui/island-picture.tsx';
import { MixedText, NameText } from '#components/ui/mixed-text.tsx';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import type { OrderAnswer, OrderLine } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { formatNumber } from '#lib/text/toman.ts';

export const piecesOf = ({ lines }: Pick<OrderAnswer, 'lines'>): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** What was bought, as it was then. */
export function OrderLines({ order }: { order: OrderAnswer }) {
  const isReviewed = isDelivered(order);
  return (
    <section aria-label={orderTexts.lines}>
      <h2 className="text-18 font-price">
        {orderTexts.lines}{' '}
        <span className="text-13 font-normal text-ink-3">{orderTexts.pieces(piecesOf(order))}</span>
      </h2>
      <ul>
        {order.lines.map((line) => (
          <Line key={line.propertyId} line={line} isReviewed={isReviewed} />
        ))}
      </ul>
    </section>
  );
}

/** Whether it is with its member, whose reviews are then marked as a buyer's. */
const isDelivered = ({ status, delivery }: Pick<OrderAnswer, 'status' | 'delivery'>): boolean =>
  status === orderStatuses.preparing && delivery === deliveryStates.delivered;

interface LineProps {
  line: OrderLine;
  /** Whether it leads to a review of its product. */
  isReviewed: boolean;
}

function Line({ line, isReviewed }: LineProps) {
  const { websiteCode, slug, nameFa, image, count, price, oldPrice, insurance } = line;
  return (
    <li className="order-line">
      <span className="pic">
        {image === '' ? null : <IslandPicture image={image} alt="" sizes="72px" />}
      </span>
      <div className="min-w-0">
        <h3 className="font-label">
          <a className="order-line-link" href={paths.product(websiteCode, slug)}>
            <NameText>{nameFa}</NameText>
          </a>
        </h3>
        <p className="text-13 text-ink-2">
          <MixedText>{describe(line)}</MixedText>
        </p>
        <div className="order-line-end">
          {count > 1 ? (
            <span className="text-13 text-ink-2">{orderTexts.pieces(count)}</span>
          ) : null}
          <span className="grid justify-items-end">
            {oldPrice === null ? null : (
              <s className="was">
                <span className="sr-only">{orderTexts.before} </span>
                {formatNumber(oldPrice * count)}
              </s>
            )}
            <span className="price">
              {formatNumber(price * count)}
              <small> {orderTexts.toman}</small>
            </span>
            {insurance === 0 ? null : (
              <span className="text-12 text-ink-3">{orderTexts.insurance(insurance * count)}</span>
            )}
          </span>
        </div>
        {isReviewed ? (
          <a
            className="link order-line-review"
            href={paths.writeReview(websiteCode)}
            aria-label={orderTexts.reviewOf(nameFa)}
          >
            {orderTexts.review}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** «۱۲۸ گیگابایت، نقره‌ای، گارانتی ۱۸ ماهه» */
const describe = ({ options, guarantee }: OrderLine): string =>
  [...options.map(({ title, value }) => orderTexts.option(title, value)), guarantee]
    .filter((part) => part !== '')
    .join('، ');
