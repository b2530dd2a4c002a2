import { publicName } from '#lib/rules/public-name.ts';
import type { Db } from '#server/db/database.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { holdWriter } from '#server/modules/opinion/write-queries.ts';

interface Names {
  name: string;
  shop: string | null;
}

/** The name shown as author: the member's, or the shop's. */
export const authorOf = ({ name, shop }: Names, isShop: boolean): string =>
  isShop ? (shop ?? opinionTexts.shop) : publicName(name) || opinionTexts.nameless;

/** The author's name like `authorOf`; locks the member. */
export async function holdAuthor(tx: Db, { id }: { id: number }, isShop: boolean): Promise<string> {
  return authorOf(await holdWriter(tx, id), isShop);
}
