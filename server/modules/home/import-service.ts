import { z } from 'zod';
import type { savePageBody } from '#lib/contract/home.ts';
import type { Db } from '#server/db/database.ts';
import { advanceIdentity, insertRows, type NewRows } from '#server/db/insert-rows.ts';
import { contentPage, homeBlock, menuItem, setting } from '#server/db/schema/content.ts';
import { pageRow } from '#server/modules/home/page-service.ts';
import { storedBlockData, storedSettings } from '#server/modules/home/stored.ts';

const allSettings = z.object(storedSettings);

export type NewMenuItem = typeof menuItem.$inferInsert;
export type NewBlock = Omit<typeof homeBlock.$inferInsert, 'position'>;
export type NewSettings = z.input<typeof allSettings>;

/** A shop's content besides its products. */
export interface NewContent {
  readonly menus: NewRows<typeof menuItem>;
  readonly settings: NewSettings;
  readonly pages: readonly z.output<typeof savePageBody>[];
  /** Blocks of the home page, in their order. */
  readonly blocks: readonly NewBlock[];
}

/**
 * Adds menus, settings, pages and the home page.
 * @throws {z.ZodError} for settings and blocks that violate their schema; {ShopError} 422 for an invalid page
 */
export async function importContent(tx: Db, content: NewContent): Promise<void> {
  await insertRows(tx, menuItem, content.menus);
  const settings = Object.entries(allSettings.parse(content.settings));
  await insertRows(
    tx,
    setting,
    settings.map(([key, value]) => ({ key, value })),
  );
  await insertRows(tx, contentPage, content.pages.map(pageRow));
  await insertRows(
    tx,
    homeBlock,
    content.blocks.map(({ data, ...block }, position) => ({
      ...block,
      position,
      data: storedBlockData[block.type].parse(data),
    })),
  );
  await advanceIdentity(tx, menuItem);
}
