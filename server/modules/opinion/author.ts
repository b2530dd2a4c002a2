import { publicName } from '#lib/format/public-name.ts';
import type { Db } from '#server/db/database.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { holdWriter } from '#server/modules/opinion/write-queries.ts';

/** Under which name a member is read, or the shop when it speaks itself; holds the member. */
export async function holdAuthor(tx: Db, { id }: { id: number }, isShop: boolean): Promise<string> {
  const { name, shop } = await holdWriter(tx, id);
  return isShop ? (shop ?? opinionTexts.shop) : publicName(name) || opinionTexts.nameless;
}
