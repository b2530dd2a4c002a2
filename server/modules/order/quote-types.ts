import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import type { Address } from '#lib/contract/member-address.ts';
import type { OrderProblem } from '#lib/contract/order.ts';
import type { PricedBasket } from '#lib/rules/pricing/types.ts';
import type { CouponProblem } from '#server/modules/order/coupon.ts';
import type { PaymentWay, Way } from '#server/modules/order/payment-ways.ts';
import type { FoundPromotion, Goods, Method, Slot } from '#server/modules/order/quote-queries.ts';
import type { SellingSettings } from '#server/modules/order/stored.ts';

/** What a shopper has chosen so far. */
export interface Choice {
  readonly addressId: number | null;
  readonly methodId: number | null;
  readonly slotId: number | null;
  readonly payment: string | null;
  /** Folded; null without one. */
  readonly coupon: string | null;
}

/** What the database says at that moment. */
export interface Facts {
  readonly basket: GetBasketAnswer;
  readonly goods: readonly Goods[];
  readonly promotions: readonly FoundPromotion[];
  readonly methods: readonly Method[];
  readonly addresses: readonly Address[];
  readonly isFirstOrder: boolean;
  /** The member's orders that hold pieces without payment, until they are paid or staff take them up. */
  readonly unpaidOrders: number;
  /** Seconds until the member may start another order; 0: now. */
  readonly startsIn: number;
  readonly hasNationalCode: boolean;
  readonly selling: SellingSettings;
  readonly ways: readonly PaymentWay[];
  readonly now: Date;
}

export interface QuotedMethod extends Method {
  /** Toman for the chosen address; null where it is not served, or no address is chosen. */
  readonly price: number | null;
  /** Toman missing until it is free; null where it never is. */
  readonly missingForFree: number | null;
}

export interface Quote {
  readonly basket: GetBasketAnswer;
  readonly priced: PricedBasket;
  /** The address each line was put into the basket from, by variant. */
  readonly refers: ReadonlyMap<number, string>;
  readonly address: Address | null;
  readonly method: QuotedMethod | null;
  readonly methods: readonly QuotedMethod[];
  readonly slot: Slot | null;
  readonly way: Way | null;
  readonly ways: readonly Way[];
  readonly coupon: { readonly id: number | null; readonly problem: CouponProblem | null };
  readonly vatRate: number;
  /** Seconds until the member may start another order; 0: now. */
  readonly startsIn: number;
  /** What prevents its order. */
  readonly problems: readonly OrderProblem[];
  /** Changes with everything that is charged, so that nobody pays what they have not seen. */
  readonly key: string;
}
