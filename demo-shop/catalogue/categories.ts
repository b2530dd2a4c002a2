import { computer } from './categories-computer.ts';
import { household } from './categories-home.ts';
import { leisure } from './categories-leisure.ts';
import { mobile } from './categories-mobile.ts';
import type { CategoryRow } from './model.ts';

/**
 * The category tree, parents before their children, siblings in display order. Ids are those in
 * addresses.
 */
export const categories: readonly CategoryRow[] = [
  ...mobile,
  ...computer,
  ...leisure,
  ...household,
];
