import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MenuItem } from '#lib/contract/home.ts';
import { type Db, rows } from '#server/db/database.ts';
import { shopName, shopNameSql } from '#server/db/shop-name.ts';
import type { Statement } from '#server/db/statement.ts';

/** The title of a page, for its link preview. Values: id. */
export const readPageTitle = {
  name: 'content-page-title',
  text: `select c.title, ${shopNameSql} as shop from content_page c where c.id = $1`,
  row: z.object({ title: z.string(), shop: shopName }),
} satisfies Statement<unknown>;

/** @param column the owner's column in `basket` */
const readPersonalOf = (column: 'guid' | 'member_id') =>
  ({
    name: `master-personal-${column}`,
    text: `
    select m.version, coalesce(b.sequence, 0) as sequence, coalesce((
      select sum(l.count) from basket_line l where l.basket_id = b.id), 0)::int as "basketCount"
    from master_version m left join basket b on b.${column} = $1 where m.id = 1`,
    row: z.object({ version: z.int(), sequence: z.int(), basketCount: z.int() }),
  }) satisfies Statement<unknown>;

/** The master data about one visitor's or member's basket, and the version of the rest. */
export const readPersonal = {
  /** Values: guid or null. */
  guest: readPersonalOf('guid'),
  /** Values: member. */
  member: readPersonalOf('member_id'),
};

export function readSettings(db: Db) {
  const setting = z.object({ key: z.string(), value: z.unknown() });
  return rows(db, sql`select key, value from setting`, setting);
}

/** Whether the shop has a chat; it has one unless staff turned it off. */
export async function readChatIsOn(db: Db): Promise<boolean> {
  const [found] = await rows(
    db,
    sql`select (value ->> 'isOn')::boolean as "isOn" from chat_hours`,
    z.object({ isOn: z.boolean() }),
  );
  return found?.isOn ?? true;
}

const storedMenuItem = z.object({
  id: z.int(),
  place: z.enum(['menu', 'side', 'footer', 'header']),
  parent: z.int().nullable(),
  label: z.string(),
  url: z.string(),
  type: z.enum(['menu', 'megamenu']),
  level: z.union([z.literal(0), z.literal(1)]),
  imgUrl: z.string(),
  icon: z.string(),
});
export type Menus = Record<z.infer<typeof storedMenuItem>['place'], MenuItem[]>;

/** All menus with their items in order, each mega menu with its headings and links. */
export async function readMenus(db: Db): Promise<Menus> {
  const stored = await rows(
    db,
    sql`select id, place, parent_id as parent, label, url, type, level, img_url as "imgUrl", icon
      from menu_item order by position, id`,
    storedMenuItem,
  );
  const menus: Menus = { menu: [], side: [], footer: [], header: [] };
  const byId = new Map<number, MenuItem>();
  for (const { id, place, parent, url, label, type, imgUrl, icon } of stored) {
    if (parent !== null) continue;
    const item: MenuItem = { id, url, label, type, items: [], imgUrl, icon };
    byId.set(id, item);
    menus[place].push(item);
  }
  for (const { id, parent, url, label, level } of stored) {
    if (parent !== null) byId.get(parent)?.items.push({ id, url, label, type: level });
  }
  return menus;
}

/** A content page by its name; for a former name, the current one. Values: name. */
export const readContentPage = {
  name: 'content-page',
  text: `
    select c.id, ${shopNameSql} as shop, c.name, c.title, c.body_html as "bodyHtml", c.seo_keywords as "seoKeywords",
      c.seo_description as "seoDescription", c.no_index as "noIndex"
    from content_page c
    where c.name = $1 or (not exists (select from content_page where name = $1) and c.id = (
      select entity_id from slug_history where kind = 'page' and slug = $1
      order by changed_at desc limit 1))`,
  row: z.object({
    id: z.int(),
    shop: shopName,
    name: z.string(),
    title: z.string(),
    bodyHtml: z.string(),
    seoKeywords: z.string(),
    seoDescription: z.string(),
    noIndex: z.boolean(),
  }),
} satisfies Statement<unknown>;
