'use client';

import { CopyButton } from '#components/account/orders/copy-button.tsx';
import { orderTexts } from '#components/account/orders/texts.ts';
import { Icon } from '#components/ui/icon.tsx';
import { carrierTitle } from '#lib/contract/carriers.ts';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { readableCode } from '#lib/text/digits.ts';
import { weekdayOf } from '#lib/text/order-date.ts';

/** Who brings the order, and where it can be followed; nothing before it is sent. */
export function OrderParcel({ parcel }: Pick<OrderAnswer, 'parcel'>) {
  if (parcel === null) return null;
  const { carrier, code, url, sentAt, deliveredAt } = parcel;
  const title = carrierTitle(carrier);
  return (
    <section className="order-parcel" aria-label={orderTexts.parcel}>
      <div className="flex gap-3">
        <Icon name="package" className="mt-0.5 flex-none text-amber-ink" />
        <div className="min-w-0">
          <p className="font-price">{title}</p>
          <p className="text-13 text-ink-2">
            {deliveredAt === null
              ? orderTexts.sentOn(weekdayOf(sentAt))
              : orderTexts.deliveredOn(weekdayOf(deliveredAt))}
          </p>
        </div>
      </div>
      {code === '' ? null : (
        <p className="order-parcel-code">
          <span className="text-12 font-normal text-ink-3">{orderTexts.parcelCode}</span>
          <bdi dir="ltr">{readableCode(code)}</bdi>
          <CopyButton text={code} label={orderTexts.copyCode} done={orderTexts.codeCopied} />
        </p>
      )}
      {url === null ? null : (
        <a className="btn btn-outline bg-surface" href={url} target="_blank" rel="noreferrer">
          <Icon name="arrow-up-right" className="i-s" />
          {orderTexts.follow(title)}
        </a>
      )}
    </section>
  );
}
