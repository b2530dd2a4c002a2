/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { VariantRow } from '#lib/contract/goods-grid.ts';
import { columnKeys } from '#panel/prices/fields.ts';
import { cellId, SheetRow } from '#panel/prices/sheet-row.tsx';

const row: VariantRow = {
  id: 1,
  revision: 1,
  websiteCode: 7,
  nameFa: 'قوری',
  state: 'published',
  image: null,
  colour: null,
  storage: '',
  size: null,
  options: [],
  guarantee: '',
  availability: availabilityCodes.available,
  price: 100_000,
  oldPrice: null,
  insurancePrice: null,
  lowStock: null,
  maxPerOrder: 5,
  imageIndex: 0,
  sku: 'K-1',
  gtin: null,
  shelf: '',
  stock: 4,
  held: 0,
  timed: null,
};

const given = {
  row,
  at: 0,
  isFirst: true,
  edits: new Map(),
  may: () => true,
  unread: new Map(),
  first: -1,
  last: -1,
  active: null,
  writing: null,
};

test('a cell that a pasted text did not fit is marked', () => {
  const { container } = render(
    <table>
      <tbody>
        <SheetRow {...given} unread={new Map([['1 stock', 'یک عدد درست بنویسید.']])} />
      </tbody>
    </table>,
  );
  const marked = [...container.querySelectorAll('[aria-invalid]')];
  expect(marked.map((cell) => cell.id)).toEqual([cellId(0, columnKeys.indexOf('stock'))]);
});

test('a row is drawn anew only when something of it differs', () => {
  let asked = 0;
  const may = () => {
    asked += 1;
    return true;
  };
  const props = { ...given, may };
  const draw = (active: number | null) => (
    <table>
      <tbody>
        <SheetRow {...props} active={active} />
      </tbody>
    </table>
  );
  const { rerender } = render(draw(null));
  const once = asked;
  expect(once).toBeGreaterThan(0);
  rerender(draw(null));
  expect(asked).toBe(once);
  rerender(draw(4));
  expect(asked).toBeGreaterThan(once);
});
