// What tools are given, in the shop's own form; each tool's file puts it into the form that tool documents.

export interface MeasuredLine {
  /** As in the price lists for Google: `1001-50002`. */
  readonly sku: string;
  readonly name: string;
  /** Titles of the chosen options: «سرمه‌ای، ۲۵۶ گیگابایت»; '' where there is nothing to choose. */
  readonly variant: string;
  /** Of one piece, in toman. */
  readonly price: number;
  readonly count: number;
}

export interface MeasuredBasket {
  readonly lines: readonly MeasuredLine[];
  /** Toman. */
  readonly total: number;
}

export type Measured =
  | {
      readonly kind: 'view';
      readonly url: string;
      readonly title: string;
      /** '' where the visit begins without one. */
      readonly referrer: string;
    }
  | { readonly kind: 'added'; readonly line: MeasuredLine; readonly basket: MeasuredBasket }
  | { readonly kind: 'changed'; readonly basket: MeasuredBasket }
  | { readonly kind: 'checkout'; readonly basket: MeasuredBasket }
  | ({ readonly kind: 'purchase'; readonly number: number } & MeasuredOrder);

export interface MeasuredOrder extends MeasuredBasket {
  /** Toman, as all amounts; `total` includes them. */
  readonly vat: number;
  readonly freight: number;
  readonly discount: number;
  readonly coupon: string;
}

/** Gives a tool what it can use. */
export type Tell = (measured: Measured) => void;

/** Tools of the world know rials, and no toman. */
export const rials = (toman: number): number => toman * 10;
