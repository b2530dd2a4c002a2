'use client';

import { resultTexts } from '#components/checkout/result/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderResultAnswer } from '#lib/contract/order.ts';
import { isStray } from '#components/checkout/result/result-view.ts';
import { readableCode } from '#lib/text/digits.ts';
import { timeOf, weekdayOf } from '#lib/text/order-date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Amount, order number and the bank's references, to be copied; of money that was taken also where and when. */
export function Slip({ result }: { result: OrderResultAnswer }) {
  const { amount, number, trace, reference, gateway, at, money } = result;
  const isTaken = money === 'paid' || isStray({ money });
  return (
    <dl className="co-slip">
      <div className="co-slip-amount">
        <dt>{resultTexts.amount}</dt>
        <dd>
          <span>
            {formatNumber(amount)} <small>{resultTexts.toman}</small>
          </span>
        </dd>
      </div>
      <Copied title={resultTexts.number} value={String(number)} />
      {trace === null ? null : <Copied title={resultTexts.trace} value={trace} />}
      {reference === null ? null : <Copied title={resultTexts.reference} value={reference} />}
      {isTaken ? <Row title={resultTexts.gateway} value={gateway} /> : null}
      {isTaken && at !== null ? (
        <Row title={resultTexts.time} value={resultTexts.at(weekdayOf(at), timeOf(at))} />
      ) : null}
    </dl>
  );
}

function Row({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Copied({ title, value }: { title: string; value: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      await showToast('success', resultTexts.copied(title));
    } catch {
      await showToast('error', resultTexts.notCopied);
    }
  };
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <bdi dir="ltr">{readableCode(value)}</bdi>
        <button
          type="button"
          className="needs-script icon-btn"
          aria-label={resultTexts.copy(title)}
          onClick={() => void copy()}
        >
          <Icon name="copy" className="i-s" />
        </button>
      </dd>
    </div>
  );
}
