import { sql } from 'drizzle-orm';
import type {
  AdminAttribute,
  AttributesAnswer,
  RemoveOneBody,
  SaveAttributeBody,
} from '#lib/contract/goods-tree.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { slugify } from '#lib/text/slug.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict } from '#server/errors.ts';
import { refreshProducts } from '#server/modules/catalogue/stale-service.ts';
import {
  type NewOption,
  areOptionsUsed,
  deleteAttribute,
  deleteOptions,
  holdAttribute,
  insertAttribute,
  isAttributeUsed,
  readAttributes,
  updateAttribute,
  writeOptions,
} from '#server/modules/goods-tree/attribute-queries.ts';
import { invalid, refuseStale, unknown } from '#server/modules/goods-tree/refusals.ts';
import { treeTexts } from '#server/modules/goods-tree/texts.ts';
import { recorderOf } from '#server/modules/goods-tree/record.ts';

const record = recorderOf('attribute');

/** Longest value of an option in addresses. */
const longestValue = 60;

/** Attributes of products and the filters made of them. Callers must have checked who asks. */
export function createAttributeService({ database }: { readonly database: Database }) {
  const list = async (categoryId?: number): Promise<AttributesAnswer> => ({
    items: await readAttributes(database.db, categoryId),
  });

  /** @throws {ShopError} 404; 409 `STALE` with the attribute of now, `OPTION_USED`; 422 */
  async function save(staffId: number | null, body: SaveAttributeBody): Promise<AdminAttribute> {
    return database.transaction(async (tx) => {
      const before = body.id === undefined ? null : await hold(tx, body.id);
      if (before) refuseStale(body.revision, before);
      const options = judgeOptions(before, body);
      const row = {
        ...body,
        title: onOneLine(body.title),
        groupTitle: onOneLine(body.groupTitle),
        unit: onOneLine(body.unit),
      };
      if (before) await change(tx, before, row, options);
      const id = before?.id ?? (await insertAttribute(tx, row));
      if (id === null) throw invalid({ key: treeTexts.keyTaken });
      await writeOptions(tx, id, options);
      const now = await hold(tx, id);
      await record(tx, staffId, 'Save-Attribute', { id, before, after: now });
      if (before) await refreshProducts(tx, having(id));
      return now;
    });
  }

  /** @throws {ShopError} 404; 409 `STALE`, `ATTRIBUTE_USED` */
  async function remove(
    staffId: number,
    { id, revision }: RemoveOneBody,
  ): Promise<AttributesAnswer> {
    await database.transaction(async (tx) => {
      const before = await hold(tx, id);
      refuseStale(revision, before);
      if (await isAttributeUsed(tx, id)) throw conflict('ATTRIBUTE_USED', treeTexts.used);
      await deleteAttribute(tx, id);
      await record(tx, staffId, 'Remove-Attribute', { id, before, after: null });
    });
    return list();
  }

  return { list, save, remove };
}
export type AttributeService = ReturnType<typeof createAttributeService>;

async function change(
  tx: Db,
  before: AdminAttribute,
  row: SaveAttributeBody,
  options: readonly NewOption[],
): Promise<void> {
  if (row.key !== before.key) throw invalid({ key: treeTexts.fixed });
  if (row.kind !== before.kind) throw invalid({ kind: treeTexts.fixed });
  const kept = new Set(options.map(({ id }) => id));
  const removed = before.options.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (await areOptionsUsed(tx, removed)) throw conflict('OPTION_USED', treeTexts.optionUsed);
  await deleteOptions(tx, removed);
  await updateAttribute(tx, before.id, row);
}

async function hold(tx: Db, id: number): Promise<AdminAttribute> {
  const found = await holdAttribute(tx, id);
  if (found === null) throw unknown();
  return found;
}

/** Products that have a value of the attribute, as a condition on `product p`. */
const having = (id: number) =>
  sql`p.id in (select v.product_id from product_attribute v where v.attribute_id = ${id})`;

function judgeOptions(before: AdminAttribute | null, { options }: SaveAttributeBody): NewOption[] {
  const known = new Set(before?.options.map(({ id }) => id));
  const values = new Set<string>();
  return options.map(({ id, value, label }, at) => {
    if (id !== undefined && !known.has(id)) {
      throw invalid({ [`options.${at}.id`]: treeTexts.notThere });
    }
    const inAddress = slugify(normalisePersian(value === '' ? label : value)).slice(
      0,
      longestValue,
    );
    if (inAddress === '') throw invalid({ [`options.${at}.label`]: treeTexts.wordless });
    if (values.has(inAddress)) throw invalid({ [`options.${at}`]: treeTexts.optionTwice });
    values.add(inAddress);
    return { ...(id !== undefined && { id }), value: inAddress, label: onOneLine(label) };
  });
}
