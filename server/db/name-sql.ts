import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// Expressions of indexes: a query uses an index only if it says the same, letter by letter. They are used in
// migrations, so they have no parameters.

/** After every letter of the Arabic block. */
const after = '\u06ff';

/**
 * Persian letters as ones whose code points are in the order of the alphabet, by letter. The order of a language
 * is not available to every database.
 */
const places = [
  ['پ', `ب${after}`],
  ['چ', `ج${after}`],
  ['ژ', `ز${after}`],
  ['گ', `ك${after}`],
  ['ه', `و${after}`],
] as const;

/** A name in the order of the Persian alphabet. */
export const nameOrder = (name: SQLWrapper): SQL => {
  const simple = sql`translate(${name}, 'کیآ', 'كيا')`;
  const ordered = places.reduce<SQL>(
    (text, [letter, place]) =>
      sql`replace(${text}, ${sql.raw(`'${letter}'`)}, ${sql.raw(`'${place}'`)})`,
    simple,
  );
  return sql`(${ordered} collate "C")`;
};

const folded = '۰۱۲۳۴۵۶۷۸۹آأإۀةؤئ\u200c';
const foldedTo = '0123456789اااههوی ';

/**
 * Names as they are looked for: in small letters, with Latin digits and without ZWNJ and signs above letters. Each
 * word has a space before it.
 */
export const foldedText = (...names: SQLWrapper[]): SQL =>
  sql`lower(translate(' ' || ${sql.join(names, sql` || ' ' || `)}, ${sql.raw(`'${folded}'`)}, ${sql.raw(`'${foldedTo}'`)}))`;

/** The same of a typed text. */
export const foldTyped = (text: string): string =>
  Array.from(text, (letter) => {
    const at = folded.indexOf(letter);
    return at === -1 ? letter : (foldedTo[at] ?? letter);
  })
    .join('')
    .toLowerCase();
