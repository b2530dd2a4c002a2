import { describe, expect, test } from '@jest/globals';
import { savedParts } from '#lib/contract/appearance.ts';
import { blocksOf, broughtBack, countOf, faultsAt, newBlock, savedBlocks } from './blocks.ts';

const promotion = {
  kicker: 'تازه',
  title: 'گوشی',
  text: '',
  label: 'دیدن',
  url: '/shop',
  image: 'aaaaaaaaaaaa-850.webp',
  alt: 'گوشی',
  tint: 'mist',
};
const base = { title: 'عنوان', url: '/shop', isHidden: false };
const blocks = [
  { ...base, type: 'slider' as const, data: [promotion] },
  {
    ...base,
    type: 'products' as const,
    data: { look: 'offer', text: 'x', categoryId: 3, pick: 'discounted', limit: 8 },
  },
  { ...base, type: 'brands' as const, data: { ids: [2, 1] } },
  { ...base, type: 'blog' as const, data: { limit: 4 } },
];

describe('blocks of the home page', () => {
  test('come back as they were stored', () => {
    expect(savedBlocks(blocksOf({ blocks }))).toEqual(blocks);
    expect(savedParts.home.parse({ blocks: savedBlocks(blocksOf({ blocks })) })).toEqual({
      blocks,
    });
  });

  test('stored by older rules can be changed', () => {
    const old = { ...base, type: 'products' as const, data: { pick: 'best', limit: '9' } };
    expect(
      savedBlocks(blocksOf({ blocks: [old, { ...old, type: 'slider', data: null }] })),
    ).toEqual([
      { ...old, data: { look: 'rail', text: '', categoryId: 0, pick: 'popular', limit: 10 } },
      { ...old, type: 'slider', data: [] },
    ]);
  });

  test('that are new fit the rules of their kind, but for what must be written', () => {
    const kept = savedBlocks([newBlock('blog', 'a'), newBlock('products', 'b')]);
    expect(savedParts.home.safeParse({ blocks: kept }).success).toBe(true);
    expect(countOf(newBlock('banners', 'a'))).toBe(1);
  });

  test('get the sentences of their own fields', () => {
    const faults = { 'blocks.1.data.0.url': 'الف', 'blocks.11.url': 'ب' };
    expect(faultsAt(faults, 1)).toEqual({ 'data.0.url': 'الف' });
  });
});

test('a removed block comes back at its place, with a key of its own', () => {
  const all = blocksOf({ blocks });
  const removed = all.filter((_, at) => at === 1);
  const rest = all.filter((_, at) => at !== 1);
  expect(removed.flatMap((block) => broughtBack(rest, block, 1))).toEqual(all);
  const renewed = blocksOf({ blocks: savedBlocks(rest) });
  const back = removed.flatMap((block) => broughtBack(renewed, block, 1));
  expect(new Set(back.map(({ key }) => key)).size).toBe(all.length);
});
