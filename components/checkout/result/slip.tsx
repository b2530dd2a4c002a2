'use client';

import { resultTexts } from '#components/checkout/result/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderResultAnswer } from '#lib/contract/order.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { showToast } from '#lib/toasts/store.ts';

/** Amount, order number and the bank's references, to be copied. */
export function Slip({
  result: { amount, number, trace, reference },
}: {
  result: OrderResultAnswer;
}) {
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
    </dl>
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
        <bdi dir="ltr">{toPersianDigits(value)}</bdi>
        <button
          type="button"
          className="icon-btn"
          aria-label={resultTexts.copy(title)}
          onClick={() => void copy()}
        >
          <Icon name="copy" className="i-s" />
        </button>
      </dd>
    </div>
  );
}
