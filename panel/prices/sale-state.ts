import { availabilityCodes } from '#lib/contract/codes.ts';
import type { CellValue } from '#panel/prices/fields.ts';
import type { Kind } from '#panel/ui/states.tsx';

const { available, call, soon } = availabilityCodes;

/** How the availability of a variant is marked. */
export function stateOfSale(value: CellValue): Kind {
  if (value === available) return 'good';
  return value === call || value === soon ? 'info' : 'rest';
}
