// Money is whole toman everywhere; see price.ts for how these work together.

/** When a promotion applies. An absent or empty condition always holds. */
export interface When {
  /** ISO 8601; inclusive. */
  readonly from?: string | undefined;
  /** ISO 8601; exclusive. */
  readonly to?: string | undefined;
  /** Least worth of the lines it is for: price times count, before any discount, without insurance. */
  readonly subtotal?: number | undefined;
  /** Which lines it is for; a line must be in each list that is given. */
  readonly categories?: readonly number[] | undefined;
  readonly brands?: readonly number[] | undefined;
  /** WebsiteCodes. */
  readonly products?: readonly number[] | undefined;
  readonly firstOrder?: boolean | undefined;
  /** Names, as in `lib/contract/iran.ts`. */
  readonly provinces?: readonly string[] | undefined;
  /** Ids of delivery methods. */
  readonly methods?: readonly number[] | undefined;
  /** Kinds of payment. */
  readonly payments?: readonly string[] | undefined;
}

/**
 * What a promotion gives.
 * - percent: a whole percent of its lines, rounded down, at most `most`
 * - amount: a fixed amount off its lines
 * - freight: no freight
 * - cheapest: of its lines' pieces, the cheapest one is free for each `of` pieces
 */
export type Give =
  | { readonly kind: 'percent'; readonly percent: number; readonly most?: number | undefined }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'freight' }
  | { readonly kind: 'cheapest'; readonly of: number };

export interface Promotion {
  readonly id: number;
  /** Persian, for shoppers. */
  readonly title: string;
  readonly when: When;
  readonly give: Give;
  /** The highest is applied first. */
  readonly priority: number;
  /** Whether it is never combined with another promotion. */
  readonly isExclusive: boolean;
}

/** A line to be priced. Only lines that can be bought belong here. */
export interface LineToPrice {
  /** Unique among the lines. */
  readonly variantId: number;
  readonly websiteCode: number;
  /** The product's categories and all above them. */
  readonly categories: readonly number[];
  readonly brand: number | null;
  readonly count: number;
  /** Of one piece. */
  readonly price: number;
  /** Of one piece; 0 without insurance. */
  readonly insurance: number;
}

/** What conditions are about besides the lines; null while unknown. */
export interface Buyer {
  readonly province: string | null;
  /** Id of the delivery method. */
  readonly method: number | null;
  readonly payment: string | null;
  readonly isFirstOrder: boolean;
}

export interface BasketToPrice {
  readonly lines: readonly LineToPrice[];
  /** Price of the delivery by `freightOf`, before promotions. */
  readonly freight: number;
  /** The active promotions that need no code. */
  readonly promotions: readonly Promotion[];
  /** The promotion of the entered code. */
  readonly coupon: Promotion | null;
  readonly buyer: Buyer;
  readonly now: Date;
  /** Percent, by `vatRateAt`. */
  readonly vatRate: number;
}

export interface PricedLine {
  readonly variantId: number;
  readonly count: number;
  /** Of one piece. */
  readonly price: number;
  /** Of one piece. */
  readonly insurance: number;
  /** The line's share of all discounts. */
  readonly discount: number;
  /** To pay for the line: price and insurance times count, less the discount. */
  readonly total: number;
  /** VAT within `total`. */
  readonly vat: number;
}

/** A promotion that reduced the price. */
export interface Applied {
  readonly id: number;
  readonly title: string;
  readonly amount: number;
  /** What was reduced. */
  readonly on: 'lines' | 'freight';
  readonly isCoupon: boolean;
}

/**
 * Why a coupon gives nothing.
 * - goods: no line is one of those it is for
 * - subtotal: its lines are worth `missing` too little
 * - nothing: there is nothing left to reduce
 * - better: it cannot be combined, and the other promotions give at least as much
 */
export type CouponRefusal =
  | {
      readonly kind:
        | 'early'
        | 'late'
        | 'firstOrder'
        | 'goods'
        | 'province'
        | 'method'
        | 'payment'
        | 'nothing'
        | 'better';
    }
  | { readonly kind: 'subtotal'; readonly missing: number };

/** `total` = `linesTotal` - `discount` + `freight`. */
export interface PricedBasket {
  /** In the order given. */
  readonly lines: readonly PricedLine[];
  /** Prices and insurances before discounts. */
  readonly linesTotal: number;
  /** The sum of what was applied on lines. */
  readonly discount: number;
  /** To pay for the delivery, after promotions. */
  readonly freight: number;
  readonly total: number;
  /** VAT within `total`: the sum of the lines' and the freight's. */
  readonly vat: number;
  readonly freightVat: number;
  readonly applied: readonly Applied[];
  /** Null without a coupon, and when it was applied. */
  readonly couponRefusal: CouponRefusal | null;
}
