import { describe, expect, test } from '@jest/globals';
import {
  branchAt,
  broughtBack,
  canGoIn,
  countBelow,
  indented,
  keyOfFault,
  menuOf,
  moved,
  rowsOf,
  stepped,
  withoutRow,
} from './tree.ts';

const line = (label: string, type: 0 | 1) => ({ label, url: `/${label}`, type });
const entry = (label: string, ...items: ReturnType<typeof line>[]) => ({
  label,
  url: `/${label}`,
  icon: '',
  imgUrl: '',
  items,
});
const value = {
  items: [
    entry('a', line('b', 0), line('c', 1), line('d', 1), line('e', 0)),
    entry('f'),
    entry('g'),
  ],
};
const rows = rowsOf(value, 'side');
const at = (label: string, of = rows) => of.findIndex((row) => row.label === label);
/** `a bcd`: names by depth. */
const drawn = (of: ReturnType<typeof rowsOf>) =>
  of.map(({ depth, label }) => `${'-'.repeat(depth)}${label}`).join(' ');

describe('a menu as rows', () => {
  test('is the same menu again', () => {
    expect(drawn(rows)).toBe('a -b --c --d -e f g');
    expect(menuOf(rows, 'side')).toEqual(value.items);
  });

  test('has links only in the columns of the footer', () => {
    const footer = { items: [entry('a', line('b', 1), line('c', 1))] };
    expect(drawn(rowsOf(footer, 'footer'))).toBe('a -b -c');
    expect(menuOf(rowsOf(footer, 'footer'), 'footer')).toEqual(footer.items);
  });

  test('counts what is below an entry', () => {
    expect([
      countBelow(rows, at('a')),
      countBelow(rows, at('b')),
      countBelow(rows, at('f')),
    ]).toEqual([2, 2, 0]);
  });
});

describe('a row is moved', () => {
  test('with all below it', () => {
    expect(drawn(stepped(rows, at('b'), 'down', 'side'))).toBe('a -e -b --c --d f g');
    expect(drawn(stepped(rows, at('a'), 'down', 'side'))).toBe('f a -b --c --d -e g');
    expect(drawn(stepped(rows, at('f'), 'up', 'side'))).toBe('f a -b --c --d -e g');
  });

  test('past the end of its branch into the next one, and back', () => {
    const there = stepped(rows, at('d'), 'down', 'side');
    expect(drawn(there)).toBe('a -b --c -e --d f g');
    expect(drawn(stepped(there, at('d', there), 'up', 'side'))).toBe('a -b --c --d -e f g');
  });

  test('no further than the ends', () => {
    expect(drawn(stepped(rows, 0, 'up', 'side'))).toBe(drawn(rows));
    expect(drawn(stepped(rows, at('g'), 'down', 'side'))).toBe(drawn(rows));
  });

  test('by dragging to another row, and never into itself', () => {
    expect(drawn(moved(rows, at('g'), 0, 'side'))).toBe('g a -b --c --d -e f');
    expect(drawn(moved(rows, at('b'), at('g'), 'side'))).toBe('a -e f g -b --c --d');
    expect(drawn(moved(rows, at('a'), at('d'), 'side'))).toBe(drawn(rows));
    expect(drawn(moved(rows, at('c'), 0, 'side'))).toBe('c a -b --d -e f g');
  });
});

describe('a row goes in and out', () => {
  test('with all below it, as deep as its place allows', () => {
    expect(drawn(indented(rows, at('f'), 1, 'side'))).toBe('a -b --c --d -e -f g');
    expect(drawn(indented(rows, at('d'), -1, 'side'))).toBe('a -b --c -d -e f g');
    expect(drawn(indented(rows, at('b'), -1, 'side'))).toBe('a b -c -d -e f g');
    expect(canGoIn(rows, at('a'), 'side')).toBe(false);
    expect(canGoIn(rows, at('d'), 'side')).toBe(false);
    expect(drawn(indented(rows, at('b'), 1, 'side'))).toBe(drawn(rows));
    const flat = rowsOf({ items: [entry('a'), entry('b')] }, 'header');
    expect(canGoIn(flat, 1, 'header')).toBe(false);
  });
});

test('a removed row takes what is below it along', () => {
  expect(drawn(withoutRow(rows, at('b')))).toBe('a -e f g');
});

const labelAt = (field: string) => rows.find(({ key }) => key === keyOfFault(rows, field))?.label;

test('an error of the service is shown at its row', () => {
  expect(labelAt('items.0.items.2.url')).toBe('d');
  expect(labelAt('items.1.url')).toBe('f');
  expect(labelAt('place')).toBeUndefined();
});

test('a removed branch comes back into the rows as they are by then', () => {
  const from = at('b');
  const branch = branchAt(rows, from);
  const without = withoutRow(rows, from);
  expect(branch.map(({ label }) => label)).toEqual(['b', 'c', 'd']);
  expect(broughtBack(without, branch, from, 'side')).toEqual(rows);
  const renamed = without.map((row) => (row.label === 'f' ? { ...row, label: 'F' } : row));
  expect(broughtBack(renamed, branch, from, 'side').map(({ label }) => label)).toEqual(
    rows.map(({ label }) => (label === 'f' ? 'F' : label)),
  );
  // After a publishing the keys are others'.
  const published = without.map((row, index) => ({ ...row, key: String(index) }));
  const keys = broughtBack(published, rows.slice(0, 1), 0, 'side').map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
