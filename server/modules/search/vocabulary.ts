import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { twinsOf } from '#server/modules/search/twins.ts';

interface Entry {
  names: readonly string[];
  words: readonly string[];
}

/** Rows per statement. */
const batchSize = 2_000;
const lettersOnly = /^\p{L}+$/u;

/** Collects the changes in how many entries use each word and twin, and writes them. */
export class Vocabulary {
  readonly #words = new Map<string, number>();
  /** Key: word and twin, separated by a space. */
  readonly #twins = new Map<string, number>();

  count({ names, words }: Entry, by: 1 | -1): void {
    for (const word of words) if (lettersOnly.test(word)) add(this.#words, word, by);
    for (const [persian, latin] of twinsOf(names)) {
      add(this.#twins, `${persian} ${latin}`, by);
      add(this.#twins, `${latin} ${persian}`, by);
    }
  }

  /** Sorted, so that two transactions do not deadlock. */
  async write(tx: Db): Promise<void> {
    for (const part of parts(changed(this.#words))) {
      const words = part.map(([word]) => word);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.execute(sql`
        insert into search_word as old (word, uses)
        select * from unnest(${sql.param(words)}::text[], ${sql.param(part.map(([, by]) => by))}::int[])
        on conflict (word) do update set uses = old.uses + excluded.uses`);
      const fewer = part.filter(([, by]) => by < 0).map(([word]) => word);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.execute(
        sql`delete from search_word where word = any(${sql.param(fewer)}::text[]) and uses <= 0`,
      );
    }
    for (const part of parts(changed(this.#twins))) {
      const pairs = part.map(([pair]) => pair);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.execute(sql`
        insert into search_twin as old (word, twin, uses)
        select split_part(e.pair, ' ', 1), split_part(e.pair, ' ', 2), e.by
        from unnest(${sql.param(pairs)}::text[], ${sql.param(part.map(([, by]) => by))}::int[])
          as e (pair, by)
        on conflict (word, twin) do update set uses = old.uses + excluded.uses`);
      const words = part.filter(([, by]) => by < 0).map(([pair]) => pair.split(' ')[0]);
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await tx.execute(
        sql`delete from search_twin where word = any(${sql.param(words)}::text[]) and uses <= 0`,
      );
    }
  }
}

function add(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

type Change = [key: string, by: number];

const changed = (counts: ReadonlyMap<string, number>): Change[] =>
  [...counts].filter(([, by]) => by !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));

function parts(changes: Change[]): Change[][] {
  return Array.from({ length: Math.ceil(changes.length / batchSize) }, (_, n) =>
    changes.slice(n * batchSize, (n + 1) * batchSize),
  );
}
