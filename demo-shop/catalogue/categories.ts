import { computer } from './categories-computer.ts';
import { household } from './categories-home.ts';
import { leisure } from './categories-leisure.ts';
import { mobile } from './categories-mobile.ts';
import type { CategoryRow } from './model.ts';

/** The tree, parents before their children, siblings in the order shown. Ids are those of links. */
export const categories: readonly CategoryRow[] = [
  ...mobile,
  ...computer,
  ...leisure,
  ...household,
];
