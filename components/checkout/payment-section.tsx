'use client';

import { OptionRow } from '#components/checkout/option-row.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { Section } from '#components/checkout/section.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { PaymentOffer } from '#lib/contract/order.ts';

const group = 'payment';

const isOnline = ({ kind }: PaymentOffer): boolean => kind === 'gateway';

const icons: Readonly<Record<PaymentOffer['kind'], InterfaceIconName>> = {
  gateway: 'credit-card',
  'on-delivery': 'package',
  'card-to-card': 'wallet',
};

/** What is to be known of a way to pay before it is chosen. */
function lineOf({ isLent, instalments, kind, most, hours }: PaymentOffer): string {
  if (isLent) return instalments ?? checkoutTexts.inPartsNote;
  if (kind === 'gateway') return checkoutTexts.gatewayNote;
  if (kind === 'on-delivery') {
    return most === null ? checkoutTexts.onDeliveryNote : checkoutTexts.onDeliveryLimit(most);
  }
  return hours === null ? checkoutTexts.cardToCardNote : checkoutTexts.cardToCardHours(hours);
}

/** Chooses how the order is paid. */
export function PaymentSection({ payments }: { payments: readonly PaymentOffer[] }) {
  const error = useError(group);
  const online = payments.filter(isOnline);
  return (
    <Section group={group} title={checkoutTexts.payBy} error={error}>
      <div
        role="radiogroup"
        aria-labelledby={`${placeOf(group)}-title`}
        aria-invalid={error !== undefined}
        className="grid gap-6"
      >
        <Ways title={checkoutTexts.online} ways={online.filter(({ isLent }) => !isLent)} />
        <Ways title={checkoutTexts.inParts} ways={online.filter(({ isLent }) => isLent)} />
        <Ways title={checkoutTexts.otherWays} ways={payments.filter((way) => !isOnline(way))} />
      </div>
    </Section>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly PaymentOffer[] }) {
  const { checkout } = useOpenCheckout();
  const chosen = useCheckout(({ choice }) => choice.payment);
  if (ways.length === 0) return null;
  return (
    <div>
      <h3 className="co-sub">{title}</h3>
      <div className="co-options co-two">
        {ways.map((way) => (
          <OptionRow
            key={way.name}
            name="payment"
            icon={icons[way.kind]}
            title={way.title}
            line={lineOf(way)}
            checked={chosen === way.name}
            refusal={way.refusal}
            onChoose={() => void checkout.choose(group, { payment: way.name })}
          />
        ))}
      </div>
    </div>
  );
}
