import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';
import { attributeText } from '#server/modules/catalogue/attribute-text.ts';

/** Values: WebsiteCodes. */
const readFacts = {
  name: 'product-facts',
  text: `
    select f.product_id as code, json_object_agg(f.title, f.value order by f.position) as facts
    from (
      select v.product_id, a.title, a.position, ${attributeText} as value
      from product_attribute v
      join attribute a on a.id = v.attribute_id
      left join attribute_option o on o.id = v.option_id
      where v.product_id = any($1::int[])
      group by v.product_id, a.id
    ) f group by f.product_id`,
  row: z.object({ code: z.int(), facts: z.record(z.string(), z.string()) }),
} satisfies Statement<unknown>;

/** The attributes of products as texts for shoppers, by title. */
export async function getFacts(
  database: Database,
  websiteCodes: readonly number[],
): Promise<Map<number, Record<string, string>>> {
  const found = await database.run(readFacts, [[...new Set(websiteCodes)]]);
  return new Map(found.map(({ code, facts }) => [code, facts]));
}
