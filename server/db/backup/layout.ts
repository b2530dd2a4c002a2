import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

/** A table to back up. The tables are read from the database itself, not from the schema in code. */
export interface Table {
  name: string;
  /** Stored columns; generated columns are computed again. */
  columns: string[];
}

const name = z.object({ name: z.string() });

/** The shop's tables, by name. */
export async function readTables(db: Db): Promise<Table[]> {
  const query = sql`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`;
  return rows(db, query, z.object({ name: z.string(), columns: z.array(z.string()) }));
}

const sequenceRow = z.object({ name: z.string(), value: z.coerce.number().nullable() });
export type Sequence = z.infer<typeof sequenceRow>;

/** Current values of the sequences; null for one not used yet. */
export async function readSequences(db: Db): Promise<Sequence[]> {
  const query = sql`
    select sequencename::text as name, last_value as value
    from pg_sequences where schemaname = 'public' order by 1`;
  return rows(db, query, sequenceRow);
}

export async function writeSequences(db: Db, sequences: Sequence[]): Promise<void> {
  for (const { name: sequence, value } of sequences) {
    if (value !== null)
      await db.execute(sql`select setval(quote_ident(${sequence})::regclass, ${value})`);
  }
}

const foreignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });
export type ForeignKey = z.infer<typeof foreignKey>;

/**
 * Disables foreign keys and triggers for loading, so that rows may come in any order and have no side
 * effects. Requires no more privileges than owning the tables.
 * @returns what `enforceAgain` needs
 */
export async function stopEnforcing(db: Db, tables: Table[]): Promise<ForeignKey[]> {
  const keys = await rows(
    db,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name,
          pg_get_constraintdef(oid) as definition
        from pg_constraint
        where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
    foreignKey,
  );
  for (const key of keys) {
    await db.execute(sql.raw(`alter table ${key.table} drop constraint ${key.name}`));
  }
  for (const table of tables) {
    await db.execute(sql`alter table ${sql.identifier(table.name)} disable trigger user`);
  }
  return keys;
}

/** Reverts `stopEnforcing`; fails when a row violates a foreign key. */
export async function enforceAgain(db: Db, tables: Table[], keys: ForeignKey[]): Promise<void> {
  for (const key of keys) {
    const { table, name: constraint, definition } = key;
    await db.execute(sql.raw(`alter table ${table} add constraint ${constraint} ${definition}`));
  }
  for (const table of tables) {
    await db.execute(sql`alter table ${sql.identifier(table.name)} enable trigger user`);
  }
}

/** Drops everything of the shop from the database, and nothing that belongs to an extension. */
export async function dropEverything(db: Db): Promise<void> {
  const tables = await readTables(db);
  for (const table of tables) {
    await db.execute(sql`drop table ${sql.identifier(table.name)} cascade`);
  }
  const functions = await rows(
    db,
    sql`select p.oid::regprocedure::text as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and not exists (
          select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    name,
  );
  for (const { name: signature } of functions) {
    await db.execute(sql.raw(`drop function ${signature} cascade`));
  }
  await db.execute(sql`drop schema if exists drizzle cascade`);
}
