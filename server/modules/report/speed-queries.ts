import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageKinds, vitalNames } from '#lib/contract/vital-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Days } from '#server/modules/report/range-queries.ts';

const counted = z.object({
  kind: z.enum(pageKinds),
  metric: z.enum(vitalNames),
  bucket: z.int(),
  count: z.int(),
});
export type CountedVital = z.infer<typeof counted>;

/** Histograms of the days, added up. Kinds that are not told apart any more are left out. */
export const readVitals = (db: Db, { from, to }: Days): Promise<CountedVital[]> =>
  rows(
    db,
    sql`select kind, metric, bucket, least(sum(count), 2000000000)::int as count from web_vital
      where day between ${from}::date and ${to}::date
        and kind = any(${sql.param([...pageKinds])}::text[]) and metric = any(${sql.param([...vitalNames])}::text[])
      group by kind, metric, bucket`,
    counted,
  );
