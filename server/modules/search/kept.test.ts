import { expect, test } from '@jest/globals';
import type { Suggestion } from '#lib/contract/home.ts';
import { keepSuggestions } from '#server/modules/search/kept.ts';
import { openTestDatabase } from '#server/testing/database.ts';

const phone: Suggestion = { type: 'product', id: 1, value: 'گوشی', valueSlug: 'گوشی' };

const broken = () => Promise.reject(new Error('gone'));

test('concurrent requests for a text share one query, and shops are cached separately', async () => {
  const [shop, other] = [await openTestDatabase(), await openTestDatabase()];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return [phone];
  };
  const all = await Promise.all(
    Array.from({ length: 20 }, () => keepSuggestions(shop, 'گوشی', ask)),
  );
  expect(all.every((found) => found[0] === phone)).toBe(true);
  expect(asked).toBe(1);
  await keepSuggestions(other, 'گوشی', ask);
  expect(asked).toBe(2);
  await Promise.all([shop.close(), other.close()]);
});

test('a failed query is not cached', async () => {
  const shop = await openTestDatabase();
  await expect(keepSuggestions(shop, 'a', broken)).rejects.toThrow('gone');
  await expect(keepSuggestions(shop, 'a', async () => [phone])).resolves.toEqual([phone]);
  await shop.close();
});
