import { expect, test } from '@jest/globals';
import { Sounds } from '#server/modules/search/sounds.ts';

const words = [
  'ایفون',
  'فن',
  'گوشی',
  'سامسونگ',
  'لپتاپ',
  'قهوه',
  'کیف',
  'coffee',
  'ultra',
  'samsung',
  'a55',
  'kg',
];

test.each([
  ['aifon', 'ایفون'],
  ['goshi', 'گوشی'],
  ['gooshi', 'گوشی'],
  ['samsong', 'سامسونگ'],
  ['labtop', 'لپتاپ'],
  ['اولترا', 'ultra'],
])('%j sounds like %j', async (typed, like) => {
  expect((await Sounds.read(words)).like(typed)[0]).toBe(like);
});

test.each(['zzzz', 'q', 'قققگگگژژ', 'کیف', 'ghahve', 'a55', 'گوشی ', ''])(
  '%j sounds like no word of the other script',
  async (typed) => {
    expect((await Sounds.read(words)).like(typed)).toEqual([]);
  },
);

test('other work runs while many words are read', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `گوشی${'ابپتس'[at % 5]}`);
  let turns = 0;
  const count = () => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  await Sounds.read(many);
  clearImmediate(turn);
  expect(turns).toBeGreaterThan(10);
});
