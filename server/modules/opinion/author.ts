import { publicName } from '#lib/rules/public-name.ts';
import type { Db } from '#server/db/database.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { holdWriter } from '#server/modules/opinion/write-queries.ts';

interface Names {
  name: string;
  shop: string | null;
}

/** Under which name a member is read, or the shop when it speaks itself. */
export const authorOf = ({ name, shop }: Names, isShop: boolean): string =>
  isShop ? (shop ?? opinionTexts.shop) : publicName(name) || opinionTexts.nameless;

/** The name as `authorOf` says it; holds the member. */
export async function holdAuthor(tx: Db, { id }: { id: number }, isShop: boolean): Promise<string> {
  return authorOf(await holdWriter(tx, id), isShop);
}
