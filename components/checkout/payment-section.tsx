'use client';

import { isLender } from '#components/checkout/lenders.ts';
import { OptionRow } from '#components/checkout/option-row.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { Section } from '#components/checkout/section.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { PaymentOffer } from '#lib/contract/order.ts';

const group = 'payment';

const isOnline = ({ kind }: PaymentOffer): boolean => kind === 'gateway';
const isLent = ({ name }: PaymentOffer): boolean => isLender(name);

const looks: Readonly<Record<PaymentOffer['kind'], { icon: InterfaceIconName; line: string }>> = {
  gateway: { icon: 'credit-card', line: checkoutTexts.gatewayNote },
  'on-delivery': { icon: 'package', line: checkoutTexts.onDeliveryNote },
  'card-to-card': { icon: 'wallet', line: checkoutTexts.cardToCardNote },
};

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
        <Ways title={checkoutTexts.online} ways={online.filter((way) => !isLent(way))} />
        <Ways title={checkoutTexts.inParts} ways={online.filter(isLent)} />
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
        {ways.map(({ name, kind, title: shown, refusal }) => (
          <OptionRow
            key={name}
            name="payment"
            icon={looks[kind].icon}
            title={shown}
            line={isLender(name) ? checkoutTexts.inPartsNote : looks[kind].line}
            checked={chosen === name}
            refusal={refusal}
            onChoose={() => void checkout.choose(group, { payment: name })}
          />
        ))}
      </div>
    </div>
  );
}
