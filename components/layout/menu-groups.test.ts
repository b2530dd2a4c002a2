import { expect, test } from '@jest/globals';
import { groupMenu } from '#components/layout/menu-groups.ts';

const item = (id: number, type: 0 | 1) => ({ id, type, url: `/${id}`, label: String(id) });
const shape = (...items: ReturnType<typeof item>[]) =>
  groupMenu(items).map(({ heading, links }) => [heading?.id, links.map((link) => link.id)]);

test('links go below the last heading', () => {
  expect(shape(item(1, 0), item(2, 1), item(3, 1), item(4, 0), item(5, 1))).toEqual([
    [1, [2, 3]],
    [4, [5]],
  ]);
});

test('links before any heading form a group without one', () => {
  expect(shape(item(1, 1), item(2, 1), item(3, 0))).toEqual([
    [undefined, [1, 2]],
    [3, []],
  ]);
});

test('no items, no groups', () => {
  expect(shape()).toEqual([]);
});
