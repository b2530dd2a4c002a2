import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Plan[] | undefined;
}
const plan: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(plan).optional();
  },
});
const explained = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: plan })) });

/** The tables among these that the plan of a query scans sequentially. */
export async function scansOf(db: Db, query: SQL, large: ReadonlySet<string>): Promise<string[]> {
  const [found] = await rows(db, sql`explain (format json) ${query}`, explained);
  return found?.['QUERY PLAN'].flatMap(({ Plan }) => seqScans(Plan, large)) ?? ['no plan'];
}

function seqScans(node: Plan, large: ReadonlySet<string>): string[] {
  const table = node['Relation Name'] ?? '';
  const own = node['Node Type'] === 'Seq Scan' && large.has(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((part) => seqScans(part, large))];
}

/** Lets a table be filled with rows whose references are not there. */
export async function dropForeignKeys(tx: Db, table: string): Promise<void> {
  const keys = await rows(
    tx,
    sql`select quote_ident(conname) as name from pg_constraint
      where contype = 'f' and conrelid = ${table}::regclass`,
    z.object({ name: z.string() }),
  );
  for (const { name } of keys) {
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  }
}
