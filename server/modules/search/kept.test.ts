import { expect, test } from '@jest/globals';
import { KeptTexts } from '#server/modules/search/kept.ts';
import { openTestDatabase } from '#server/testing/database.ts';

const phone = 'گوشی';
const kept = new KeptTexts<string[]>(30_000);

const broken = () => Promise.reject(new Error('gone'));

test('concurrent requests for a text share one query, and shops are cached separately', async () => {
  const [shop, other] = [await openTestDatabase(), await openTestDatabase()];
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return [phone];
  };
  const all = await Promise.all(Array.from({ length: 20 }, () => kept.keep(shop, 'گوشی', ask)));
  expect(all.every((found) => found[0] === phone)).toBe(true);
  expect(asked).toBe(1);
  await kept.keep(other, 'گوشی', ask);
  expect(asked).toBe(2);
  await Promise.all([shop.close(), other.close()]);
});

test('a failed query is not cached', async () => {
  const shop = await openTestDatabase();
  await expect(kept.keep(shop, 'a', broken)).rejects.toThrow('gone');
  await expect(kept.keep(shop, 'a', async () => [phone])).resolves.toEqual([phone]);
  await shop.close();
});
