import { createStore } from 'zustand/vanilla';
import {
  type Choice,
  isSameChoice,
  noChoice,
  previewBody,
  settleChoice,
} from '#lib/checkout/choice.ts';
import { type Group, type Obstacle, buyerFields, buyerGroups } from '#lib/checkout/groups.ts';
import { type EnteredBuyer, type Kept, noBuyer } from '#lib/checkout/kept.ts';
import { failureTexts } from '#lib/calls/texts.ts';
import type { AddressesAnswer } from '#lib/contract/member-address.ts';
import type { PreviewOrderAnswer, PreviewOrderBody } from '#lib/contract/order.ts';
import type { Outcome } from '#lib/session/try-call.ts';

export interface CheckoutState {
  readonly reading: 'loading' | 'failed' | 'shown';
  readonly book: AddressesAnswer | null;
  /** The service's latest answer. While `isPricing` it is of an earlier choice. */
  readonly answer: PreviewOrderAnswer | null;
  readonly choice: Choice;
  readonly note: string;
  readonly buyer: EnteredBuyer;
  readonly isPricing: boolean;
  /** Why the last pricing failed: the amounts may not be those of the choice. */
  readonly pricingFailure: string | null;
  /** A code that was not accepted, and why. It is not part of the choice. */
  readonly refusedCoupon: { readonly code: string; readonly sentence: string } | null;
  /** Why the service refused the last start, until the part is changed. */
  readonly refused: readonly Obstacle[];
  /** Whether the member has pressed the button: what is missing is then shown at its part. */
  readonly hasTried: boolean;
}

export interface CheckoutCalls {
  readAddresses(): Promise<Outcome<AddressesAnswer>>;
  previewOrder(body: PreviewOrderBody): Promise<Outcome<PreviewOrderAnswer>>;
}

/** Longest chain of answers that change the choice before it is settled. */
const mostRounds = 4;

const unreachable = {
  refusal: { sentence: failureTexts.unreachable, fields: {} },
  status: null,
} as const;

/** What a member has entered at the checkout, and what the service says about it. */
export function createCheckout(calls: CheckoutCalls, kept: Kept) {
  const store = createStore<CheckoutState>(() => ({
    reading: 'loading',
    book: null,
    answer: null,
    isPricing: false,
    pricingFailure: null,
    refusedCoupon: null,
    refused: [],
    hasTried: false,
    ...kept.read(),
  }));
  const { getState, setState } = store;
  let turn = 0;
  let pricing: Promise<void> = Promise.resolve();

  const save = () => kept.keep(getState());

  /** @returns whether another choice must be priced */
  function learn(asked: Choice, answer: PreviewOrderAnswer): boolean {
    // The waiting order holds what was chosen: its coupon and its slot look used up.
    if (answer.openOrder !== null) {
      setState({ answer: { ...answer, problems: [] } });
      return false;
    }
    const refusal = answer.coupon?.refusal ?? null;
    if (refusal !== null) {
      setState({ refusedCoupon: { code: asked.coupon, sentence: refusal } });
    }
    const choice = settleChoice({ ...asked, ...(refusal !== null && { coupon: '' }) }, answer);
    const isSettled = isSameChoice(asked, choice);
    setState({ choice, ...(isSettled && { answer }) });
    return !isSettled;
  }

  async function priceInTurn(mine: number): Promise<void> {
    for (let round = 0; round < mostRounds; round += 1) {
      const asked = getState().choice;
      // Each round depends on the answer before.
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await calls.previewOrder(previewBody(asked)).catch(() => unreachable);
      // Null: the browser is already leaving for the login page.
      if (mine !== turn || outcome === null) return;
      if ('refusal' in outcome) {
        setState(({ answer }) => ({
          isPricing: false,
          pricingFailure: outcome.refusal.sentence,
          reading: answer === null ? 'failed' : 'shown',
        }));
        return;
      }
      if (!learn(asked, outcome.answer)) break;
    }
    setState({ isPricing: false, pricingFailure: null, reading: 'shown' });
    save();
  }

  function price(): Promise<void> {
    turn += 1;
    setState({ isPricing: true });
    pricing = priceInTurn(turn);
    return pricing;
  }

  function useBook(book: AddressesAnswer): void {
    setState(({ choice }) => {
      const { addresses } = book;
      const known = addresses.find(({ id }) => id === choice.address);
      const address = known ?? addresses.find(({ isDefault }) => isDefault) ?? null;
      return { book, choice: { ...choice, address: address?.id ?? null } };
    });
  }

  /** Reads the address book, and prices the basket under the default choice. */
  async function open(): Promise<void> {
    if (getState().reading === 'failed') setState({ reading: 'loading' });
    const outcome = await calls.readAddresses().catch(() => unreachable);
    if (outcome === null) return;
    if ('answer' in outcome) useBook(outcome.answer);
    else if (getState().book === null) return setState({ reading: 'failed' });
    await price();
  }

  const without = (group: Group) => (state: CheckoutState) =>
    state.refused.filter((obstacle) => obstacle.group !== group);

  /** Changes one part of the choice. */
  function choose(group: Group, part: Partial<Choice>): Promise<void> {
    setState((state) => ({
      choice: { ...state.choice, ...part },
      refused: without(group)(state),
      ...(group === 'coupon' && { refusedCoupon: null }),
    }));
    save();
    return price();
  }

  return Object.assign(store, {
    open,
    price,
    choose,
    /** Resolves when the choice of now is priced. */
    settled: () => pricing,
    /** Shows the changed address book; chooses the address with this id. */
    changeBook: (book: AddressesAnswer, address: number | null) => {
      setState(({ choice }) => ({ choice: { ...choice, address } }));
      useBook(book);
      return choose('address', {});
    },
    write(note: string): void {
      setState((state) => ({ note, refused: without('note')(state) }));
      save();
    },
    /** Changes the company of the invoice. */
    writeBuyer(part: Partial<EnteredBuyer>): void {
      const changed = buyerGroups.filter((group) => buyerFields[group] in part);
      setState((state) => ({
        buyer: { ...state.buyer, ...part },
        refused: state.refused.filter(({ group }) => !changed.some((each) => each === group)),
      }));
      save();
    },
    /** The order is made: the next one starts empty. */
    finish(): void {
      turn += 1;
      setState({ choice: noChoice, note: '', buyer: noBuyer, isPricing: false });
      save();
    },
    /** Shows what is missing. */
    tryStart: (): void => setState({ hasTried: true, refused: [] }),
    refuse: (refused: readonly Obstacle[]): void => setState({ refused }),
  });
}
export type Checkout = ReturnType<typeof createCheckout>;
