import { availabilityCodes } from '#lib/contract/codes.ts';
import type { CellValue } from '#panel/prices/fields.ts';
import type { Kind } from '#panel/ui/states.tsx';

const { available, call, soon } = availabilityCodes;

/** How the availability of a variant is marked: as good only while it can be bought. */
export function stateOfSale(value: CellValue, isInStock: boolean): Kind {
  if (value === available) return isInStock ? 'good' : 'rest';
  return value === call || value === soon ? 'info' : 'rest';
}
