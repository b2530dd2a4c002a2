/** @jest-environment #scripts/jest/browser-environment.ts */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TableRows } from '#panel/ui/table-rows.tsx';

test('scrolling draws only the rows that come into view', () => {
  const drawn: string[] = [];
  const given = {
    label: 'کالاها',
    rows: ['a', 'b', 'c', 'd'],
    idOf: (row: string) => row,
    nameOf: (row: string) => row,
    columns: [
      {
        key: 'name',
        head: 'نام',
        cell: (row: string) => {
          drawn.push(row);
          return row;
        },
      },
    ],
    card: (row: string) => row,
    selection: { chosen: new Set<string>(), onChange: () => {} },
    isLoading: false,
    before: 0,
    after: 0,
    focused: -1,
    measure: () => {},
  };
  const { rerender } = render(<TableRows {...given} items={[0, 1, 2]} />);
  rerender(<TableRows {...given} items={[1, 2, 3]} />);
  expect(drawn).toEqual(['a', 'b', 'c', 'd']);
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(3);
});
