import type { Db } from '#server/db/database.ts';
import { gatewayNames } from '#server/gateways/gateway.ts';
import type { SandboxPayments } from '#server/gateways/sandbox-payments.ts';
import { importBuyers, type NewBuyer } from '#server/modules/member-password/import-service.ts';
import {
  hasOrders,
  importOrders,
  importReturns,
  type PastGround,
  readPastGround,
} from '#server/modules/order/past-service.ts';
import { importPayments } from '#server/modules/payment/import-service.ts';
import { demoAccounts } from './demo-accounts.ts';
import { chanceOf } from './expansion/random.ts';
import type { Today } from './expansion/today.ts';
import { type Buyer, buyersOf, placeOf } from './orders/buyers.ts';
import { forTheDoor, likedOf } from './orders/goods.ts';
import { orderAt, type PastOrder, stands } from './orders/order.ts';
import { addRows, noOrders, type OrderRows } from './orders/rows.ts';
import { indexBy, minute, orderTimes } from './orders/times.ts';

const orderCount = 460;
const buyerCount = 72;
/** Members know it from the shop's pages. */
const knownCode = 'SALAM';
/** Orders that may still wait for the shop's decision, from the courier's town. */
const waitingOrders = 3;
const nearTown = 'تهران';
/** In a toman. */
const rial = 10;
/** The demo member buys this often. */
const eagernessOfMember = 6;

/** The demo shop's first account, which shows its visitors what orders look like. */
function memberAsBuyer(): Buyer[] {
  const [account] = demoAccounts;
  if (account === undefined) return [];
  const { mobile, name } = account;
  const address = placeOf(name, mobile, chanceOf('address of the member'));
  return [{ mobile, name, address, eagerness: eagernessOfMember }];
}

/** Whose order is whose first one is known, because they are made in the order of time. */
function makeOrders(ground: PastGround, buyers: readonly Buyer[], today: Today): PastOrder[] {
  const chance = chanceOf('orders');
  const eagerness = buyers.map((buyer) => buyer.eagerness);
  const orders: PastOrder[] = [];
  const known = new Set<Buyer>();
  const liked = likedOf(ground.variants);
  const cheap = forTheDoor(liked);
  const times = orderTimes(today, orderCount);
  const near = buyers.filter(({ address }) => address.city === nearTown);
  for (const [place, at] of times.entries()) {
    // The newest ones wait for the shop, which decides about orders that are paid at the door.
    const isAtDoor = place >= times.length - waitingOrders;
    const buyer = isAtDoor ? chance.one(near) : buyers[indexBy(eagerness, chance)];
    if (buyer === undefined) continue;
    const given = { ground, buyer, isFirstOrder: !known.has(buyer), isAtDoor, now: today };
    const order = orderAt(at, { ...given, liked: isAtDoor ? cheap : liked }, chance);
    if (order === null) continue;
    orders.push(order);
    if (stands(order)) known.add(buyer);
  }
  return orders;
}

/** Members came some time before their first order. */
function membersOf(orders: readonly PastOrder[]): NewBuyer[] {
  const chance = chanceOf('registrations');
  const accounts = new Set(demoAccounts.map(({ mobile }) => mobile));
  const first = new Map<string, NewBuyer>();
  for (const { at, buyer } of orders) {
    const { mobile, name } = buyer;
    if (first.has(mobile) || accounts.has(mobile)) continue;
    first.set(mobile, { mobile, name, createdAt: new Date(at - chance.whole(3, 57_600) * minute) });
  }
  return [...first.values()];
}

/** Eight digits each, as of real orders. */
function numberer(): () => number {
  const chance = chanceOf('order numbers');
  const used = new Set<number>();
  return () => {
    let number = chance.whole(10_000_000, 99_999_999);
    while (used.has(number)) number = chance.whole(10_000_000, 99_999_999);
    used.add(number);
    return number;
  };
}

/** Payments of the orders as the gateways' stand-in is to know them. */
function sandboxPaymentsOf({ attempts, refunds }: OrderRows): SandboxPayments {
  const refunded = new Map(refunds.map(({ attemptId, amount }) => [attemptId, amount]));
  return attempts.flatMap(({ id = 0, gateway, gatewayRef, reference, amount, endedAt }) => {
    const protocol = gatewayNames.find((name) => name === gateway);
    if (!protocol || !gatewayRef || !reference || !endedAt) return [];
    const back = refunded.get(id) ?? 0;
    return [
      {
        protocol,
        token: gatewayRef,
        reference,
        orderId: String(id),
        amount: amount * rial,
        refunded: back * rial,
        paidAt: endedAt.getTime(),
      },
    ];
  });
}

/**
 * Writes members with a year of orders, unless there are orders. The accounts must be there.
 * @param keepPayments called before the commit with those that were made at gateways
 */
export async function writeOrders(
  tx: Db,
  today: Today,
  keepPayments: (payments: SandboxPayments) => void = () => undefined,
): Promise<void> {
  if (await hasOrders(tx)) return;
  const ground = await readPastGround(tx, knownCode);
  const buyers = [...buyersOf(buyerCount), ...memberAsBuyer()];
  const orders = makeOrders(ground, buyers, today);
  const members = await importBuyers(tx, membersOf(orders));
  const nextNumber = numberer();
  const rows = noOrders();
  for (const [at, order] of orders.entries()) {
    const memberId = members.get(order.buyer.mobile);
    if (memberId !== undefined)
      addRows(rows, order, { id: at + 1, number: nextNumber(), memberId });
  }
  await importOrders(tx, rows);
  await importPayments(tx, rows);
  await importReturns(tx, rows.returns);
  keepPayments(sandboxPaymentsOf(rows));
}
