'use client';

import type { Drafts } from '#components/account/order-return/drafts.ts';
import { returnTexts as texts } from '#components/account/order-return/texts.ts';
import { cardToCard, onDelivery } from '#lib/contract/codes.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { type ReturnSums as Sums, isFault } from '#lib/rules/returns.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';

interface ReturnSumsProps {
  order: OrderAnswer;
  sums: Sums;
  drafts: Drafts;
}

/** What goes back, and where to. */
export function ReturnSums({ order, sums, drafts }: ReturnSumsProps) {
  const lines = [...drafts.values()];
  const pieces = lines.reduce((sum, { count }) => sum + count, 0);
  const isFree = lines.some(({ cause }) => cause !== '' && isFault(cause));
  return (
    <section className="panel" aria-label={texts.sums}>
      <dl className="sums">
        <div>
          <dt>{texts.goods(pieces)}</dt>
          <dd>{formatNumber(sums.goods)}</dd>
        </div>
        {sums.discount === 0 ? null : (
          <div>
            <dt>{texts.discount}</dt>
            <dd>{formatNumber(sums.discount)} −</dd>
          </div>
        )}
        {sums.freight === 0 ? null : (
          <div>
            <dt>{texts.freight}</dt>
            <dd>{formatNumber(sums.freight)}</dd>
          </div>
        )}
        {lines.every(({ cause }) => cause === '') ? null : (
          <div>
            <dt>{texts.wayBack}</dt>
            <dd>{isFree ? texts.free : texts.paysMember}</dd>
          </div>
        )}
        <div className="sums-total">
          <dt>{texts.total}</dt>
          <dd>
            {formatNumber(sums.total)}
            <small> {texts.toman}</small>
          </dd>
        </div>
      </dl>
      <Target payment={order.payment} />
    </section>
  );
}

function Target({ payment: { name, maskedCard } }: Pick<OrderAnswer, 'payment'>) {
  if (maskedCard !== null) {
    return (
      <p className="mt-2 text-12 text-ink-3">
        {texts.toCard} <bdi dir="ltr">{toPersianDigits(maskedCard)}</bdi>
      </p>
    );
  }
  const isByHand = name === onDelivery || name === cardToCard;
  return <p className="mt-2 text-12 text-ink-3">{isByHand ? texts.toMember : texts.toGateway}</p>;
}
