'use client';

import { type ReactNode, use, useEffect } from 'react';
import { InvoiceSheet } from '#components/account/invoice/invoice-sheet.tsx';
import type { Seller } from '#components/account/invoice/parties.tsx';
import { invoiceTexts } from '#components/account/invoice/texts.ts';
import { orderTexts } from '#components/account/orders/texts.ts';
import { useOrder } from '#components/account/orders/use-order.ts';
import { FailedReading } from '#components/states/failed-reading.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { OrderAnswer } from '#lib/contract/member-order.ts';
import { paths } from '#lib/contract/paths.ts';
import { toPersianDigits } from '#lib/text/digits.ts';

interface InvoicePageProps {
  params: Promise<{ number: string }>;
  seller: Seller;
  /** CSS variables of the light scheme: paper is white. */
  colours: Readonly<Record<string, string>>;
}

/** An order's invoice as a sheet of paper, with a bar that is not printed. */
export function InvoicePage({ params, seller, colours }: InvoicePageProps) {
  const { number } = use(params);
  const { reading, retry, reread } = useOrder(number);
  const order = typeof reading === 'object' ? reading : null;
  return (
    <InvoiceFrame
      back={/^\d+$/.test(number) ? paths.order(Number(number)) : paths.orders}
      number={number}
      canPrint={order !== null && order.invoice !== null}
    >
      {reading === 'loading' && <p className="sr-only needs-script">{invoiceTexts.loading}</p>}
      {reading === 'failed' && <FailedReading level={1} texts={invoiceTexts} retry={retry} />}
      {reading === 'missing' && (
        <Nothing title={orderTexts.missing} text={orderTexts.missingText} />
      )}
      {order && <Found order={order} seller={seller} colours={colours} reread={reread} />}
    </InvoiceFrame>
  );
}

interface FoundProps extends Omit<InvoicePageProps, 'params'> {
  order: OrderAnswer;
  reread: () => void;
}

/** Poll interval while a number is about to be assigned, in ms. */
const pause = 2_000;

function Found({ order, seller, colours, reread }: FoundProps) {
  const isComing = order.hasInvoice && order.invoice === null;
  useEffect(() => {
    if (!isComing) return;
    const timer = setInterval(reread, pause);
    return () => clearInterval(timer);
  }, [isComing, reread]);
  if (!order.hasInvoice) {
    return <Nothing title={invoiceTexts.none} text={invoiceTexts.noneText} />;
  }
  if (order.invoice === null) {
    return <Nothing title={invoiceTexts.coming} text={invoiceTexts.comingText} />;
  }
  return (
    <div className="invoice-desk">
      <InvoiceSheet order={order} invoice={order.invoice} seller={seller} colours={colours} />
    </div>
  );
}

interface InvoiceFrameProps {
  back: string;
  /** As in the page's address; '' while it is unknown. */
  number: string;
  canPrint: boolean;
  children: ReactNode;
}

export function InvoiceFrame({ back, number, canPrint, children }: InvoiceFrameProps) {
  return (
    <div className="full-page no-dock invoice-page">
      <div className="invoice-bar">
        <div className="wrap">
          <a className="icon-btn" href={back} aria-label={invoiceTexts.back}>
            <Icon name="chevron-right" />
          </a>
          <b className="font-price">
            {invoiceTexts.title} <bdi dir="ltr">{toPersianDigits(number)}</bdi>
          </b>
          {canPrint ? (
            <button type="button" className="btn btn-sm btn-primary" onClick={() => print()}>
              <Icon name="printer" className="i-s" />
              {invoiceTexts.print}
            </button>
          ) : null}
        </div>
      </div>
      <noscript>
        <p className="wrap py-6">{invoiceTexts.noScript}</p>
      </noscript>
      {children}
    </div>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <div className="wrap empty" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
  );
}
