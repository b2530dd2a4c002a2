import { randomUUID } from 'node:crypto';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { orderListAnswer } from '#lib/contract/member-order.ts';
import { previewOrderAnswer, startOrderAnswer } from '#lib/contract/order.ts';
import { accountOf, logIn, signIn } from '#scripts/lib/demo-login.ts';
import { payAtGateway } from '#scripts/lib/gateway-page.ts';
import { anAddress } from '#scripts/screenshots/prepare.ts';
import { post } from '#scripts/screenshots/service.ts';

/** Orders of the demo member, in the states to show. */
export interface ShownOrders {
  /** Address of a gateway's page. */
  readonly gateway: string;
  /** Token of an attempt that has paid its order. */
  readonly paid: string;
  /** Number of an order that can be sent back. */
  readonly returnable: number;
  /** Number of the demo shop's newest delivered order. */
  readonly delivered: number;
}

/** A logged in account. */
type Ask = (call: string, body: object) => Promise<unknown>;

const asking =
  (service: string, headers: object): Ask =>
  (call, body) =>
    post(service, call, body, headers);

/**
 * Makes the member's orders, and leaves the basket empty.
 * @param code WebsiteCode of a product that can be paid on delivery
 */
export async function makeOrders(service: string, code: number): Promise<ShownOrders> {
  const token = await logIn(service, accountOf('Member'));
  const member = asking(service, { authorization: `Bearer ${token}` });
  const staff = asking(service, await signIn(service, accountOf('Administrator')));
  const list = orderListAnswer.parse(await member('order/get-list', { group: 'delivered' }));
  const { addresses } = addressesAnswer.parse(await member(...anAddress));
  const AddressId = addresses[0]?.id ?? 0;

  /** Orders what is in the basket, by a method without slots. */
  async function start(Payment: string) {
    const { deliveries } = previewOrderAnswer.parse(await member('order/preview', { AddressId }));
    const method = deliveries.find(({ refusal, hasSlots }) => refusal === null && !hasSlots);
    const body = { AddressId, Delivery: method?.id, Payment, StartKey: randomUUID() };
    return startOrderAnswer.parse(await member('order/start', body));
  }

  const add = () => member('Basket/Add-To-Basket', { WebsiteCode: code });
  await add();
  const left = await start('zarinpal');
  await member('order/cancel', { number: left.number });
  const { redirect } = await start('zarinpal');
  const back = await payAtGateway(redirect?.url ?? '');
  await fetch(new URL(back.pathname + back.search, service), { redirect: 'manual' });
  await add();
  const { number } = await start('on-delivery');
  await staff('Admin/Start-Preparing', { number, version: 1 });
  await staff('Admin/Send', { number, version: 2, carrier: 'courier' });
  await staff('Admin/Deliver', { number, version: 3 });
  return {
    gateway: left.redirect?.url ?? '',
    paid: back.searchParams.get('a') ?? '',
    returnable: number,
    delivered: list.items[0]?.number ?? number,
  };
}
