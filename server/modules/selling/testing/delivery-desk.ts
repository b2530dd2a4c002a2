import { expect } from '@jest/globals';
import { type AdminMethod, adminMethod } from '#lib/contract/admin-selling.ts';
import { variants } from '#server/testing/fixture.ts';
import { startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import type { PanelHeaders } from '#server/testing/staff.ts';

/** Delivers everywhere for 70,000 toman. */
export const everywhere = { provinces: [], cities: [], base: 70_000, grams: 1_000, perKilo: 0 };
export const post = {
  kind: 'post',
  title: 'پست ویژه',
  rates: [everywhere],
  daysFrom: 1,
  daysTo: 3,
};

/** Every day, in periods of so many hours. */
export const daily = (hours: readonly (readonly [number, number])[], capacity = 2) =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
    hours.map(([fromHour, toHour]) => ({ weekday, fromHour, toHour, capacity })),
  );

/** A slot of tomorrow or later that begins at this hour. */
export function slotAt({ slots }: AdminMethod, hour: number) {
  const found = slots.findLast(({ fromHour }) => fromHour === hour);
  if (!found) throw new Error('no slot');
  return found;
}

interface Of {
  shop: TestShop;
  admin: PanelHeaders;
}

/** The calls of staff for delivery methods, and of buyers who choose one. */
export function createDeliveryDesk(of: () => Of) {
  const call = (name: string, body: object) =>
    of().shop.post(`/api/Admin/${name}`, body, of().admin);
  const kept = async (name: string, body: object) => {
    const answer = await call(name, body);
    expect(answer).toMatchObject({ status: 200 });
    return adminMethod.parse(answer.body);
  };
  const saved = (body: object) => kept('Save-Delivery-Method', body);
  const savedSlots = (body: object) => kept('Save-Slots', body);
  const buyer = async () => {
    const [made] = await writeBuyers(of().shop.shop.database, 1, [variants.laptop]);
    if (!made) throw new Error('no buyer');
    return made;
  };
  return {
    call,
    saved,
    savedSlots,
    buyer,
    async offered(id: number) {
      const { memberId, addressId } = await buyer();
      const { deliveries } = await of().shop.shop.orders.preview(memberId, {
        AddressId: addressId,
      });
      return deliveries.find((each) => each.id === id);
    },
    /** A new courier with two periods a day. */
    async courier(): Promise<AdminMethod> {
      const { id, version } = await saved({ ...post, kind: 'courier', title: 'پیک تازه' });
      const periods = daily([
        [9, 12],
        [14, 17],
      ]);
      return savedSlots({ methodId: id, version, schedule: periods });
    },
    /** Takes a place of the slot by an order. */
    async take(method: AdminMethod, slotId: number) {
      const { orders } = of().shop.shop;
      const by = await buyer();
      const body = startBody(by, { Delivery: method.id, Slot: slotId, Payment: 'zarinpal' });
      const { number } = await orders.start(by.memberId, body);
      return { cancel: () => orders.cancelOf(by.memberId, number) };
    },
  };
}
