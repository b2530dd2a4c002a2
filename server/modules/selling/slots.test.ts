import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { methodsAnswer } from '#lib/contract/admin-selling.ts';
import { deliverySlot } from '#server/db/schema/delivery.ts';
import {
  createDeliveryDesk,
  daily,
  post,
  slotAt,
} from '#server/modules/selling/testing/delivery-desk.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { brokenInvariants, nowhere, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let admin: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(nowhere) },
  });
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
  await shop.close();
});

const { call, saved, savedSlots, offered, courier, take } = createDeliveryDesk(() => ({
  shop,
  admin,
}));

describe('slots', () => {
  test('open with the schedule, with how many places are taken', async () => {
    const method = await courier();
    expect(method.slots.length).toBeGreaterThanOrEqual(28);
    const slot = slotAt(method, 9);
    expect(slot).toMatchObject({ toHour: 12, capacity: 2, taken: 0 });
    await take(method, slot.id);
    const { items } = methodsAnswer.parse((await call('Get-Delivery-Methods', {})).body);
    const shown = items.find(({ id }) => id === method.id);
    expect(shown?.slots.find(({ id }) => id === slot.id)).toMatchObject({ taken: 1 });
  });

  test('that have begun are not shown, because they cannot be changed', async () => {
    const { id: methodId, slots } = await courier();
    const [begun, ahead] = [slots.at(-2)?.id, slots.at(-1)?.id];
    await shop.shop.database.db.execute(sql`
      update delivery_slot set day = (now() at time zone 'Asia/Tehran')::date, from_hour = 0 where id = ${begun}`);
    const { items } = methodsAnswer.parse((await call('Get-Delivery-Methods', {})).body);
    const shown = items.find(({ id }) => id === methodId)?.slots.map(({ id }) => id);
    expect(shown).not.toContain(begun);
    expect(shown).toContain(ahead);
  });

  test('that the schedule no longer has vanish where nobody took them', async () => {
    const method = await courier();
    const [free, taken] = [slotAt(method, 9), slotAt(method, 14)];
    await take(method, taken.id);
    const { id: methodId, version } = method;
    const after = await savedSlots({ methodId, version, schedule: daily([[18, 20]], 7) });
    expect(slotAt(after, 18)).toMatchObject({ capacity: 7 });
    expect(slotAt(after, 14)).toMatchObject({ id: taken.id, capacity: 1, taken: 1 });
    const offer = await offered(methodId);
    expect(offer?.slots.find(({ id }) => id === free.id)).toBeUndefined();
    expect(offer?.slots.find(({ id }) => id === taken.id)).toMatchObject({ left: 0 });
    await expect(take(method, free.id)).rejects.toMatchObject({ status: 422 });
  });

  test('that the schedule no longer has are not offered again when their orders are cancelled', async () => {
    const method = await courier();
    const [closed, kept] = [slotAt(method, 9), slotAt(method, 14)];
    await take(method, closed.id);
    const { cancel } = await take(method, closed.id);
    const { id: methodId, version } = method;
    const after = await savedSlots({ methodId, version, schedule: daily([[14, 17]]) });
    await cancel();
    const offer = await offered(methodId);
    expect(offer?.slots.find(({ id }) => id === closed.id)).toMatchObject({ left: 0 });
    expect(slotAt(after, 14)).toMatchObject({ id: kept.id, capacity: 2 });
  });

  test('keep the places that are taken when a capacity sinks, and come back with the schedule', async () => {
    const method = await courier();
    const slot = slotAt(method, 9);
    await take(method, slot.id);
    await take(method, slot.id);
    const { id: methodId, version } = method;
    const less = await savedSlots({ methodId, version, schedule: daily([[9, 12]], 1) });
    expect(slotAt(less, 9)).toMatchObject({ capacity: 2, taken: 2 });
    const hours = [
      [9, 12],
      [14, 18],
    ] as const;
    const grown = { methodId, version: less.version, schedule: daily(hours, 5) };
    const again = await savedSlots(grown);
    expect(slotAt(again, 9)).toMatchObject({ capacity: 5, taken: 2 });
    expect(slotAt(again, 14)).toMatchObject({ toHour: 18, capacity: 5 });
  });

  test('whose capacity sank below what is taken offer no place that is given back until it is reached', async () => {
    const method = await courier();
    const { id: slotId } = slotAt(method, 9);
    const orders = [await take(method, slotId), await take(method, slotId)];
    const { id: methodId, version } = method;
    await savedSlots({ methodId, version, schedule: daily([[9, 12]], 1) });
    const left = async () => (await offered(methodId))?.slots.find(({ id }) => id === slotId)?.left;
    expect(await orders[0]?.cancel().then(left)).toBe(0);
    expect(await orders[1]?.cancel().then(left)).toBe(1);
  });

  test('can have other capacities, but none below what is taken', async () => {
    const method = await courier();
    const [one, other] = [slotAt(method, 9), slotAt(method, 14)];
    await take(method, one.id);
    const { id: methodId, version, schedule } = method;
    const change = { methodId, version, schedule };
    const slots = [{ id: one.id, capacity: 0 }];
    expect(await call('Save-Slots', { ...change, slots })).toMatchObject({
      status: 422,
      body: { fields: { 'slots.0.capacity': expect.stringContaining('۱') } },
    });
    expect(
      await call('Save-Slots', { ...change, slots: [{ id: 999_999, capacity: 1 }] }),
    ).toMatchObject({ status: 422, body: { fields: { 'slots.0.id': expect.any(String) } } });
    const closed = await savedSlots({ ...change, slots: [{ id: other.id, capacity: 0 }] });
    expect(slotAt(closed, 14)).toMatchObject({ id: other.id, capacity: 0 });
    const offer = await offered(methodId);
    expect(offer?.slots.find(({ id }) => id === other.id)).toBeUndefined();
    // The same schedule leaves them as they are.
    const same = await savedSlots({ ...change, version: closed.version });
    expect(slotAt(same, 14)).toMatchObject({ capacity: 0 });
  });

  test('taken at the moment they are closed end in one of both orders, never in too many', async () => {
    const method = await courier();
    const slot = slotAt(method, 9);
    const { id: methodId, version } = method;
    const [, closing] = await Promise.allSettled([
      take(method, slot.id),
      call('Save-Slots', { methodId, version, schedule: [] }),
      take(method, slot.id),
    ]);
    expect(closing).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
    const { db } = shop.shop.database;
    const [after] = await db.select().from(deliverySlot).where(eq(deliverySlot.id, slot.id));
    expect(after?.taken).toBeLessThanOrEqual(after?.capacity ?? -1);
    expect(await brokenInvariants(shop.shop.database)).toEqual([]);
  });

  test.each([
    [[{ weekday: 7, fromHour: 9, toHour: 10, capacity: 1 }]],
    [[{ weekday: 1, fromHour: 10, toHour: 10, capacity: 1 }]],
    [[{ weekday: 1, fromHour: 10, toHour: 12, capacity: -1 }]],
    [
      [
        { weekday: 1, fromHour: 10, toHour: 12, capacity: 1 },
        { weekday: 1, fromHour: 11, toHour: 13, capacity: 1 },
      ],
    ],
    ['always'],
  ])('of an impossible schedule are refused: %j', async (schedule) => {
    const method = await saved({ ...post, kind: 'courier' });
    expect(
      await call('Save-Slots', { methodId: method.id, version: method.version, schedule }),
    ).toMatchObject({ status: 422 });
  });

  test('of past days stay as they were', async () => {
    const method = await courier();
    const { db } = shop.shop.database;
    const old = { methodId: method.id, day: '2020-01-01', fromHour: 9, toHour: 12, capacity: 4 };
    const [past] = await db.insert(deliverySlot).values(old).returning({ id: deliverySlot.id });
    await savedSlots({ methodId: method.id, version: method.version, schedule: [] });
    const found = await db.execute(
      sql`select capacity from delivery_slot where id = ${past?.id ?? 0}`,
    );
    expect(found).toMatchObject({ rows: [{ capacity: 4 }] });
  });
});
