import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchWords } from '#lib/format/persian.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Scope } from '#server/modules/catalogue/scope.ts';

/** Products folded and written at a time: bounds memory, and the length of one statement. */
const batchSize = 5_000;
/** Added to the popularity of what can be bought, so that it comes before all that can't. */
const buyable = 1_000_000_000;

const named = z.object({ id: z.int(), texts: z.array(z.string()), weight: z.int() });
type Named = z.infer<typeof named>;

/** Writes the search entries of listed products, found under their names, brand and category. */
export async function syncProductSearch(tx: Db, scope: Scope): Promise<void> {
  await tx.execute(sql`
    delete from search_entry old where old.kind = 'product' and ${scope(sql`old.ref_id`)}
      and not exists (select from listing_entry e where e.product_id = old.ref_id)`);
  let last = 0;
  for (;;) {
    // Each batch begins where the last one ended.
    // oxlint-disable-next-line no-await-in-loop
    const batch = await rows(
      tx,
      sql`select p.id, array[p.name_fa, p.name_en, b.title, b.title_en, c.title] as texts,
          least(p.popularity, ${buyable} - 1) + case when e.rank = 0 then ${buyable} else 0 end as weight
        from listing_entry e join product p on p.id = e.product_id
        join brand b on b.id = p.brand_id join category c on c.id = p.category_id
        where e.category_id = 0 and p.id > ${last} and ${scope(sql`p.id`)}
        order by p.id limit ${batchSize}`,
      named,
    );
    // oxlint-disable-next-line no-await-in-loop
    await write(tx, 'product', batch);
    last = batch.at(-1)?.id ?? 0;
    if (batch.length < batchSize) return;
  }
}

/** Writes the search entries of all categories; call it when one changed. */
export async function syncCategorySearch(tx: Db): Promise<void> {
  await tx.execute(sql`delete from search_entry where kind = 'category'`);
  const categories = await rows(
    tx,
    sql`select id, array[title] as texts,
        (select count(*) from listing_entry e where e.category_id = category.id)::int as weight
      from category where id <> 0`,
    named,
  );
  await write(tx, 'category', categories);
}

async function write(tx: Db, kind: 'product' | 'category', entries: Named[]): Promise<void> {
  if (entries.length === 0) return;
  const ids = entries.map((entry) => entry.id);
  const words = entries.map((entry) => searchWords(entry.texts).join(' '));
  const weights = entries.map((entry) => entry.weight);
  await tx.execute(sql`
    insert into search_entry as old (kind, ref_id, words, vector, weight)
    select ${kind}, e.id, ' ' || e.words, array_to_tsvector(string_to_array(e.words, ' ')), e.weight
    from unnest(${sql.param(ids)}::int[], ${sql.param(words)}::text[], ${sql.param(weights)}::int[])
      as e (id, words, weight)
    on conflict (kind, ref_id) do update
      set words = excluded.words, vector = excluded.vector, weight = excluded.weight
      where (old.words, old.weight) is distinct from (excluded.words, excluded.weight)`);
}
