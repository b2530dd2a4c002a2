import { readAddresses } from '#lib/account/client.ts';
import { renewal } from '#lib/calls/browser-session.ts';
import { newUuid } from '#lib/calls/guid.ts';
import { previewOrder, startOrder } from '#lib/checkout/client.ts';
import { createKept, ownerOf } from '#lib/checkout/kept.ts';
import { createStart } from '#lib/checkout/start.ts';
import { type Checkout, createCheckout } from '#lib/checkout/store.ts';
import { orderStatuses } from '#lib/contract/codes.ts';
import { noteHappening } from '#lib/measuring/happenings.ts';
import { shelfOf } from '#lib/shelf.ts';

/** Notes once that a basket is about to be ordered. */
function noteBeginning(checkout: Checkout): void {
  const end = checkout.subscribe(({ answer }) => {
    if (answer === null || answer.openOrder !== null || answer.lines.length === 0) return;
    end();
    noteHappening({ kind: 'checkout', lines: answer.lines, totals: answer.totals });
  });
}

/** Makes the order, and notes it with what was shown. */
const startNoted =
  (checkout: Checkout): typeof startOrder =>
  async (body) => {
    const { answer, choice } = checkout.getState();
    const made = await startOrder(body);
    const { outcome } = made;
    if (answer === null || outcome === null || !('answer' in outcome)) return made;
    const { number, status, redirect, message } = outcome.answer;
    // The key was that of an order that has been given up since: another one follows.
    if (status === orderStatuses.cancelled) return made;
    const { lines, totals } = answer;
    const isToBePaid = redirect !== null || message !== null;
    noteHappening({ kind: 'ordered', number, lines, totals, coupon: choice.coupon, isToBePaid });
    return made;
  };

/** The checkout of the member of this browser, with what they entered before in this tab. */
export async function openCheckout() {
  const owner = ownerOf(await renewal.token());
  const kept = createKept(
    shelfOf(() => sessionStorage),
    owner,
    newUuid,
  );
  const checkout = createCheckout({ readAddresses, previewOrder }, kept);
  noteBeginning(checkout);
  const start = createStart({ checkout, kept, start: startNoted(checkout) });
  return { checkout, start, dropStartKey: kept.dropStartKey };
}
export type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>;
