import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { knownOf } from '#server/modules/search/known.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { until } from '#server/testing/until.ts';

const later = (minutes: number): number => Date.now() + minutes * 60_000;

const learn = ({ db }: Database, words: readonly string[]) =>
  db.execute(sql`
    insert into search_word (word, uses) select word, 3 from unnest(${sql.param(words)}::text[]) word`);

test('known words are served stale while they are read again, after five minutes', async () => {
  const database = await openTestDatabase();
  await learn(database, ['گوشی']);
  const first = await knownOf(database);
  await learn(database, ['ساعت']);
  expect(await knownOf(database, later(4))).toBe(first);
  expect(await knownOf(database, later(6))).toBe(first);
  expect(first.words.has('ساعت')).toBe(false);
  const known = await until(async () => {
    const read = await knownOf(database, later(7));
    return read === first ? null : read;
  });
  expect(known.words.has('ساعت')).toBe(true);
  await database.close();
});

test('known words stay when reading them again fails', async () => {
  const database = await openTestDatabase();
  const first = await knownOf(database);
  await database.close();
  expect(await knownOf(database, later(6))).toBe(first);
  // Fails after the statements that read the words.
  await expect(database.ping()).rejects.toThrow();
  expect(await knownOf(database, later(12))).toBe(first);
});

test('words are found although JavaScript sorts letters differently', async () => {
  const database = await openTestDatabase();
  const words = ['zebra', 'ä', 'apple', 'گوشی', 'پوشه', 'ﷲ', '\u{10400}', '\u{20000}', '中'];
  await learn(database, words);
  const known = await knownOf(database);
  expect(words.filter((word) => known.words.has(word))).toEqual(
    words.filter((word) => Array.from(word).length === word.length),
  );
  await database.close();
});
