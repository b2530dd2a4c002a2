import { type Group, obstaclesOf, obstaclesOfRefusal } from '#lib/checkout/groups.ts';
import type { Kept } from '#lib/checkout/kept.ts';
import { previewBody } from '#lib/checkout/choice.ts';
import type { Checkout, CheckoutState } from '#lib/checkout/store.ts';
import type { OrderOutcome } from '#lib/checkout/client.ts';
import { orderErrors, orderStatuses } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { StartOrderAnswer, StartOrderInput } from '#lib/contract/order.ts';

/** What follows the press of the order button. */
export type Started =
  /** The browser goes to the gateway, or to the order. */
  | { readonly kind: 'go'; readonly url: string }
  /** The order is made, but the gateway could not be reached. */
  | { readonly kind: 'unpaid'; readonly number: number; readonly sentence: string }
  /** Another order of the basket awaits payment. */
  | { readonly kind: 'open'; readonly number: number; readonly sentence: string }
  /** Something is missing or was refused at this part. */
  | { readonly kind: 'blocked'; readonly group: Group }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** The login page is loading. */
  | { readonly kind: 'away' };

type Body = Omit<StartOrderInput, 'StartKey'>;

function bodyOf({ answer, choice, note, buyer }: CheckoutState): Body | null {
  const { address, delivery, payment } = choice;
  const { name, nationalId, economicCode } = buyer;
  if (answer === null || address === null || delivery === null || payment === null) return null;
  return {
    ...previewBody(choice),
    AddressId: address,
    Delivery: delivery,
    Payment: payment,
    QuoteKey: answer.quoteKey,
    Note: note,
    ...(buyer.isWanted && { Buyer: { name, nationalId, economicCode } }),
  };
}

/** What follows an accepted start or another attempt to pay. */
export function afterStart({ number, redirect, message }: StartOrderAnswer): Started {
  if (redirect !== null) return { kind: 'go', url: redirect.url };
  if (message !== null) return { kind: 'unpaid', number, sentence: message };
  return { kind: 'go', url: paths.order(number) };
}

/** Whether the order may have been made although no answer says so. */
const isUncertain = (status: number | null): boolean => status === null || status >= 500;

interface StartParts {
  readonly checkout: Checkout;
  readonly kept: Kept;
  readonly start: (body: StartOrderInput) => Promise<OrderOutcome<StartOrderAnswer>>;
}

/** Orders what is shown. A press during the call is part of the first one. */
export function createStart({ checkout, kept, start }: StartParts) {
  async function send(body: Body): Promise<Started> {
    const StartKey = kept.startKeyFor(JSON.stringify(body));
    const { outcome, code } = await start({ ...body, StartKey });
    if (outcome === null) return { kind: 'away' };
    if ('answer' in outcome) {
      kept.dropStartKey();
      const { status, redirect, message } = outcome.answer;
      // The key was that of an order that has been given up since.
      if (status === orderStatuses.cancelled) return send(body);
      if (redirect === null && message === null) checkout.finish();
      return afterStart(outcome.answer);
    }
    const { refusal, status } = outcome;
    if (!isUncertain(status)) kept.dropStartKey();
    return refused({ code, ...refusal });
  }

  async function refused(refusal: {
    code: string;
    sentence: string;
    fields: Readonly<Record<string, string>>;
  }): Promise<Started> {
    const { code, sentence, fields } = refusal;
    if (code === orderErrors.open) {
      return { kind: 'open', number: Number(fields['number']), sentence };
    }
    const obstacles = obstaclesOfRefusal(refusal);
    const [first] = obstacles;
    if (first === undefined) return { kind: 'failed', sentence };
    checkout.refuse(obstacles);
    // What was refused has changed: show how it is now.
    await checkout.price();
    return { kind: 'blocked', group: first.group };
  }

  async function run(): Promise<Started> {
    checkout.tryStart();
    await checkout.settled();
    const state = checkout.getState();
    const [first] = obstaclesOf(state.answer?.problems ?? []);
    if (first !== undefined) return { kind: 'blocked', group: first.group };
    if (state.pricingFailure !== null) return { kind: 'failed', sentence: state.pricingFailure };
    const body = bodyOf(state);
    return body === null ? { kind: 'blocked', group: 'address' } : send(body);
  }

  let running: Promise<Started> | null = null;
  return (): Promise<Started> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
