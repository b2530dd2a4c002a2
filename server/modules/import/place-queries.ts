import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** Rows of new products that are still to be written. */
const pendingNew = (batchId: number): SQL => pendingIn(batchId, sql`r.state = 'new'`);

const pendingIn = (batchId: number, which: SQL): SQL => sql`
  r.batch_id = ${batchId} and r.result is null and r.kind <> 'variation' and ${which}`;

/** The same, and those of products that a field of is changed. */
const pendingWith = (batchId: number, field: 'brand' | 'categories'): SQL =>
  pendingIn(batchId, sql`(r.state = 'new' or r.changes @> ${JSON.stringify([{ field }])}::jsonb)`);

/** Paths of categories into which products of a batch come. */
export async function readNamedCategories(db: Db, batchId: number): Promise<string[][]> {
  const found = await rows(
    db,
    sql`select distinct path.value as path from import_row r,
        jsonb_array_elements(r.goods->'categories') path
      where ${pendingWith(batchId, 'categories')} and jsonb_typeof(r.goods->'categories') = 'array'`,
    z.object({ path: z.array(z.string()) }),
  );
  return found.map(({ path }) => path);
}

export async function readNamedBrands(db: Db, batchId: number): Promise<string[]> {
  const found = await rows(
    db,
    sql`select distinct r.goods->>'brand' as title from import_row r
      where ${pendingWith(batchId, 'brand')} and r.goods ? 'brand'`,
    z.object({ title: z.string() }),
  );
  return found.map(({ title }) => title);
}

const named = z.object({ title: z.string(), values: z.array(z.string()) });

/** Attributes of new products with their values, without those that tell variants apart. */
export const readNamedAttributes = (db: Db, batchId: number): Promise<z.infer<typeof named>[]> =>
  rows(
    db,
    sql`select own.value->>'title' as title, array_agg(distinct said.value) as values
      from import_row r, jsonb_array_elements(r.goods->'attributes') own,
        jsonb_array_elements_text(own.value->'values') said
      where ${pendingNew(batchId)} and not (r.kind = 'variable' and exists (
        select from import_row c, jsonb_array_elements(c.goods->'attributes') of_variation
        where c.batch_id = r.batch_id and c.parent_line = r.line and c.goods is not null
          and of_variation.value->>'title' = own.value->>'title'
          and jsonb_array_length(of_variation.value->'values') > 0))
      group by own.value->>'title' order by 1`,
    named,
  );
