import { commonGroups } from './attributes-of-all.ts';
import { deviceGroups } from './attributes-of-devices.ts';
import type { AttributeRow } from './model.ts';

/** Attributes of all lines, in the order of the product page. */
export const attributes: readonly AttributeRow[] = Object.entries({
  ...deviceGroups,
  ...commonGroups,
}).flatMap(([group, rows]) => rows.map((row) => ({ ...row, group })));
