import { attributes } from './attributes.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import type { AttributeRow, BrandRow, CategoryRow } from './model.ts';

const finder = <Row extends { key: string }>(rows: readonly Row[], what: string) => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (key: string): Row => {
    const row = byKey.get(key);
    if (row === undefined) throw new TypeError(`unknown ${what}: ${key}`);
    return row;
  };
};

/** Rows by key. @throws {TypeError} for an unknown key */
export const attributeOf: (key: string) => AttributeRow = finder(attributes, 'attribute');
export const brandOf: (key: string) => BrandRow = finder(brands, 'brand');
export const categoryOf: (key: string) => CategoryRow = finder(categories, 'category');

/** A brand's position in the list is its id. */
export const brandId = (key: string): number => brands.indexOf(brandOf(key)) + 1;
