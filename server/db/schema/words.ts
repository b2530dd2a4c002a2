import { customType } from 'drizzle-orm/pg-core';

/** The folded words a search finds a row by; letters and digits only, so nothing needs escaping. */
export const foundWords = customType<{ data: readonly string[]; driverData: string }>({
  dataType: () => 'tsvector',
  toDriver: (words) => words.map((word) => `'${word}'`).join(' '),
  fromDriver: (text) => text.split(' ').map((word) => word.slice(1, -1)),
});
