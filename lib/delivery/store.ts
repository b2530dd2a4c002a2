import { createStore } from 'zustand/vanilla';
import { api } from '#lib/calls/browser.ts';
import type { DeliveryPromiseAnswer, DeliveryPromiseBody } from '#lib/contract/delivery-promise.ts';
import type { AddressesAnswer } from '#lib/contract/member-address.ts';
import { keepTown, keptTown, type Town } from '#lib/delivery/town.ts';
import { sessionStore } from '#lib/session/store.ts';

/** The visitor's town; null while none is known. */
export const townStore = createStore<{ readonly town: Town | null }>(() => ({ town: null }));

export function chooseTown(town: Town): void {
  keepTown(town);
  townStore.setState({ town });
}

async function takeDefaultAddress(): Promise<void> {
  const { addresses } = await api.get('member-account/get-addresses').json<AddressesAnswer>();
  const [first] = addresses;
  if (first === undefined || townStore.getState().town !== null) return;
  townStore.setState({ town: { province: first.province, city: first.city } });
}

/** @returns whether there is a member to ask for */
function askMember(): boolean {
  if (sessionStore.getState().user === null) return false;
  // Without an address, or without an answer, the shop's usual promise stays.
  takeDefaultAddress().catch(() => {});
  return true;
}

let isStarted = false;

/** Finds out the visitor's town: the one chosen in this browser, otherwise a member's default address. */
export function findTown(): void {
  if (isStarted) return;
  isStarted = true;
  const town = keptTown();
  if (town !== null) {
    townStore.setState({ town });
    return;
  }
  if (askMember()) return;
  const leave = sessionStore.subscribe(() => {
    if (askMember()) leave();
  });
}

/** @throws like `ky` */
export const readPromise = (body: DeliveryPromiseBody) =>
  api.post('order/delivery-promise', { json: body }).json<DeliveryPromiseAnswer>();
