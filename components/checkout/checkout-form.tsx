'use client';

import type { ReactNode } from 'react';
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
import { useError } from '#components/checkout/use-checkout.ts';
import { usePay } from '#components/checkout/use-pay.ts';
import type { AddressesAnswer } from '#lib/contract/member-address.ts';
import type { PreviewOrderAnswer } from '#lib/contract/order.ts';
import { paths } from '#lib/contract/paths.ts';
import { withReturn } from '#lib/session/after-login.ts';

interface CheckoutFormProps {
  answer: PreviewOrderAnswer;
  book: AddressesAnswer;
  /** Shown below the order button. */
  agreement: ReactNode;
}

/** The checkout of a basket with goods. */
export function CheckoutForm({ answer, book, agreement }: CheckoutFormProps) {
  const pay = usePay();
  const { deliveries, payments } = answer;
  return (
    <>
      <div className="co">
        <div className="min-w-0">
          <Above answer={answer} />
          <AddressSection book={book} />
          <DeliverySection deliveries={deliveries} />
          <TimeSection deliveries={deliveries} />
          <PaymentSection payments={payments} />
          <NoteSection />
        </div>
        <Summary answer={answer} pay={pay} agreement={agreement} />
      </div>
      <PayBar answer={answer} pay={pay} />
    </>
  );
}

/** What must be known before anything is chosen. */
function Above({ answer }: { answer: PreviewOrderAnswer }) {
  const { lines, newsKey, problems } = answer;
  const refused = useError('basket');
  const needsCode = problems.find(({ field }) => field === 'NationalCode');
  const isChanged = newsKey !== '' || lines.some(({ notices }) => notices.length > 0);
  return (
    <>
      <div id={placeOf('basket')} className="co-above" tabIndex={-1}>
        <Changes lines={lines} newsKey={newsKey} />
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
