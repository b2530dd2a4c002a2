import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';

const facts = z.object({
  shop: z.boolean(),
  brand: z.boolean(),
  /** Card to card or payment on delivery; gateways are known elsewhere. */
  payment: z.boolean(),
  delivery: z.boolean(),
  product: z.boolean(),
  pages: z.boolean(),
  enamad: z.boolean(),
  isBegun: z.boolean(),
});

/** Which steps of the set-up are done, by what the shop has. */
export async function readSetupFacts(db: Db): Promise<z.infer<typeof facts>> {
  const [found] = await rows(
    db,
    sql`select
      exists (select from appearance_part where part = 'shop') as shop,
      exists (select from appearance_part where part = 'brand') as brand,
      exists (select from setting where key = 'selling'
        and coalesce(value ->> 'cardToCard', value ->> 'onDelivery') is not null) as payment,
      exists (select from delivery_method where is_active) as delivery,
      exists (select from product where removed_at is null) as product,
      (select count(*) >= 3 from content_page) as pages,
      coalesce((select value <> '""'::jsonb from setting where key = 'eNamad'), false) as enamad,
      exists (select from setting where key = 'setup') as "isBegun"`,
    facts,
  );
  return (
    found ?? {
      shop: false,
      brand: false,
      payment: false,
      delivery: false,
      product: false,
      pages: false,
      enamad: false,
      isBegun: false,
    }
  );
}

/** Sets what staff said of a step. */
export async function writeStep(tx: Db, step: string, state: string): Promise<void> {
  await tx.execute(sql`insert into setting (key, value)
    values ('setup', ${JSON.stringify({ [step]: state })}::jsonb)
    on conflict (key) do update set updated_at = now(), value = setting.value || excluded.value`);
}
