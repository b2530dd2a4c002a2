import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type BannerValue,
  type HomeValue,
  type MenuPlace,
  type MenuValue,
  type TextsValue,
  partValues,
} from '#lib/contract/appearance.ts';
import { type Db, rows } from '#server/db/database.ts';
import { homeBlock, menuItem } from '#server/db/schema/content.ts';

export async function readBlocks(db: Db): Promise<HomeValue> {
  const blocks = await rows(
    db,
    sql`select type, title, url, is_hidden as "isHidden", data from home_block order by position, id`,
    partValues.home.shape.blocks.element,
  );
  return { blocks };
}

export async function writeBlocks(tx: Db, { blocks }: HomeValue): Promise<void> {
  await tx.delete(homeBlock);
  if (blocks.length === 0) return;
  await tx.insert(homeBlock).values(blocks.map((block, position) => ({ ...block, position })));
}

/** A menu with its entries in order. */
export async function readMenu(db: Db, place: MenuPlace): Promise<MenuValue> {
  const items = await rows(
    db,
    sql`select e.label, e.url, e.icon, e.img_url as "imgUrl",
        (select coalesce(json_agg(json_build_object('label', i.label, 'url', i.url, 'type', i.level)
            order by i.position, i.id), '[]') from menu_item i where i.parent_id = e.id) as items
      from menu_item e where e.place = ${place} and e.parent_id is null
      order by e.position, e.id`,
    partValues.menu.shape.items.element,
  );
  return { items };
}

export async function writeMenu(tx: Db, place: MenuPlace, { items }: MenuValue): Promise<void> {
  await tx.delete(menuItem).where(eq(menuItem.place, place));
  if (items.length === 0) return;
  const entries = await tx
    .insert(menuItem)
    .values(
      items.map(({ items: inner, ...entry }, position) => ({
        ...entry,
        place,
        position,
        type: inner.length > 0 ? ('megamenu' as const) : ('menu' as const),
      })),
    )
    .returning({ id: menuItem.id, position: menuItem.position });
  const inner = entries.flatMap(({ id, position: at }) =>
    (items[at]?.items ?? []).map(({ label, url, type }, position) => ({
      place,
      parentId: id,
      position,
      label,
      url,
      level: type,
    })),
  );
  if (inner.length > 0) await tx.insert(menuItem).values(inner);
}

const stored = z.object({ key: z.string(), value: z.unknown() });
const shopServices = partValues.texts.pick({ services: true });

async function readKeys(db: Db, keys: readonly string[]): Promise<Record<string, unknown>> {
  const found = await rows(
    db,
    sql`select key, value from setting where key = any(${sql.param([...keys])}::text[])`,
    stored,
  );
  return Object.fromEntries(found.map(({ key, value }) => [key, value]));
}

async function writeKey(tx: Db, key: string, value: unknown): Promise<void> {
  await tx.execute(sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`);
}

export async function readBanner(db: Db): Promise<BannerValue> {
  const { topBanner = null } = await readKeys(db, ['topBanner']);
  return partValues.banner.parse({ banner: topBanner });
}

export const writeBanner = (tx: Db, { banner }: BannerValue): Promise<void> =>
  writeKey(tx, 'topBanner', banner);

const textKeys = ['aboutUs', 'contactUs', 'eNamad', 'socialNetwork'] as const;
const noTexts = { aboutUs: '', contactUs: '', eNamad: '', socialNetwork: [] };

export async function readTexts(db: Db): Promise<TextsValue> {
  const { shop, ...texts } = await readKeys(db, ['shop', ...textKeys]);
  const services = shopServices.safeParse(shop).data ?? { services: [] };
  return partValues.texts.parse({ ...noTexts, ...texts, ...services });
}

/** @param unsetShop the setting of a shop that has none yet, without its services */
export async function writeTexts(
  tx: Db,
  { services, ...texts }: TextsValue,
  unsetShop: object,
): Promise<void> {
  for (const key of textKeys) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await writeKey(tx, key, texts[key]);
  }
  await tx.execute(sql`insert into setting (key, value)
    values ('shop', ${JSON.stringify({ ...unsetShop, services })}::jsonb)
    on conflict (key) do update set updated_at = now(),
      value = jsonb_set(setting.value, '{services}', excluded.value -> 'services')`);
}
