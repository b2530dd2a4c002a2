/** A changed field of a product, or of one of its variants. */
export interface FieldChange {
  readonly productId: number;
  readonly variantId: number | null;
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}
