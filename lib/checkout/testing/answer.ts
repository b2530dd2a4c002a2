import {
  type DeliveryOffer,
  type PreviewOrderAnswer,
  previewOrderAnswer,
} from '#lib/contract/order.ts';

const offer = {
  note: '',
  isPaidOnArrival: false,
  daysFrom: 1,
  daysTo: 3,
  price: 75_000,
  refusal: null,
  freeFrom: null,
  missingForFree: null,
} as const;

export const post: DeliveryOffer = {
  ...offer,
  id: 1,
  kind: 'post',
  title: 'پست پیشتاز',
  hasSlots: false,
  slots: [],
};

export const courier: DeliveryOffer = {
  ...offer,
  id: 2,
  kind: 'courier',
  title: 'پیک',
  hasSlots: true,
  slots: [
    { id: 11, day: '2026-11-26', fromHour: 10, toHour: 12, left: 3 },
    { id: 12, day: '2026-11-26', fromHour: 12, toHour: 14, left: 0 },
    { id: 13, day: '2026-11-28', fromHour: 10, toHour: 12, left: 0 },
  ],
};

const way = {
  isLent: false,
  least: 0,
  most: null,
  hours: null,
  refusal: null,
  instalments: null,
} as const;

/** An answer of `order/preview` for a basket that can be ordered. */
export const anAnswer = (change: Partial<PreviewOrderAnswer> = {}): PreviewOrderAnswer =>
  previewOrderAnswer.parse({
    lines: [],
    basketCount: 1,
    newsKey: '',
    openOrder: null,
    openTotal: null,
    openWays: [],
    deliveries: [post],
    payments: [
      { ...way, name: 'zarinpal', kind: 'gateway', title: 'زرین‌پال' },
      { ...way, name: 'on-delivery', kind: 'on-delivery', title: 'پرداخت هنگام تحویل' },
    ],
    totals: {
      linesTotal: 1_000_000,
      discount: 0,
      freight: 75_000,
      total: 1_075_000,
      vat: 97_727,
      vatRate: 10,
      reductions: [],
    },
    coupon: null,
    problems: [],
    quoteKey: 'q1',
    ...change,
  });
