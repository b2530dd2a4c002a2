import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { intArray } from '#server/modules/goods/filter-queries.ts';
import { holdProducts } from '#server/modules/goods/product-queries.ts';

const found = z.object({ id: z.int() });
const idsOf = (all: readonly z.infer<typeof found>[]): number[] => all.map(({ id }) => id);

/** Locks a product, its present versions and its future ones, in the order in which all lock products. */
export async function holdVersions(
  tx: Db,
  websiteCode: number,
  versionIds: readonly number[],
): Promise<void> {
  const present = await rows(
    tx,
    sql`select id from product
      where model_id = (select model_id from product where id = ${websiteCode})`,
    found,
  );
  await holdProducts(tx, [websiteCode, ...idsOf(present), ...versionIds]);
}

/** Whether one of the products has another brand than the first. */
export async function haveOneBrand(tx: Db, ids: readonly number[]): Promise<boolean> {
  const [counted] = await rows(
    tx,
    sql`select count(distinct brand_id) < 2 as one from product where id = any(${intArray(ids)})`,
    z.object({ one: z.boolean() }),
  );
  return counted?.one !== false;
}

interface BrandWanted {
  readonly id: number;
  readonly brandId: number;
}

/** Products whose models would have several brands, if just these products got another one. */
export async function splitByBrand(
  db: Db,
  wanted: readonly BrandWanted[],
): Promise<ReadonlySet<number>> {
  if (wanted.length === 0) return new Set();
  const split = await rows(
    db,
    sql`with wanted as materialized (
        select w.id, w."brandId" as brand_id, p.model_id
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w (id int, "brandId" int)
        join product p on p.id = w.id where p.model_id is not null
      )
      select w.id from wanted w where exists (
        select from product s left join wanted other on other.id = s.id
        where s.model_id = w.model_id and coalesce(other.brand_id, s.brand_id) <> w.brand_id)`,
    found,
  );
  return new Set(idsOf(split));
}

/** Locks products with all versions of their models. */
export const ofModelsOf = (ids: readonly number[]): SQL => sql`
  select id from product where id in (
    select id from product where id = any(${intArray(ids)})
    union all
    select other.id from product own join product other on other.model_id = own.model_id
    where own.id = any(${intArray(ids)}))
  order by id for no key update`;

/**
 * Makes a product and others the versions of one model; none: it is no version any more. The others leave the models they
 * had, and a version left alone has none. Resolves to all products whose versions have changed.
 */
export async function writeVersions(
  tx: Db,
  id: number,
  versionIds: readonly number[],
): Promise<number[]> {
  const all = [id, ...versionIds];
  const touched = await rows(tx, ofModelsOf(all), found);
  const others = idsOf(touched).filter((each) => each !== id);
  await tx.execute(sql`
    update product set model_id = null
    where model_id = (select model_id from product where id = ${id}) or id = any(${intArray(all)})`);
  // What is left of a model is named by one of its own, so that two models never have the same number.
  await tx.execute(sql`
    update product p set model_id = rest.lead
    from (
      select model_id, case when count(*) > 1 then min(id) end as lead from product
      where model_id in (select model_id from product where id = any(${intArray(others)}))
      group by model_id
    ) rest
    where p.model_id = rest.model_id`);
  if (versionIds.length > 0) {
    await tx.execute(sql`
      update product set model_id = ${Math.min(...all)} where id = any(${intArray(all)})`);
  }
  await tx.execute(sql`
    update product set revision = revision + 1 where id = any(${intArray(others)})`);
  return others;
}
