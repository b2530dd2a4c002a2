'use client';

import { type ReactNode, useEffect } from 'react';
import { AddressSection } from '#components/checkout/address-section.tsx';
import { Changes } from '#components/checkout/changes.tsx';
import { DeliverySection } from '#components/checkout/delivery-section.tsx';
import { NoteSection } from '#components/checkout/note-section.tsx';
import { Notice } from '#components/checkout/notice.tsx';
import { PayBar } from '#components/checkout/pay.tsx';
import { PaymentSection } from '#components/checkout/payment-section.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { Summary } from '#components/checkout/summary.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { TimeSection } from '#components/checkout/time-section.tsx';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import { type Pay, usePay } from '#components/checkout/use-pay.ts';
import { late } from '#components/ui/late.tsx';
import type { AddressesAnswer } from '#lib/contract/member-address.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { preparePart } from '#lib/parts.ts';
import { withReturn } from '#lib/session/after-login.ts';

const loadDialog = () => import('#components/checkout/open-order-dialog.tsx');
const OpenOrderDialog = late(loadDialog);

interface CheckoutFormProps {
  answer: PreviewOrderAnswer;
  book: AddressesAnswer;
  /** Shown below the order button. */
  agreement: ReactNode;
}

/** The checkout of a basket with goods. */
export function CheckoutForm({ answer, book, agreement }: CheckoutFormProps) {
  const pay = usePay();
  const { checkout } = useOpenCheckout();
  const chosen = useCheckout(({ choice }) => choice.payment);
  // The dialog may be needed just when the network is poor.
  useEffect(() => preparePart(loadDialog), []);
  const { deliveries, payments } = answer;
  const gateway = payments.find(({ name, kind }) => name === chosen && kind === 'gateway');
  const own = pay.openOrder?.payment ?? null;
  const elsewhere = own === null || gateway?.name === own ? undefined : gateway?.name;
  return (
    <>
      <div className="co">
        <div className="min-w-0">
          <Above answer={answer} pay={pay} />
          <AddressSection book={book} />
          <DeliverySection deliveries={deliveries} />
          <TimeSection deliveries={deliveries} />
          <PaymentSection payments={payments} />
          <NoteSection />
        </div>
        <Summary answer={answer} pay={pay} agreement={agreement} />
      </div>
      <PayBar answer={answer} pay={pay} />
      {pay.openOrder === null ? null : (
        <OpenOrderDialog
          number={pay.openOrder.number}
          sentence={pay.openOrder.sentence}
          payment={elsewhere}
          onClose={() => pay.setOpenOrder(null)}
          onFree={() => checkout.price()}
        />
      )}
    </>
  );
}

/** What must be known before anything is chosen. */
function Above({ answer, pay }: { answer: PreviewOrderAnswer; pay: Pay }) {
  const { openOrder, lines, newsKey, problems } = answer;
  const refused = useError('basket');
  const needsCode = problems.find(({ field }) => field === 'NationalCode');
  const isChanged = newsKey !== '' || lines.some(({ notices }) => notices.length > 0);
  return (
    <>
      <div id={placeOf('basket')} className="co-above" tabIndex={-1}>
        {openOrder === null ? null : (
          <Notice
            tone="info"
            title={checkoutTexts.openTitle}
            text={checkoutTexts.openText(openOrder)}
          >
            <button
              type="button"
              className="btn btn-outline btn-sm"
              onClick={() =>
                pay.setOpenOrder({
                  number: openOrder,
                  sentence: checkoutTexts.openText(openOrder),
                  payment: null,
                })
              }
            >
              {checkoutTexts.openWay}
            </button>
          </Notice>
        )}
        {openOrder === null ? <Changes lines={lines} newsKey={newsKey} /> : null}
        {refused === undefined || isChanged ? null : <Notice tone="warn" text={refused} />}
      </div>
      <div id={placeOf('profile')} className="co-above" tabIndex={-1}>
        {needsCode === undefined ? null : (
          <Notice tone="warn" text={needsCode.message}>
            <a className="btn btn-outline btn-sm" href={withReturn(paths.profile, paths.checkout)}>
              {checkoutTexts.profileWay}
            </a>
          </Notice>
        )}
      </div>
    </>
  );
}
