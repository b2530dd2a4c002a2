import { Link } from '@tanstack/react-router';
import { Copy, ExternalLink, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AdminOrderAnswer } from '#lib/contract/admin-order.ts';
import { carrierTitle } from '#lib/contract/carriers.ts';
import { toPersianDigits } from '#lib/text/digits.ts';
import { readableMobile } from '#lib/text/readable-mobile.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { LabelsPart } from '#panel/order/labels-part.tsx';
import { orderTexts } from '#panel/order/texts.ts';
import { Ltr, maskedMobile, slotOf } from '#panel/orders/parts.tsx';
import { useMay } from '#panel/session/use-me.ts';
import { texts } from '#panel/texts.ts';
import { Avatar } from '#panel/ui/avatar.tsx';
import { IconButton } from '#panel/ui/button.tsx';
import { copyText } from '#panel/ui/copy-text.ts';
import { State } from '#panel/ui/states.tsx';
import { showToast } from '#panel/ui/toast.tsx';

function CopyButton({ what, text }: { what: string; text: string }) {
  return (
    <IconButton
      label={orderTexts.copy(what)}
      size="s"
      onClick={() => void copyText(text).then(() => showToast(orderTexts.copied))}
    >
      <Copy className="i i-s" aria-hidden="true" />
    </IconButton>
  );
}

function Part({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className="side-part">
      <div className="flex items-center justify-between gap-2">
        <h3>{title}</h3>
        {act}
      </div>
      <div className="medium muted break-words">{children}</div>
    </section>
  );
}

function Customer({ member, address }: Pick<AdminOrderAnswer, 'member' | 'address'>) {
  const [isShown, setIsShown] = useState(false);
  const mayOpen = useMay('customers');
  if (member === null) return <p className="side-part muted medium">{orderTexts.gone}</p>;
  const { id, mobile, isBlocked } = member;
  const name = member.name || (address?.receiverName ?? '');
  return (
    <section className="side-part flex items-center gap-3" aria-label={orderTexts.customer}>
      <Avatar name={name} seed={id} size="l" />
      <div className="grid flex-1 min-w-0">
        <span className="font-label truncate">
          {mayOpen ? (
            <Link to="/customers/$id" params={{ id: String(id) }} className="link">
              {name || orderTexts.customer}
            </Link>
          ) : (
            name || texts.nothing
          )}
        </span>
        <bdi dir="ltr" className="small faint justify-self-start">
          {isShown ? readableMobile(mobile) : maskedMobile(mobile)}
        </bdi>
        {isBlocked ? (
          <span className="medium">
            <State kind="bad">{orderTexts.blocked}</State>
          </span>
        ) : null}
      </div>
      {isShown ? (
        <CopyButton what="شماره" text={mobile} />
      ) : (
        <IconButton label={orderTexts.showMobile} onClick={() => setIsShown(true)}>
          <Eye className="i" aria-hidden="true" />
        </IconButton>
      )}
    </section>
  );
}

type Address = NonNullable<AdminOrderAnswer['address']>;

/** «اصفهان، خیابان …، پلاک ۱۴، واحد ۳» */
export const addressLine = ({ province, city, line, plate, unit }: Address): string =>
  [
    province === city ? city : `${province}، ${city}`,
    line,
    plate && `${orderTexts.plate} ${toPersianDigits(plate)}`,
    unit && `${orderTexts.unit} ${toPersianDigits(unit)}`,
  ]
    .filter(Boolean)
    .join('، ');

function WhereTo({ address }: Pick<AdminOrderAnswer, 'address'>) {
  if (address === null) return <Part title={orderTexts.address}>{orderTexts.cleared}</Part>;
  const { receiverName, receiverMobile, postalCode } = address;
  const line = addressLine(address);
  const whole = `${receiverName}، ${receiverMobile}\n${line}\n${orderTexts.postalCode}: ${postalCode}`;
  return (
    <Part title={orderTexts.address} act={<CopyButton what={orderTexts.address} text={whole} />}>
      <p className="text-ink">{receiverName}</p>
      <p>{line}</p>
      <p>
        {`${orderTexts.postalCode} `}
        <Ltr>{postalCode}</Ltr>
      </p>
    </Part>
  );
}

function Parcel({ parcel }: { parcel: NonNullable<AdminOrderAnswer['parcel']> }) {
  const { carrier, code, url } = parcel;
  return (
    <p className="flex items-center gap-1 flex-wrap">
      {carrierTitle(carrier)}
      {code === '' ? null : (
        <>
          <Ltr className="text-ink">{code}</Ltr>
          <CopyButton what={orderTexts.code} text={code} />
        </>
      )}
      {url === null ? null : (
        <a href={url} target="_blank" rel="noreferrer" className="link">
          {orderTexts.follow} <ExternalLink className="i i-s inline" aria-hidden="true" />
        </a>
      )}
    </p>
  );
}

/** Who bought, where it goes and how. */
export function SideBox({ order }: { order: AdminOrderAnswer }) {
  const { member, address, deliveryMethod, parcel, buyer, note, invoice } = order;
  const { title, daysFrom, daysTo, slot } = deliveryMethod;
  return (
    <div className="box side-box">
      <Customer member={member} address={address} />
      <WhereTo address={address} />
      <Part title={orderTexts.delivery}>
        <p>
          {slot === null
            ? `${title} · ${orderTexts.days(formatNumber(daysFrom), formatNumber(daysTo))}`
            : `${title} · ${slotOf(deliveryMethod)}`}
        </p>
        {parcel ? <Parcel parcel={parcel} /> : null}
      </Part>
      <LabelsPart order={order} />
      {note === '' ? null : (
        <Part title={orderTexts.note}>
          <p className="whitespace-pre-line text-ink">{note}</p>
        </Part>
      )}
      {buyer === null ? null : (
        <Part title={orderTexts.buyer}>
          <p className="text-ink">{buyer.name}</p>
          <p>
            {`${orderTexts.nationalId} `}
            <Ltr>{buyer.nationalId}</Ltr>
          </p>
          {buyer.economicCode === '' ? null : (
            <p>
              {`${orderTexts.economicCode} `}
              <Ltr>{buyer.economicCode}</Ltr>
            </p>
          )}
        </Part>
      )}
      {invoice === null ? null : (
        <Part title={orderTexts.invoice}>{formatNumber(invoice.number)}</Part>
      )}
    </div>
  );
}
