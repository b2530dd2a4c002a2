import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminAttribute, adminAttribute } from '#lib/contract/goods-tree.ts';
import { type Db, rows } from '#server/db/database.ts';

const read = (db: Db, which: SQL): Promise<AdminAttribute[]> =>
  rows(
    db,
    sql`select a.id, a.revision, a.key, a.title, a.group_title as "groupTitle", a.kind, a.unit, a.position,
        a.is_filter as "isFilter", a.is_highlight as "isHighlight", (
          select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value, 'label', o.label)
            order by o.position, o.id), '[]')
          from attribute_option o where o.attribute_id = a.id) as options
      from attribute a where ${which} order by a.position, a.id`,
    adminAttribute,
  );

/** All attributes, or those that products of a category are asked for or have. */
export const readAttributes = (db: Db, categoryId: number | undefined): Promise<AdminAttribute[]> =>
  read(
    db,
    categoryId === undefined
      ? sql`true`
      : sql`(a.id in (
          select own.attribute_id from category_attribute own
          where own.category_id in (select unnest(path) from category where id = ${categoryId}))
        or exists (
          select from product p join product_attribute v on v.product_id = p.id
          where p.category_id = ${categoryId} and v.attribute_id = a.id))`,
  );

/** An attribute, locked until the transaction ends. */
export async function holdAttribute(tx: Db, id: number): Promise<AdminAttribute | null> {
  await tx.execute(sql`select from attribute where id = ${id} for no key update`);
  return (await read(tx, sql`a.id = ${id}`))[0] ?? null;
}

type Columns = Omit<AdminAttribute, 'id' | 'revision' | 'options'>;

/** @returns its id; null when the key is taken */
export async function insertAttribute(tx: Db, row: Columns): Promise<number | null> {
  const { key, title, groupTitle, kind, unit, position, isFilter, isHighlight } = row;
  const [made] = await rows(
    tx,
    sql`insert into attribute (key, title, group_title, kind, unit, position, is_filter, is_highlight)
      values (${key}, ${title}, ${groupTitle}, ${kind}, ${unit}, ${position}, ${isFilter}, ${isHighlight})
      on conflict (key) do nothing returning id`,
    z.object({ id: z.int() }),
  );
  return made?.id ?? null;
}

export async function updateAttribute(tx: Db, id: number, row: Columns): Promise<void> {
  const { title, groupTitle, unit, position, isFilter, isHighlight } = row;
  await tx.execute(sql`
    update attribute set title = ${title}, group_title = ${groupTitle}, unit = ${unit},
      position = ${position}, is_filter = ${isFilter}, is_highlight = ${isHighlight},
      revision = revision + 1
    where id = ${id}`);
}

export interface NewOption {
  readonly id?: number | undefined;
  readonly value: string;
  readonly label: string;
}

/** Writes options in their order, without removing any. */
export async function writeOptions(
  tx: Db,
  attributeId: number,
  options: readonly NewOption[],
): Promise<void> {
  const values = JSON.stringify(options.map((each, position) => ({ ...each, position })));
  // Each value is unique at every moment: those that change make room for each other first. No address has a `~`.
  await tx.execute(sql`
    update attribute_option o set value = '~' || o.id
    from json_to_recordset(${values}::json) m (id int, value text)
    where o.id = m.id and o.attribute_id = ${attributeId} and o.value <> m.value`);
  await tx.execute(sql`
    update attribute_option o set value = m.value, label = m.label, position = m.position
    from json_to_recordset(${values}::json) m (id int, value text, label text, position int)
    where o.id = m.id and o.attribute_id = ${attributeId}`);
  await tx.execute(sql`
    insert into attribute_option (attribute_id, value, label, position)
    select ${attributeId}, m.value, m.label, m.position
    from json_to_recordset(${values}::json) m (id int, value text, label text, position int)
    where m.id is null order by m.position`);
}

/** Whether products have one of these options. */
export async function areOptionsUsed(tx: Db, ids: readonly number[]): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select option_id as id from product_attribute
      where option_id = any(${sql.param([...ids])}::int[]) limit 1`,
    z.object({ id: z.int() }),
  );
  return found.length > 0;
}

export async function deleteOptions(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from attribute_option where id = any(${sql.param([...ids])}::int[])`);
}

export async function isAttributeUsed(tx: Db, id: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select attribute_id as id from product_attribute where attribute_id = ${id} limit 1`,
    z.object({ id: z.int() }),
  );
  return found.length > 0;
}

export async function deleteAttribute(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from attribute where id = ${id}`);
}
