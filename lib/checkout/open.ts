import { readAddresses } from '#lib/account/client.ts';
import { renewal } from '#lib/calls/browser-session.ts';
import { newUuid } from '#lib/calls/guid.ts';
import { previewOrder, startOrder } from '#lib/checkout/client.ts';
import { createKept, ownerOf } from '#lib/checkout/kept.ts';
import { createStart } from '#lib/checkout/start.ts';
import { createCheckout } from '#lib/checkout/store.ts';
import { shelfOf } from '#lib/shelf.ts';

/** The checkout of the member of this browser, with what they entered before in this tab. */
export async function openCheckout() {
  const owner = ownerOf(await renewal.token());
  const kept = createKept(
    shelfOf(() => sessionStorage),
    owner,
    newUuid,
  );
  const checkout = createCheckout({ readAddresses, previewOrder }, kept);
  const start = createStart({ checkout, kept, start: startOrder });
  return { checkout, start, dropStartKey: kept.dropStartKey };
}
export type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>;
