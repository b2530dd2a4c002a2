import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mostReportRows } from '#lib/contract/report-names.ts';
import { searchesReport } from '#lib/contract/report.ts';
import { failedSearch, searchedText } from '#server/db/schema/search.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

const searched = (day: string, text: string, count: number) => ({ day, text, count });
const many = Array.from({ length: mostReportRows + 5 }, (_each, at) =>
  searched('2025-02-03', `متن ${at}`, 2 + at),
);

let shop: TestShop;
let owner: Readonly<Record<string, string>>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  owner = await signInStaff(shop, ['reports']);
  await shop.shop.database.db
    .insert(failedSearch)
    .values([
      searched('2025-11-20', 'قاب چوبی', 3),
      searched('2025-12-10', 'قاب چوبی', 5),
      searched('2025-11-11', 'پاوربانک', 7),
      searched('2025-11-10', 'قاب چوبی', 2),
      searched('2025-11-10', 'کیف', 9),
      ...many,
    ]);
  await shop.shop.database.db
    .insert(searchedText)
    .values([searched('2025-12-01', 'گوشی', 40), searched('2025-11-01', 'گوشی', 4)]);
});
afterAll(() => shop.close());

const read = async (from: string, to: string) =>
  searchesReport.parse(
    (await shop.post('/api/Admin/Get-Searches-Report', { from, to }, owner)).body,
  );

test('texts are added up over the days of the period, beside the one before', async () => {
  expect(await read('2025-11-11', '2025-12-10')).toEqual({
    texts: [
      { text: 'قاب چوبی', count: 8, before: 2, last: '2025-12-10' },
      { text: 'پاوربانک', count: 7, before: 0, last: '2025-11-11' },
    ],
    popular: [{ text: 'گوشی', count: 40, before: 4, last: '2025-12-01' }],
    rest: { texts: 0, count: 0 },
    all: { texts: 2, count: 15 },
  });
  expect((await read('2025-01-01', '2025-01-31')).texts).toEqual([]);
});

test('texts beyond those that are listed are one sum', async () => {
  const { texts, rest, all } = await read('2025-02-01', '2025-02-28');
  expect(texts).toHaveLength(mostReportRows);
  expect(texts[0]).toMatchObject({ text: `متن ${mostReportRows + 4}` });
  expect(rest).toEqual({ texts: 5, count: 2 + 3 + 4 + 5 + 6 });
  expect(all.texts).toBe(mostReportRows + 5);
});
