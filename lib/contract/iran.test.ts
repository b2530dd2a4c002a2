import { expect, test } from '@jest/globals';
import { provinces, townsIn } from './iran.ts';

const collator = new Intl.Collator('fa');

test('has the 31 provinces, each once, in alphabetical order', () => {
  expect(provinces).toHaveLength(31);
  expect(new Set(provinces).size).toBe(31);
  expect([...provinces].toSorted(collator.compare)).toEqual(provinces);
});

test.each(provinces.map((province) => [province]))('%s has its towns, each once', (province) => {
  const towns = townsIn(province);
  expect(towns.length).toBeGreaterThanOrEqual(5);
  expect(new Set(towns).size).toBe(towns.length);
  // Persian letters only, as the shop stores them, so that a stored name is found again.
  for (const town of towns) expect(town).toMatch(/^[ء-غف-وپچژکگی\u200c ]+$/u);
});

test('knows the capitals', () => {
  const capitals = { تهران: 'تهران', البرز: 'کرج', فارس: 'شیراز', مرکزی: 'اراک', یزد: 'یزد' };
  for (const [province, capital] of Object.entries(capitals)) {
    expect(townsIn(province)[0]).toBe(capital);
  }
});

test.each(['', 'پارس', '__proto__', 'constructor'])('%j is not a province', (name) => {
  expect(townsIn(name)).toEqual([]);
});
