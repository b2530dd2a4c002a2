import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type BasketOwner, basketKey, guestBasket, memberBasket } from '#server/basket-owner.ts';
import { rows } from '#server/db/database.ts';
import type { BasketChange } from '#server/events.ts';
import { type BasketService, createBasketService } from '#server/modules/basket/service.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let memberId: number;
/** Two nodes that share nothing but the database. */
let nodes: readonly [BasketService, BasketService];
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  const { database, events } = shop.shop;
  const ids = z.object({ id: z.int() });
  const [first] = await rows(database.db, sql`select min(id)::int as id from member`, ids);
  memberId = first?.id ?? 0;
  nodes = [createBasketService(database, events), createBasketService(database, events)];
});
afterAll(() => shop.close());

const things = [
  { websiteCode: codes.phone, variantId: variants.phoneBlack, price: 50_000_000, stock: 3 },
  { websiteCode: codes.cheapPhone, variantId: variants.cheapPhone, price: 40_000_000, stock: 10 },
  { websiteCode: codes.earphones, variantId: variants.earphones, price: 3_000_000, stock: 10 },
  { websiteCode: codes.firstCase, variantId: 101, price: 100_000, stock: 1_000 },
] as const;
type Thing = (typeof things)[number];

type Doing =
  | { do: 'add' | 'change'; thing: Thing; count: number }
  | { do: 'remove'; thing: Thing }
  | { do: 'insure'; thing: Thing; insurance: boolean }
  | { do: 'stock'; thing: Thing; stock: number }
  | { do: 'price'; thing: Thing; price: number }
  | { do: 'login' | 'freeze' | 'thaw' | 'confirm' };

const thing = fc.constantFrom(...things);
const count = fc.integer({ min: 1, max: 4 });
const doing: fc.Arbitrary<Doing> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('add' as const), thing, count }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), thing, count }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), thing }) },
  fc.record({ do: fc.constant('insure' as const), thing, insurance: fc.boolean() }),
  fc.record({ do: fc.constant('stock' as const), thing, stock: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constant('price' as const), thing, price: fc.integer({ min: 1, max: 9 }) }),
  { weight: 2, arbitrary: fc.constant<Doing>({ do: 'login' }) },
  fc.constantFrom<Doing>({ do: 'freeze' }, { do: 'thaw' }, { do: 'confirm' }),
);
/** Who acts: the member, or one of two browsers in which they are still a guest. */
const who = fc.constantFrom('member', 'phone', 'laptop');
/** What one tab does concurrently with the others, on either node. */
const step = fc.record({ doing, who, node: fc.constantFrom(0, 1) });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const story = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 8,
});

/** The events a tab receives of its basket, in any order. */
class Tab {
  readonly owner: BasketOwner;
  readonly received: BasketChange[] = [];
  constructor(owner: BasketOwner) {
    this.owner = owner;
  }
  receive(change: BasketChange): void {
    if (basketKey(change.owner) === basketKey(this.owner)) this.received.push(change);
  }
  /** In the order of the sequence. */
  life(): BasketChange[] {
    return this.received.toSorted((one, other) => one.sequence - other.sequence);
  }
}

const unlessUnknown = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    expect(error).toMatchObject({ status: 404, code: 'LINE_NOT_FOUND' });
  });

let staff: Promise<unknown> = Promise.resolve();
/** Changes by the shop's staff run one after another. */
const byStaff = (work: () => Promise<unknown>) => (staff = staff.then(work));

/** The guid of each browser; the member already uses the phone's. */
type Guids = Record<'member' | 'phone' | 'laptop', string>;

async function act({ doing: what, who: as, node }: Step, guids: Guids): Promise<unknown> {
  const service = nodes[node];
  const guid = guids[as];
  const owner = as === 'member' ? memberBasket(memberId) : guestBasket(guid);
  const { catalogue } = shop.shop;
  switch (what.do) {
    case 'add':
      return service.add(owner, { ...what.thing, count: what.count, insurance: false, refer: '' });
    case 'change':
      return unlessUnknown(service.changeCount(owner, what.thing, what.count));
    case 'remove':
      return unlessUnknown(service.remove(owner, what.thing));
    case 'insure':
      return unlessUnknown(service.changeInsurance(owner, what.thing, what.insurance));
    case 'stock':
      return byStaff(() => catalogue.setStock(what.thing, what.stock));
    case 'price':
      return byStaff(() => catalogue.setPrice(what.thing, what.price * 1_000_000));
    case 'login':
      return service.bringIn(memberId, guid);
    case 'freeze':
      return service.freeze(memberBasket(memberId));
    case 'thaw':
      return service.exitFreeze(memberBasket(memberId));
    case 'confirm':
      return service.confirmChanges(owner, (await service.read(owner)).newsKey);
  }
}

function expectSums(basket: GetBasketAnswer): void {
  const { lines } = basket;
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const sold = lines.filter(({ availability }) => availability === availabilityCodes.available);
  expect(basket.basketCount).toBe(sum((line) => line.count));
  expect(basket.finalPrice).toBe(sum((line) => line.lineTotal));
  expect(basket.finalPrice).toBe(basket.totalPrice - basket.totalDiscount + basket.insurancePrice);
  expect(basket.totalPrice - basket.totalDiscount).toBe(
    sold.reduce((total, line) => total + (line.price ?? 0) * line.count, 0),
  );
  expect(new Set(lines.map(({ propertyId }) => propertyId)).size).toBe(lines.length);
}

/** The events of a basket, in order, add up to the basket: nothing is lost, doubled or unreported. */
function expectCompleteEvents(tab: Tab, basket: GetBasketAnswer): void {
  const life = tab.life();
  expect(life.map(({ sequence }) => sequence)).toEqual(life.map((_, number) => number + 1));
  expect(basket.sequence).toBe(life.length);
  const counts = new Map<number, number>();
  for (const change of life) {
    if (change.variantId === 0 && change.basketCount === 0) counts.clear();
    else if (change.count > 0) counts.set(change.variantId, change.count);
    else counts.delete(change.variantId);
    expect([...counts.values()].reduce((sum, each) => sum + each, 0)).toBe(change.basketCount);
  }
  expect([...counts].toSorted(([one], [other]) => one - other)).toEqual(
    basket.lines
      .map(({ propertyId, count: pieces }) => [propertyId, pieces])
      .toSorted(([one = 0], [other = 0]) => one - other),
  );
  expect(life.at(-1)?.basketCount ?? 0).toBe(basket.basketCount);
}

/** A line without a notice has at most the allowed count. */
function expectStock({ lines }: GetBasketAnswer): void {
  for (const { notices, count: pieces, maxCount } of lines) {
    const stands = notices.every(({ kind }) => kind === 'priceUp' || kind === 'priceDown');
    if (stands) expect(pieces).toBeLessThanOrEqual(maxCount);
  }
}

async function beginAnew(): Promise<void> {
  await shop.shop.database.db.execute(sql`delete from basket`);
  for (const { price, stock, ...place } of things) {
    // oxlint-disable-next-line no-await-in-loop
    await shop.shop.catalogue.changeVariant(place, { price, stock });
  }
}

test('whatever several tabs do concurrently, sums are right, nothing is lost or doubled, and all agree', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (rounds) => {
      await beginAnew();
      const [phone, laptop] = [randomUUID(), randomUUID()];
      const guids = { member: phone, phone, laptop };
      const owners = [guestBasket(phone), guestBasket(laptop), memberBasket(memberId)];
      const tabs = owners.map((owner) => new Tab(owner));
      const listen = (change: BasketChange) => tabs.forEach((tab) => tab.receive(change));
      shop.shop.events.on('basketChanged', listen);
      try {
        for (const round of rounds) {
          // Rounds are sequential; the steps of a round are concurrent.
          // oxlint-disable-next-line no-await-in-loop
          await Promise.all(round.map((each) => act(each, guids)));
          for (const tab of tabs) {
            // oxlint-disable-next-line no-await-in-loop
            const basket = await nodes[0].read(tab.owner);
            expectSums(basket);
            expectCompleteEvents(tab, basket);
            expectStock(basket);
          }
        }
      } finally {
        shop.shop.events.off('basketChanged', listen);
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
