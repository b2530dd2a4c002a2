import type { PreviewOrderAnswer, PreviewOrderBody } from '#lib/contract/order.ts';

/** What a member has chosen at the checkout; null and '' where nothing is chosen yet. */
export interface Choice {
  readonly address: number | null;
  readonly delivery: number | null;
  readonly slot: number | null;
  readonly payment: string | null;
  /** As typed and applied. */
  readonly coupon: string;
}

export const noChoice: Choice = {
  address: null,
  delivery: null,
  slot: null,
  payment: null,
  coupon: '',
};

/** The choice as the service takes it. */
export function previewBody({
  address,
  delivery,
  slot,
  payment,
  coupon,
}: Choice): PreviewOrderBody {
  return {
    ...(address !== null && { AddressId: address }),
    ...(delivery !== null && { Delivery: delivery }),
    ...(slot !== null && { Slot: slot }),
    ...(payment !== null && { Payment: payment }),
    Coupon: coupon,
  };
}

const isChoosable = ({ refusal }: { readonly refusal: string | null }): boolean => refusal === null;

/**
 * Drops what can no longer be chosen, and chooses what leaves no question: the only delivery, and
 * the first gateway. Nothing that costs more is ever chosen here.
 */
export function settleChoice(choice: Choice, answer: PreviewOrderAnswer): Choice {
  const deliveries = answer.deliveries.filter(isChoosable);
  const kept = deliveries.find(({ id }) => id === choice.delivery);
  const delivery =
    kept ?? (deliveries.length === 1 && choice.address !== null ? deliveries[0] : undefined);
  const slot = delivery?.slots.find(({ id, left }) => id === choice.slot && left > 0);
  const payments = answer.payments.filter(isChoosable);
  const payment =
    payments.find(({ name }) => name === choice.payment) ??
    payments.find(({ kind }) => kind === 'gateway');
  return {
    ...choice,
    delivery: delivery?.id ?? null,
    slot: slot?.id ?? null,
    payment: payment?.name ?? null,
  };
}

export const isSameChoice = (one: Choice, other: Choice): boolean =>
  JSON.stringify(previewBody(one)) === JSON.stringify(previewBody(other));
