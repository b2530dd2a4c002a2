'use client';

import { OptionRow } from '#components/checkout/option-row.tsx';
import { placeOf } from '#components/checkout/place.ts';
import { Section, Waiting } from '#components/checkout/section.tsx';
import { checkoutTexts } from '#components/checkout/texts.ts';
import { useCheckout, useError, useOpenCheckout } from '#components/checkout/use-checkout.ts';
import type { InterfaceIconName } from '#components/ui/icon-names.ts';
import type { DeliveryOffer } from '#lib/contract/order.ts';
import { formatNumber } from '#lib/text/toman.ts';

const group = 'delivery';

const icons: Readonly<Record<DeliveryOffer['kind'], InterfaceIconName>> = {
  post: 'mail',
  courier: 'truck',
  'pick-up': 'store',
};

/** Chooses how the order is delivered; waits for the address. */
export function DeliverySection({ deliveries }: { deliveries: readonly DeliveryOffer[] }) {
  const { checkout } = useOpenCheckout();
  const error = useError(group);
  const chosen = useCheckout(({ choice }) => choice.delivery);
  const hasAddress = useCheckout(({ choice }) => choice.address !== null);
  return (
    <Section group={group} title={checkoutTexts.delivery} error={hasAddress ? error : undefined}>
      {hasAddress ? null : <Waiting icon="map-pin">{checkoutTexts.deliveryWaits}</Waiting>}
      {hasAddress && deliveries.length === 0 ? (
        <Waiting icon="truck">{checkoutTexts.noDelivery}</Waiting>
      ) : null}
      {hasAddress ? (
        <div
          className="co-options"
          role="radiogroup"
          aria-labelledby={`${placeOf(group)}-title`}
          aria-invalid={error !== undefined}
        >
          {deliveries.map((offer) => (
            <OptionRow
              key={offer.id}
              name="delivery"
              icon={offer.isPaidOnArrival ? 'package' : icons[offer.kind]}
              title={offer.title}
              line={lineOf(offer)}
              end={<Cost offer={offer} />}
              checked={chosen === offer.id}
              refusal={offer.refusal}
              onChoose={() => void checkout.choose(group, { delivery: offer.id, slot: null })}
            />
          ))}
        </div>
      ) : null}
    </Section>
  );
}

function lineOf({ note, daysFrom, daysTo, hasSlots, missingForFree }: DeliveryOffer): string {
  const when = hasSlots ? '' : checkoutTexts.workingDays(daysFrom, daysTo);
  const free = missingForFree ? checkoutTexts.missingForFree(missingForFree) : '';
  return [when, note, free].filter((part) => part !== '').join('؛ ');
}

function Cost({ offer: { price, isPaidOnArrival } }: { offer: DeliveryOffer }) {
  if (isPaidOnArrival) return <span className="text-ink-2">{checkoutTexts.onArrival}</span>;
  if (price === null) return null;
  if (price === 0) return <span className="text-good">{checkoutTexts.free}</span>;
  return (
    <>
      {formatNumber(price)} <small>{checkoutTexts.toman}</small>
    </>
  );
}
