import type { GetPageAnswer } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ogName, type OgSubject } from '#server/media/made-names.ts';
import { renewMasterVersion } from '#server/db/master-version.ts';
import { ShopError } from '#server/errors.ts';
import { readContentPage, readPageTitle } from '#server/modules/home/queries.ts';
import { homeTexts } from '#server/modules/home/texts.ts';
import { announce } from '#server/outbox/announce.ts';

/** Alternative text of trust badges without one. */
export const { trustBadge } = homeTexts;

/** @throws {ShopError} 404; with `movedTo` when the page has been renamed */
export async function getContentPage(database: Database, name: string): Promise<GetPageAnswer> {
  const wanted = normalisePersian(name);
  const [found] = await database.run(readContentPage, [wanted]);
  if (found?.name === wanted) {
    const { id, shop, ...page } = found;
    return { ...page, ogImage: ogName(pagePreview(id, { title: page.title, shop })) };
  }
  throw new ShopError(404, 'PAGE_NOT_FOUND', homeTexts.unknownPage, {
    ...(found && { movedTo: paths.page(found.name) }),
  });
}

/** The link preview of a content page. */
const pagePreview = (id: number, { title, shop }: { title: string; shop: string }): OgSubject => ({
  owner: { kind: 'w', id },
  name: title,
  kicker: '',
  price: '',
  note: '',
  picture: '',
  shop,
});

/** The link preview of a content page; null when there is none. */
export async function getPagePreview(database: Database, id: number): Promise<OgSubject | null> {
  const [page] = await database.run(readPageTitle, [id]);
  return page === undefined ? null : pagePreview(id, page);
}

/** Lets all pages follow a change of the master data, in the transaction of the change. */
export async function spreadMaster(tx: Db): Promise<void> {
  await renewMasterVersion(tx);
  await announce(tx, { tags: [tags.master], paths: [] });
}
