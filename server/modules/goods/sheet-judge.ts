import {
  type SheetChange,
  type SheetField,
  type SheetRowState,
  type SheetWarning,
  sheetField,
} from '#lib/contract/goods-sheet.ts';
import { ShopError } from '#server/errors.ts';
import { changedVariant, checkVariant } from '#server/modules/catalogue/variant-service.ts';
import { type GoodsPermission, permissionsOf } from '#server/modules/goods/field-permissions.ts';
import type { SheetLine } from '#server/modules/goods/sheet-lines.ts';
import { sheetHeads, sheetTexts } from '#server/modules/goods/sheet-texts.ts';
import { goodsTexts } from '#server/modules/goods/texts.ts';

/** What judging a row needs of its variant. */
export interface KnownVariant extends Readonly<Record<'price' | 'oldPrice', number | null>> {
  readonly id: number;
  readonly stock: number;
  readonly held: number;
  readonly availability: number;
  /** Whether a timed price is active. */
  readonly isTimed: boolean;
  readonly isBinned: boolean;
}

/** What becomes of a row. */
export interface Verdict {
  readonly state: SheetRowState;
  readonly changes: readonly SheetChange[];
  readonly warnings: readonly SheetWarning[];
  readonly message: string;
}

const fields = sheetField.options;

const nothing: Verdict = { state: 'same', changes: [], warnings: [], message: '' };
const wrong = (message: string): Verdict => ({ ...nothing, state: 'wrong', message });

/**
 * What becomes of a row. Only what its file differs in from what was exported counts: stocks that were sold meanwhile stay.
 * @param variant null when there is none
 */
export function judgeLine(
  line: SheetLine,
  variant: KnownVariant | null,
  may: (permission: GoodsPermission) => boolean,
): Verdict {
  if (line.id === null && line.sku === null) return wrong(sheetTexts.unnamed);
  if (variant === null) return wrong(sheetTexts.gone);
  if (line.stamp !== null && line.stamp.id !== variant.id) return wrong(sheetTexts.shifted);
  for (const field of fields) {
    const amount = line.amounts[field];
    if (amount && 'fault' in amount) return wrong(sheetTexts.of(sheetHeads[field], amount.fault));
  }
  const wanted = wantedOf(line, variant);
  if (wanted.size === 0) return nothing;
  const refusal = refusalOf(wanted, variant, may);
  return refusal === null ? outcome(line, variant, wanted) : wrong(refusal);
}

type Wanted = ReadonlyMap<SheetField, number | null>;

function wantedOf({ amounts, stamp }: SheetLine, variant: KnownVariant): Wanted {
  const wanted = new Map<SheetField, number | null>();
  for (const field of fields) {
    const value = amounts[field]?.value;
    // An empty stock says nothing: there is none without a number.
    if (value === undefined || (value === null && field === 'stock')) continue;
    const isUntouched = stamp !== null && value === stamp[field];
    if (value !== variant[field] && !isUntouched) wanted.set(field, value);
  }
  return wanted;
}

function refusalOf(
  wanted: Wanted,
  { isBinned, isTimed }: KnownVariant,
  may: (permission: GoodsPermission) => boolean,
): string | null {
  if (isBinned) return goodsTexts.inBin;
  const forbidden = [...wanted.keys()].find((field) => !permissionsOf([field]).every(may));
  if (forbidden) return sheetTexts.mayNot(sheetHeads[forbidden]);
  return isTimed && (wanted.has('price') || wanted.has('oldPrice')) ? sheetTexts.timed : null;
}

function outcome(line: SheetLine, variant: KnownVariant, wanted: Wanted): Verdict {
  const { oldPrice, stock } = Object.fromEntries(wanted);
  const next = changedVariant(variant, {
    ...(wanted.has('price') && { price: wanted.get('price') ?? null }),
    ...(wanted.has('oldPrice') && { oldPrice }),
    ...(typeof stock === 'number' && { stock }),
  });
  try {
    checkVariant(next);
  } catch (error) {
    if (error instanceof ShopError) return wrong(error.message);
    throw error;
  }
  const changes = fields.flatMap((field): SheetChange[] =>
    next[field] === variant[field] ? [] : [{ field, before: variant[field], after: next[field] }],
  );
  const warnings = warningsOf(line, variant, changes, wanted);
  return { state: warnings.length > 0 ? 'warned' : 'changed', changes, warnings, message: '' };
}

function warningsOf(
  { stamp }: SheetLine,
  variant: KnownVariant,
  changes: readonly SheetChange[],
  wanted: Wanted,
): SheetWarning[] {
  const found = new Set(changes.flatMap((change) => oddnessOf(change, wanted) ?? []));
  const isStale =
    stamp !== null && [...wanted.keys()].some((field) => stamp[field] !== variant[field]);
  if (isStale) found.add('stale');
  return [...found];
}

/** What is odd about a change of a price. */
function oddnessOf({ field, before, after }: SheetChange, wanted: Wanted): SheetWarning | null {
  if (field === 'stock') return null;
  if (field === 'oldPrice' && !wanted.has('oldPrice')) return 'aboveOldPrice';
  if (after === null) return field === 'price' ? 'emptied' : null;
  if (after === 0) return 'zero';
  if (!before) return null;
  if (isTenfold({ before, after })) return 'tenfold';
  return Math.abs(after - before) > before / 2 ? 'large' : null;
}

/** As rial for toman. */
export const isTenfold = ({ before, after }: Pick<SheetChange, 'before' | 'after'>): boolean =>
  before !== null && before > 0 && after === before * 10;
