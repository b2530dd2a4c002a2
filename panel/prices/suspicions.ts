import type { CellValue, GridField } from '#panel/prices/fields.ts';

/**
 * What is odd about a change, though it can be saved: `tenfold` and `tenth` are a digit too many or too few (or rial
 * for toman), `zero` gives goods away, `half` and `double` are large steps.
 */
export type Suspicion = 'tenfold' | 'tenth' | 'zero' | 'half' | 'double';

const isPrice = (field: GridField): boolean => field === 'price' || field === 'oldPrice';

/** Null when nothing is odd. Only prices are judged: stocks may change as they like. */
export function suspicionOf(
  field: GridField,
  before: CellValue,
  value: CellValue,
): Suspicion | null {
  if (!isPrice(field) || value === null) return null;
  if (value === 0) return 'zero';
  if (before === null || before === 0) return null;
  const share = value / before;
  if (share >= 9) return 'tenfold';
  if (share <= 0.12) return 'tenth';
  if (share > 2) return 'double';
  return share < 0.5 ? 'half' : null;
}
