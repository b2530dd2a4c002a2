import { describe, expect, test } from '@jest/globals';
import { categoryNames } from './category-names.ts';
import { placed, spotAfter, spotOfDrop, treeRows } from './tree.ts';

// As the service lists them: parents before their children.
const nodes = [
  { id: 1, parentId: 0, title: 'موبایل' },
  { id: 2, parentId: 0, title: 'لپ‌تاپ' },
  { id: 3, parentId: 1, title: 'اپل' },
  { id: 4, parentId: 1, title: 'سامسونگ' },
  { id: 5, parentId: 3, title: 'آیفون ۱۵' },
];
const drawn = (of: typeof nodes) =>
  treeRows(of).map(({ node, depth }) => `${'-'.repeat(depth)}${node.id}`);

test('every category stands below its parent, and is named with those above it', () => {
  expect(drawn(nodes)).toEqual(['1', '-3', '--5', '-4', '2']);
  expect([...categoryNames(nodes)]).toEqual([
    [1, 'موبایل'],
    [3, 'موبایل › اپل'],
    [5, 'موبایل › اپل › آیفون ۱۵'],
    [4, 'موبایل › سامسونگ'],
    [2, 'لپ‌تاپ'],
  ]);
});

describe('a step', () => {
  test.each([
    [4, 'up', { parentId: 1, place: 0 }, ['1', '-4', '-3', '--5', '2']],
    [1, 'down', { parentId: 0, place: 1 }, ['2', '1', '-3', '--5', '-4']],
    [4, 'in', { parentId: 3, place: 1 }, ['1', '-3', '--5', '--4', '2']],
    [2, 'in', { parentId: 1, place: 2 }, ['1', '-3', '--5', '-4', '-2']],
    [5, 'out', { parentId: 1, place: 1 }, ['1', '-3', '-5', '-4', '2']],
    [3, 'out', { parentId: 0, place: 1 }, ['1', '-4', '3', '-5', '2']],
  ] as const)('of %d %s', (id, step, spot, order) => {
    expect(spotAfter(nodes, id, step)).toEqual(spot);
    expect(drawn(placed(nodes, id, spot))).toEqual(order);
  });

  test.each([
    [1, 'up'],
    [2, 'down'],
    [3, 'in'],
    [1, 'out'],
    [99, 'up'],
  ] as const)('of %d %s leads nowhere', (id, step) => {
    expect(spotAfter(nodes, id, step)).toBeNull();
  });
});

describe('a drop', () => {
  const rows = treeRows(nodes);
  test.each([
    // Above everything there is no parent, however far it is drawn inwards.
    [4, 0, 5, { id: 2, spot: { parentId: 0, place: 0 } }],
    // Below «اپل» and above its child it can only be a child.
    [4, 2, 0, { id: 2, spot: { parentId: 3, place: 0 } }],
    [3, 3, 1, { id: 4, spot: { parentId: 3, place: 1 } }],
    [3, 4, -1, { id: 4, spot: { parentId: 0, place: 2 } }],
    // Among those below itself it stays, and those below come with it.
    [1, 2, 0, { id: 3, spot: { parentId: 1, place: 0 } }],
    [0, 3, 0, { id: 1, spot: { parentId: 0, place: 0 } }],
  ] as const)('from %d to %d drawn %d', (from, to, indent, landed) => {
    expect(spotOfDrop(rows, from, to, indent)).toEqual(landed);
  });
});
