import type { Promotion } from '#lib/contract/home.ts';
import { picturePath } from '#lib/text/picture.ts';
import type { Db } from '#server/db/database.ts';
import type { MadeLanding } from '#server/modules/catalogue/landing-proposal-service.ts';
import { importContent, type NewMenuItem } from '#server/modules/home/import-service.ts';
import { categoryOf } from './catalogue/lookup.ts';
import { homeBlocks, minis, slides } from './content/home.ts';
import type { PromotionPlan } from './content/home.ts';
import { pageNames } from './content/links.ts';
import { menusWith } from './content/menus.ts';
import type { MenuEntry, MenuPlace } from './content/menus.ts';
import { pages } from './content/pages.ts';
import { settings } from './content/settings.ts';
import { choosePictures } from './expansion/pictures.ts';
import { categoryPicture } from './write-shop.ts';
import type { Stored } from './write-shop.ts';

/** The drawing to cut out for a promotion. */
export function promotionPicture({ drawing }: PromotionPlan): string {
  const { type, style, colour } = drawing;
  const [name = ''] = choosePictures({ type, style, colours: [colour], turn: 0 }).names;
  return name;
}

/** Names under which cut-outs are stored, beside their images. */
export const cutOut = (picture: string): string => `cut ${picture}`;

function promotionOf(plan: PromotionPlan, stored: Stored): Promotion {
  const { drawing: _drawing, ...promotion } = plan;
  const hash = stored.get(cutOut(promotionPicture(plan)))?.hash ?? '';
  return { ...promotion, image: picturePath(hash, 850, 'webp') };
}

function menuPicture(key: string | undefined, stored: Stored): string {
  const hash = key && stored.get(categoryPicture(categoryOf(key).picture))?.hash;
  return hash ? picturePath(hash, 480, 'webp') : '';
}

function menuRows(stored: Stored, landings: readonly MadeLanding[]): NewMenuItem[] {
  const rows: NewMenuItem[] = [];
  const add = (row: Omit<NewMenuItem, 'id'>): number => {
    const id = rows.length + 1;
    rows.push({ id, ...row });
    return id;
  };
  const addEntry = (place: MenuPlace, entry: MenuEntry, position: number): void => {
    const { columns, picture, ...own } = entry;
    const imgUrl = menuPicture(picture, stored);
    const type = columns.length > 0 ? 'megamenu' : 'menu';
    const parentId = add({ place, parentId: null, position, type, level: 1, imgUrl, ...own });
    const below = { place, parentId, type: 'menu', icon: '', imgUrl: '' } as const;
    const inner = columns.flatMap(({ links, label, url }) => [
      { label, url, level: 0 },
      ...links.map((link) => ({ ...link, level: 1 })),
    ]);
    inner.forEach((item, place_) => add({ ...below, position: place_, ...item }));
  };
  const menus = menusWith(landings);
  for (const place of ['menu', 'side', 'footer', 'header'] as const) {
    menus[place].forEach((entry, position) => addEntry(place, entry, position));
  }
  return rows;
}

/**
 * Writes menus, settings, pages and the home page. @throws {z.ZodError} if a text violates its
 * schema
 */
export async function writeContent(
  tx: Db,
  stored: Stored,
  landings: readonly MadeLanding[],
): Promise<void> {
  await importContent(tx, {
    menus: menuRows(stored, landings),
    settings,
    pages: pages.map(({ key, title, description, body }) => ({
      name: pageNames[key],
      title,
      bodyHtml: body.join('\n'),
      seoKeywords: `${title}، کهربا`,
      seoDescription: description,
      noIndex: false,
    })),
    blocks: homeBlocks(
      slides.map((plan) => promotionOf(plan, stored)),
      minis.map((plan) => promotionOf(plan, stored)),
    ),
  });
}
