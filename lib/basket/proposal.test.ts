import { expect, test } from '@jest/globals';
import type { Choice, Refusal } from '#lib/basket/client.ts';
import { acceptProposal, readProposal, withoutProposal } from '#lib/basket/proposal.ts';
import { basketLink, readBasketLink } from '#lib/contract/agent-links.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { ProductCard } from '#lib/contract/product.ts';

const phone = { websiteCode: 1001, variantId: 2, count: 1 };
const buds = { websiteCode: 1010, variantId: 11, count: 3 };
const card: ProductCard = {
  websiteCode: 1001,
  nameFa: 'گوشی',
  nameEn: '',
  slug: 'x',
  image: '',
  price: 1,
  oldPrice: null,
  discountPercent: 0,
  availability: availabilityCodes.available,
  isFav: false,
  rating: 0,
  ratingCount: 0,
  colours: [],
  fewLeft: null,
};
const query = (text: string) => new URLSearchParams(text);

test('a link is read as it was written', () => {
  expect(basketLink([phone, buds])).toBe('/shop/cart?add=1001-2-1,1010-11-3');
  expect(readBasketLink(query('add=1001-2-1,1010-11-3&utm_source=x'))).toEqual([phone, buds]);
});

test.each([
  '',
  'add=',
  'add=1001',
  'add=1001-2',
  'add=0-2-1',
  'add=1001-2-0',
  'add=1001-2-100',
  'add=a-b-c',
])('the query %j proposes nothing', (text) => expect(readBasketLink(query(text))).toEqual([]));

test('a variant counts once, and no link is longer than ten', () => {
  expect(readBasketLink(query('add=1001-2-1,1001-2-5'))).toEqual([{ ...phone, count: 5 }]);
  const many = Array.from({ length: 30 }, (_, n) => `${n + 1}-1-1`).join(',');
  expect(readBasketLink(query(`add=${many}`))).toHaveLength(10);
});

test('a proposal names its products, without those that are gone', async () => {
  const asked: (readonly number[])[] = [];
  const getCards = async (codes: readonly number[]) => {
    asked.push(codes);
    return [card];
  };
  expect(await readProposal('?add=1001-2-1,1010-11-3', getCards)).toEqual([
    { ...phone, name: 'گوشی' },
  ]);
  expect(await readProposal('?page=2', getCards)).toEqual([]);
  expect(asked).toEqual([[1001, 1010]]);
});

test('what is refused stays proposed, and nothing is added twice', async () => {
  const named = [
    { ...phone, name: 'الف' },
    { ...buds, name: 'ب' },
  ];
  const added: Choice[] = [];
  const refusal: Refusal = { message: 'ناموجود', isFrozen: false };
  const outcome = await acceptProposal(named, async (choice) => {
    added.push(choice);
    return choice.websiteCode === buds.websiteCode ? refusal : null;
  });
  expect(outcome).toEqual({ left: [named[1]], refusal });
  expect(added.map(({ count, insurance }) => [count, insurance])).toEqual([
    [1, false],
    [3, false],
  ]);
  expect(await acceptProposal(named, async () => null)).toBeNull();
});

test('an answered proposal leaves the address', () => {
  expect(withoutProposal('https://x.example/shop/cart?add=1-1-1&utm_source=a')).toBe(
    '/shop/cart?utm_source=a',
  );
});
