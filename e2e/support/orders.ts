import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { loginAnswer } from '#lib/contract/member.ts';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { previewOrderAnswer, startOrderAnswer } from '#lib/contract/order.ts';
import { anAddress, newNationalCode } from './account.ts';
import { enterAsNew } from './codes.ts';
import type { Account } from './members.ts';
import { enterPanel } from './panel.ts';
import { ask, productsForSale } from './shop.ts';

/** A member of this browser and their bearer, for calls of their own. */
export interface Buyer {
  readonly account: Account;
  readonly headers: { readonly authorization: string };
}

/** Logs this browser in as a new member with an address in Tehran. */
export async function enterAsBuyer(page: Page): Promise<Buyer> {
  const account = await enterAsNew(page);
  const { accessToken } = loginAnswer.parse(await send('member-account/login', account));
  const headers = { authorization: `Bearer ${accessToken ?? ''}` };
  await send('member-account/add-address', anAddress, headers);
  await send('member-account/update-profile', { nationalCode: newNationalCode() }, headers);
  return { account, headers };
}

const send = (path: string, body: object, headers: object = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

export const addToBasketOf = ({ headers }: Buyer, WebsiteCode: number) =>
  send('Basket/Add-To-Basket', { WebsiteCode }, headers);

/** The cheapest product of the newest ones: within the limit of payment on delivery. */
export async function cheapProduct() {
  const priced = (await productsForSale()).flatMap(({ websiteCode, price }) =>
    price === null ? [] : [{ websiteCode, price }],
  );
  const [cheapest] = priced.toSorted((a, b) => a.price - b.price);
  if (!cheapest) throw new Error('The shop sells nothing.');
  return cheapest;
}

/**
 * Orders a piece by post, through the service.
 * @param payment `on-delivery`, `card-to-card` or a gateway
 * @param given a cheap product if absent
 * @returns also the address of the gateway's page; '' without a gateway
 */
export async function order(
  buyer: Buyer,
  payment = 'on-delivery',
  given?: Awaited<ReturnType<typeof cheapProduct>>,
) {
  const { headers } = buyer;
  const product = given ?? (await cheapProduct());
  await addToBasketOf(buyer, product.websiteCode);
  const { addresses } = addressesAnswer.parse(
    await ask('member-account/get-addresses', { headers }),
  );
  const choice = { AddressId: addresses[0]?.id ?? 0, Payment: payment };
  const { deliveries } = previewOrderAnswer.parse(await send('order/preview', choice, headers));
  const Delivery = deliveries.find(({ refusal, hasSlots }) => refusal === null && !hasSlots)?.id;
  const body = { ...choice, Delivery, StartKey: randomUUID() };
  const started = startOrderAnswer.parse(await send('order/start', body, headers));
  return { number: started.number, product, gateway: started.redirect?.url ?? '' };
}

export const cancel = ({ headers }: Buyer, number: number) =>
  send('order/cancel', { number }, headers);

/** Takes a new order to the station, as the panel does. */
export const prepare = async (number: number) =>
  send('Admin/Start-Preparing', { number, version: 1 }, await enterPanel());

/** An order that the shop has delivered. */
export async function orderDelivered(buyer: Buyer) {
  const made = await order(buyer);
  const { number } = made;
  const headers = await enterPanel();
  await prepare(number);
  await send('Admin/Send', { number, version: 2, carrier: 'courier' }, headers);
  await send('Admin/Deliver', { number, version: 3 }, headers);
  return made;
}
