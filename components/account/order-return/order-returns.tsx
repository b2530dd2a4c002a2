'use client';

import { returnListTexts as texts } from '#components/account/order-return/texts.ts';
import { OrderPicture } from '#components/account/orders/order-picture.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import { NameText } from '#components/ui/mixed-text.tsx';
import type { OrderAnswer, OrderReturn } from '#lib/contract/member-order.ts';
import { weekdayOf } from '#lib/text/order-date.ts';
import { formatToman } from '#lib/text/toman.ts';

const icons: Readonly<Record<OrderReturn['state'], InterfaceIconName>> = {
  asked: 'clock',
  approved: 'badge-check',
  refused: 'x',
  received: 'rotate-ccw',
};

/** Returns of an order, and what the shop answered; nothing without any. */
export function OrderReturns({ order }: { order: OrderAnswer }) {
  const { returns, lines } = order;
  if (returns.length === 0) return null;
  const nameOf = (propertyId: number) =>
    lines.find((line) => line.propertyId === propertyId)?.nameFa ?? '';
  return (
    <section className="order-returns" aria-label={texts.title}>
      <h2 className="mb-3 text-18 font-price">{texts.title}</h2>
      <ul className="return-list">
        {returns.map((each) => (
          <li key={each.id}>
            <p className="flex flex-wrap items-center gap-x-2">
              <Icon name={icons[each.state]} className="i-s flex-none text-ink-2" />
              <b className="font-label">{texts[each.state]}</b>
              <span className="text-12 text-ink-3">{weekdayOf(each.createdAt)}</span>
            </p>
            <ul className="text-13 text-ink-2">
              {each.lines.map(({ propertyId, count }) => (
                <li key={propertyId}>
                  <NameText>{texts.line(nameOf(propertyId), count)}</NameText>
                </li>
              ))}
            </ul>
            <Pictures request={each} nameOf={nameOf} />
            {each.answer === '' ? null : (
              <p className="[overflow-wrap:anywhere]">
                <span className="text-ink-2">{texts.answer}</span> {each.answer}
              </p>
            )}
            <Money request={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PicturesProps {
  request: OrderReturn;
  nameOf: (propertyId: number) => string;
}

function Pictures({ request, nameOf }: PicturesProps) {
  const shown = request.lines.flatMap(({ propertyId, pictures }) =>
    pictures.map((id) => ({ id, name: nameOf(propertyId) })),
  );
  if (shown.length === 0) return null;
  return (
    <div className="return-pictures">
      {shown.map(({ id, name }) => (
        <OrderPicture key={id} id={id} label={name} />
      ))}
    </div>
  );
}

function Money({ request: { state, refund, isRefunded } }: { request: OrderReturn }) {
  if (state === 'refused' || refund === 0) return null;
  const isComing = state === 'received';
  const back = isRefunded ? texts.refunded : texts.refunding;
  return (
    <p>
      <span className="text-ink-2">{isComing ? back : texts.willRefund}</span>{' '}
      <b className="font-price">{formatToman(refund)}</b>
    </p>
  );
}
