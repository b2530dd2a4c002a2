import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { Vocabulary } from '#server/modules/search/vocabulary.ts';
import { searchEntry } from '#server/modules/search/words.ts';

/** Products per batch: bounds memory and the length of a statement. */
const batchSize = 5_000;
/** Added to the popularity of available products, so that they come before all others. */
const buyable = 1_000_000_000;

/** For product `p` with its entry `e` in the list of the whole shop. */
const popularWeight = sql`
  (least(p.popularity, ${buyable} - 1) + case when e.rank = 0 then ${buyable} else 0 end)::int`;

/** Restricts a statement to the changed products; `id` is the column with the product id. */
type Scope = (id: SQL) => SQL;

/** `texts`: its brand and category, by which it is found besides its names. */
const named = z.object({
  id: z.int(),
  names: z.array(z.string()),
  texts: z.array(z.string()),
  weight: z.int(),
  modelId: z.int().nullable(),
});
type Named = z.infer<typeof named>;
type Kind = 'product' | 'category';

const entry = z.object({ names: z.array(z.string()), words: z.array(z.string()) });
const asWritten = sql`
  tsvector_to_array(ts_filter(old.vector, '{a}')) as names, tsvector_to_array(old.vector) as words`;

/**
 * Version of the search index. Change it with every change of `words.ts`, so that updated shops rewrite their
 * index. Stored as the comment of the table.
 */
export const searchForm = 'form 6';

/** Empties the search index before it is rewritten in the current form. */
export async function clearSearch(tx: Db): Promise<void> {
  for (const table of [sql`search_entry`, sql`search_word`, sql`search_twin`]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx.execute(sql`delete from ${table}`);
  }
  await tx.execute(sql.raw(`comment on table search_entry is '${searchForm}'`));
}

/**
 * Writes the search entries of listed products, found by their names, brand and category. The heaviest are
 * written first, so that they are stored together: a search reads them in descending weight.
 */
export async function syncProductSearch(tx: Db, scope: Scope): Promise<void> {
  const vocabulary = new Vocabulary();
  const gone = await remove(
    tx,
    sql`old.kind = 'product' and ${scope(sql`old.ref_id`)}
      and not exists (select from listing_entry e where e.product_id = old.ref_id)`,
  );
  for (const one of gone) vocabulary.count(one, -1);
  const ids = await byWeight(tx, scope);
  for (let start = 0; start < ids.length; start += batchSize) {
    // One connection runs one statement at a time.
    // oxlint-disable-next-line no-await-in-loop
    const batch = await readNamed(tx, ids.slice(start, start + batchSize));
    // oxlint-disable-next-line no-await-in-loop
    await write(tx, { kind: 'product', batch, vocabulary });
  }
  await vocabulary.write(tx);
}

/** Ids of the listed products, the heaviest first. */
async function byWeight(tx: Db, scope: Scope): Promise<number[]> {
  const listed = await rows(
    tx,
    sql`select p.id from listing_entry e join product p on p.id = e.product_id
      where e.category_id = 0 and ${scope(sql`p.id`)} order by ${popularWeight} desc, p.id desc`,
    z.object({ id: z.int() }),
  );
  return listed.map(({ id }) => id);
}

/** The texts by which products are found, in the order of `ids`. */
const readNamed = (tx: Db, ids: readonly number[]): Promise<Named[]> =>
  rows(
    tx,
    sql`select p.id, array[p.name_fa, p.name_en] as names,
        array[b.title, b.title_en, c.title] as texts,
        ${popularWeight} as weight, p.model_id as "modelId"
      from unnest(${sql.param(ids)}::int[]) with ordinality wanted (id, place)
      join listing_entry e on e.product_id = wanted.id and e.category_id = 0
      join product p on p.id = wanted.id
      join brand b on b.id = p.brand_id join category c on c.id = p.category_id
      order by wanted.place`,
    named,
  );

/** Updates the weight of products of which only the popularity has changed. */
export async function weighProducts(tx: Db, products: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update search_entry s set weight = ${popularWeight}
    from listing_entry e join product p on p.id = e.product_id
    where e.category_id = 0 and e.product_id = any(${sql.param(products)}::int[])
      and s.kind = 'product' and s.ref_id = e.product_id and s.weight <> ${popularWeight}`);
}

/** Writes the search entries of all categories. Call it when one has changed. */
export async function syncCategorySearch(tx: Db): Promise<void> {
  const vocabulary = new Vocabulary();
  for (const one of await remove(tx, sql`old.kind = 'category'`)) vocabulary.count(one, -1);
  const batch = await rows(
    tx,
    sql`select id, array[title] as names, array[]::text[] as texts, null::int as "modelId",
        (select count(*) from listing_entry e where e.category_id = category.id)::int as weight
      from category where id <> 0`,
    named,
  );
  await write(tx, { kind: 'category', batch, vocabulary });
  await vocabulary.write(tx);
}

const remove = (tx: Db, condition: SQL) =>
  rows(tx, sql`delete from search_entry old where ${condition} returning ${asWritten}`, entry);

async function write(
  tx: Db,
  { kind, batch, vocabulary }: { kind: Kind; batch: Named[]; vocabulary: Vocabulary },
): Promise<void> {
  if (batch.length === 0) return;
  const ids = batch.map(({ id }) => id);
  const before = await rows(
    tx,
    sql`select ${asWritten} from search_entry old
      where kind = ${kind} and ref_id = any(${sql.param(ids)}::int[])`,
    entry,
  );
  for (const one of before) vocabulary.count(one, -1);
  const after = batch.map(({ id, names, texts }) =>
    searchEntry(names, texts, kind === 'product' ? id : null),
  );
  for (const one of after) vocabulary.count(one, 1);
  const vectors = after.map(({ vector }) => vector);
  const weights = batch.map(({ weight }) => weight);
  const models = batch.map(({ modelId }) => modelId);
  await tx.execute(sql`
    insert into search_entry as old (kind, ref_id, vector, weight, model_id)
    select ${kind}, e.id, e.vector::tsvector, e.weight, e.model_id
    from unnest(${sql.param(ids)}::int[], ${sql.param(vectors)}::text[],
      ${sql.param(weights)}::int[], ${sql.param(models)}::int[]) as e (id, vector, weight, model_id)
    on conflict (kind, ref_id) do update
      set vector = excluded.vector, weight = excluded.weight, model_id = excluded.model_id
      where (old.vector, old.weight, old.model_id)
        is distinct from (excluded.vector, excluded.weight, excluded.model_id)`);
}
