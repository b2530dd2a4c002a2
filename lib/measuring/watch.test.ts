import { describe, expect, test } from '@jest/globals';
import type { BasketLine, GetBasketAnswer } from '#lib/contract/basket.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { OrderTotals } from '#lib/contract/order.ts';
import type { Happening } from '#lib/measuring/happenings.ts';
import type { Measured } from '#lib/measuring/measured.ts';
import { measuredKeys } from '#lib/measuring/keys.ts';
import { createWatch } from '#lib/measuring/watch.ts';
import type { Shelf } from '#lib/shelf.ts';

const line = (websiteCode: number, propertyId: number, count: number): BasketLine => ({
  websiteCode,
  propertyId,
  nameFa: `کالای ${websiteCode}`,
  slug: '',
  image: '',
  colour: null,
  options: [{ title: 'رنگ', value: 'سیاه' }],
  guarantee: '',
  count,
  maxCount: 5,
  insurance: propertyId === 2,
  insurancePrice: 500,
  price: 1_000,
  oldPrice: null,
  lineTotal: 1_000 * count,
  addedAt: 0,
  availability: availabilityCodes.available,
  notices: [],
});
const lines = [line(1001, 1, 2), line(1001, 2, 1)];
const basket: GetBasketAnswer = {
  lines,
  basketCount: 3,
  totalPrice: 3_500,
  totalDiscount: 0,
  insurancePrice: 500,
  finalPrice: 3_500,
  sequence: 1,
  frozen: false,
  newsKey: '',
};
const totals: OrderTotals = {
  linesTotal: 3_500,
  discount: 100,
  freight: 50,
  total: 3_450,
  vat: 300,
  vatRate: 10,
  reductions: [],
};

function shelf(entries: Record<string, string> = {}): Shelf & { all: Map<string, string> } {
  const all = new Map(Object.entries(entries));
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}

interface Opened {
  local?: Shelf;
  session?: Shelf;
  readBasket?: () => Promise<GetBasketAnswer>;
}
function open({ local = shelf(), session = shelf(), readBasket = async () => basket }: Opened) {
  const told: Measured[] = [];
  const watch = createWatch({
    tell: (measured) => told.push(measured),
    readBasket,
    local,
    session,
  });
  return { watch, told };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the basket', () => {
  test('what was added has its price with insurance, beside the whole basket', async () => {
    const { watch, told } = open({});
    watch({ kind: 'added', websiteCode: 1001, variantId: 2, count: 1 });
    await settled();
    expect(told).toEqual([
      {
        kind: 'added',
        line: { sku: '1001-2', name: 'کالای 1001', variant: 'سیاه', price: 1_500, count: 1 },
        basket: {
          lines: [expect.objectContaining({ sku: '1001-1', count: 2 }), expect.anything()],
          total: 3_500,
        },
      },
    ]);
  });

  test('the default variant is found, and what is not in the basket is not told', async () => {
    const { watch, told } = open({});
    watch({ kind: 'added', websiteCode: 1001, variantId: 0, count: 2 });
    watch({ kind: 'added', websiteCode: 9, variantId: 0, count: 1 });
    await settled();
    expect(told).toMatchObject([{ line: { sku: '1001-1', count: 2 } }]);
  });

  test('a basket that cannot be read tells nothing, and breaks nothing', async () => {
    const { watch, told } = open({ readBasket: () => Promise.reject(new Error('offline')) });
    watch({ kind: 'changed' });
    watch({ kind: 'added', websiteCode: 1001, variantId: 1, count: 1 });
    await settled();
    expect(told).toEqual([]);
  });
});

const ordered = (isToBePaid: boolean): Extract<Happening, { kind: 'ordered' }> => ({
  kind: 'ordered',
  number: 4_000_001,
  lines,
  totals,
  coupon: 'YALDA',
  isToBePaid,
});
const paid: Happening = { kind: 'paid', number: 4_000_001, amount: 3_450 };

describe('an order', () => {
  test('sent to a gateway is bought once it is paid, with its lines, by another page', () => {
    const [local, session] = [shelf(), shelf()];
    const first = open({ local, session });
    first.watch(ordered(true));
    expect(first.told).toEqual([]);
    const second = open({ local, session });
    second.watch(paid);
    expect(second.told).toMatchObject([
      { kind: 'purchase', number: 4_000_001, total: 3_450, coupon: 'YALDA', freight: 50 },
    ]);
    expect(second.told[0]).toHaveProperty('lines.length', 2);
    expect(session.all.size).toBe(0);
  });

  test('is told once, however often its page is shown', () => {
    const local = shelf();
    const { watch, told } = open({ local });
    watch(ordered(false));
    watch(paid);
    open({ local }).watch(paid);
    expect(told).toHaveLength(1);
    const again = open({ local });
    again.watch(paid);
    expect(again.told).toEqual([]);
  });

  test('paid in another tab is told by its amount', () => {
    const session = shelf();
    const { watch, told } = open({ session });
    watch({ ...ordered(true), number: 4_000_009 });
    watch(paid);
    expect(told).toMatchObject([{ number: 4_000_001, total: 3_450, lines: [] }]);
  });

  test.each(['{', 'null', '[]', '7', '{"number":4000001}', '{"number":4000001,"lines":5}'])(
    'what somebody else wrote into the storage is not an order: %s',
    (written) => {
      const { watch, told } = open({
        session: shelf({ [measuredKeys.awaited]: written }),
        local: shelf({ [measuredKeys.given]: written }),
      });
      watch(paid);
      expect(told).toMatchObject([{ number: 4_000_001, lines: [], total: 3_450 }]);
    },
  );

  test('the numbers that are kept are bounded', () => {
    const local = shelf();
    const { watch } = open({ local });
    for (let number = 1; number <= 200; number += 1) watch({ kind: 'paid', number, amount: 1 });
    expect(JSON.parse(local.all.get(measuredKeys.given) ?? '')).toHaveLength(50);
  });
});
