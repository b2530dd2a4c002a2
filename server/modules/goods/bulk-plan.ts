import type { BulkOperation, BulkWarning } from '#lib/contract/goods-bulk.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';

/** What a plan reads of a variant. */
export interface PlannedVariant {
  readonly id: number;
  readonly productId: number;
  readonly price: number | null;
  readonly oldPrice: number | null;
  readonly stock: number;
  readonly held: number;
  readonly lowStock: number | null;
  readonly availability: number;
  readonly isTimed: boolean;
}

export interface PlannedChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Left = Exclude<BulkWarning['kind'], 'inBaskets'>;

/** What becomes of one variant or product; `warning` also says why it is left out. */
export interface Outcome {
  readonly changes: readonly PlannedChange[];
  readonly warning?: Left;
}

const untouched: Outcome = { changes: [] };
export const leftOut = (warning: Left): Outcome => ({ changes: [], warning });

const priceKinds = ['price', 'addToPrice', 'raisePrice', 'roundPrice'] as const;
export type PriceOperation = Extract<BulkOperation, { kind: (typeof priceKinds)[number] }>;
const variantKinds = new Set<string>([
  ...priceKinds,
  'stock',
  'addToStock',
  'lowStock',
  'availability',
]);

export const isOfVariants = ({ kind }: BulkOperation): boolean => variantKinds.has(kind);
export const isOfPrices = (operation: BulkOperation): operation is PriceOperation =>
  priceKinds.some((kind) => kind === operation.kind);

/** What an operation makes of a variant. */
export function planVariant(operation: BulkOperation, variant: PlannedVariant): Outcome {
  if (isOfPrices(operation)) return planPrice(operation, variant);
  switch (operation.kind) {
    case 'stock':
      return planStock(operation.value, variant);
    case 'addToStock':
      return planStock(Math.max(0, variant.stock + operation.value), variant);
    case 'lowStock':
      return changeOf('lowStock', variant.lowStock, operation.value);
    case 'availability': {
      const isUnpriced = operation.value === availabilityCodes.available && variant.price === null;
      if (isUnpriced) return leftOut('noPrice');
      return changeOf('availability', variant.availability, operation.value);
    }
    default:
      return untouched;
  }
}

function planStock(value: number, { stock, held }: PlannedVariant): Outcome {
  return value < held ? leftOut('held') : changeOf('stock', stock, value);
}

function planPrice(operation: PriceOperation, variant: PlannedVariant): Outcome {
  if (variant.isTimed) return leftOut('timed');
  const field = operation.kind === 'roundPrice' ? 'price' : operation.field;
  const after = priceAfter(operation, variant[field]);
  if (after === undefined) return leftOut('noPrice');
  // Rounded away, or lowered below nothing: nobody means that.
  if (after === 0 && operation.kind !== 'price') return leftOut('zero');
  return field === 'price' ? withPrice(variant, after) : withOldPrice(variant, after);
}

function withPrice(variant: PlannedVariant, price: number | null): Outcome {
  const { price: before, oldPrice, availability } = variant;
  if (price === null && availability === availabilityCodes.available) return leftOut('noPrice');
  if (price === before) return untouched;
  const changes = [{ field: 'price', before, after: price }];
  if (oldPrice !== null && (price === null || oldPrice <= price)) {
    changes.push({ field: 'oldPrice', before: oldPrice, after: null });
    return { changes, warning: 'aboveOldPrice' };
  }
  return { changes };
}

function withOldPrice({ price, oldPrice }: PlannedVariant, after: number | null): Outcome {
  if (after !== null && (price === null || after <= price)) {
    return { ...changeOf('oldPrice', oldPrice, null), warning: 'aboveOldPrice' };
  }
  return changeOf('oldPrice', oldPrice, after);
}

/** Undefined when there is no price to begin with. */
function priceAfter(operation: PriceOperation, before: number | null): number | null | undefined {
  if (operation.kind === 'price') return operation.value;
  if (before === null) return undefined;
  switch (operation.kind) {
    case 'addToPrice':
      return rounded(before + operation.value, operation.roundTo);
    case 'raisePrice':
      return rounded(
        (before * (10_000 + Math.round(operation.percent * 100))) / 10_000,
        operation.roundTo,
      );
    case 'roundPrice':
      return rounded(before, operation.roundTo);
  }
}

const rounded = (price: number, to: number): number =>
  Math.min(1_000_000_000_000, Math.max(0, Math.round(price / to) * to));

const changeOf = (field: string, before: unknown, after: unknown): Outcome =>
  before === after ? untouched : { changes: [{ field, before, after }] };

/** What a plan reads of a product. */
export interface PlannedProduct {
  readonly id: number;
  readonly categoryId: number;
  readonly categoryIds: readonly number[];
  readonly brandId: number;
  readonly state: string;
  readonly variantCount: number;
}

/** What an operation makes of a product. */
export function planProduct(operation: BulkOperation, product: PlannedProduct): Outcome {
  const { categoryId, categoryIds } = product;
  switch (operation.kind) {
    case 'brand':
      return changeOf('brandId', product.brandId, operation.brandId);
    case 'state':
      if (operation.value === 'published' && product.variantCount === 0)
        return leftOut('noVariant');
      return changeOf('state', product.state, operation.value);
    case 'category': {
      const to = operation.categoryId;
      const own = changeOf('categoryId', categoryId, to).changes;
      return {
        changes: [
          ...own,
          ...others(
            categoryIds,
            categoryIds.filter((id) => id !== to),
          ),
        ],
      };
    }
    case 'addCategory': {
      const isThere =
        categoryIds.includes(operation.categoryId) || operation.categoryId === categoryId;
      const after = [...categoryIds, operation.categoryId].toSorted((a, b) => a - b);
      return isThere ? untouched : { changes: others(categoryIds, after) };
    }
    case 'removeCategory':
      return {
        changes: others(
          categoryIds,
          categoryIds.filter((id) => id !== operation.categoryId),
        ),
      };
    default:
      return untouched;
  }
}

const others = (before: readonly number[], after: readonly number[]): PlannedChange[] =>
  before.length === after.length ? [] : [{ field: 'categoryIds', before, after }];
