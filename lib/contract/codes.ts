// Separate from the schemas: browsers use these codes and must not load zod for them.

/** Product availability codes (contract §2). */
export const availabilityCodes = {
  available: 1,
  call: 2,
  soon: 3,
  outOfStock: 4,
  discontinued: 5,
} as const;

/** Names of availability codes, for rules, which know no codes. */
export const availabilityNames = {
  1: 'available',
  2: 'call',
  3: 'soon',
  4: 'outOfStock',
  5: 'discontinued',
} as const satisfies Record<number, keyof typeof availabilityCodes>;

/**
 * Sent in place of a basket count when a change is refused (contract §3): the basket is locked by
 * an unpaid order.
 */
export const frozenBasket = -8;
/** The same: a rule of the shop refused the change; `message` says which. */
export const refusedChange = -7;

/** Order status codes (contract §2). */
export const orderStatuses = {
  /** Made; without payment in advance it waits for a decision of the shop. */
  waiting: 1,
  paid: 2,
  /** `delivery` says how far. */
  preparing: 3,
  cancelled: 4,
  /** Certainly not paid; it can be paid again until it expires. */
  unpaid: 5,
  /** Sent to a gateway, or its payment is being verified. */
  atGateway: 6,
} as const;
export type OrderStatus = (typeof orderStatuses)[keyof typeof orderStatuses];

/** How far an order of status 3 is delivered; `none` before. */
export const deliveryStates = {
  none: '',
  packing: 'packing',
  sent: 'sent',
  delivered: 'delivered',
  returned: 'returned',
} as const;
export type DeliveryState = (typeof deliveryStates)[keyof typeof deliveryStates];

/** Payments besides the gateways, which have names of their own. */
export const onDelivery = 'on-delivery';
export const cardToCard = 'card-to-card';

/** Codes of errors that `order/start` and `order/pay-again` answer. */
export const orderErrors = {
  /** 409: another order of the basket awaits payment; `fields.number` is its number. */
  open: 'ORDER_OPEN',
  /** 409; `message` names the products. */
  outOfStock: 'OUT_OF_STOCK',
  /** 409: lines or prices are not those the shopper has seen. */
  basketChanged: 'BASKET_CHANGED',
  /** 409 */
  couponRefused: 'COUPON_REFUSED',
  /** 409 */
  slotFull: 'SLOT_FULL',
  /** 409: another order must be paid at a gateway until one of the open ones is paid, taken up or cancelled. */
  tooManyUnpaid: 'TOO_MANY_UNPAID',
  /** 422: the StartKey belongs to an order with another body. */
  startKeyUsed: 'START_KEY_USED',
  /** 429: the member has started too many orders in the last hour or day. */
  tooManyStarts: 'TOO_MANY_STARTS',
} as const;

/** First thing a member still has to do, as `warning` in the member's data. */
export const warnings = { none: 0, mobileUnverified: 1, nationalCodeMissing: 2 } as const;

/** Fixed role of administrators; the role name of members is a setting (`MEMBER_ROLE`). */
export const administratorRole = 'Administrator';
