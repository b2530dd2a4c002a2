import type { z } from 'zod';
import { tags } from '#lib/contract/tags.ts';
import type { Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { Part, Spread } from '#server/kept-parts/kept-parts.ts';
import { settingTexts } from '#server/modules/setting/texts.ts';

/** Sentences by field. */
export type Faults = Readonly<Record<string, string>>;

/** All pages show it. */
export const everywhere: Spread = { tags: [tags.master], paths: [] };

interface Rules<Value> {
  readonly schema: z.ZodType<Value>;
  readonly spread: Spread | null;
  readonly read: (db: Db) => Promise<Value>;
  /** Resolves to what is wrong; then nothing may have been written. */
  readonly write: (tx: Db, value: Value) => Promise<Faults>;
}

const invalid = (fields: Faults) =>
  new ShopError(422, 'INVALID', settingTexts.invalid, { fields: { ...fields } });

/** Settings that are saved as a whole. */
export const partOf = <Value extends object>(rules: Rules<Value>): Part => ({
  spread: rules.spread,
  read: rules.read,
  async write(tx, value) {
    const { data, error } = rules.schema.safeParse(value);
    if (error) {
      const found = error.issues.map(({ path }) => [path.join('.'), settingTexts.invalid]);
      throw invalid(Object.fromEntries(found));
    }
    const faults = await rules.write(tx, data);
    if (Object.keys(faults).length > 0) throw invalid(faults);
  },
});
