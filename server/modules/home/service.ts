import type { GetPageAnswer } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { renewMasterVersion } from '#server/db/master-version.ts';
import { ShopError } from '#server/errors.ts';
import { readContentPage } from '#server/modules/home/queries.ts';
import { homeTexts } from '#server/modules/home/texts.ts';
import { announce } from '#server/outbox/announce.ts';

/** Alternative text of trust badges without one. */
export const { trustBadge } = homeTexts;

/** @throws {ShopError} 404; with `movedTo` when the page has been renamed */
export async function getContentPage(database: Database, name: string): Promise<GetPageAnswer> {
  const wanted = normalisePersian(name);
  const [page] = await database.run(readContentPage, [wanted]);
  if (page?.name === wanted) return page;
  throw new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage, {
    ...(page && { movedTo: paths.page(page.name) }),
  });
}

/** Lets all pages follow a change of the master data, in the transaction of the change. */
export async function spreadMaster(tx: Db): Promise<void> {
  await renewMasterVersion(tx);
  await announce(tx, { tags: [tags.master], paths: [] });
}
