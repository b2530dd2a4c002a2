import { z } from 'zod';
import type { SentKind } from '#lib/contract/chat-names.ts';
import type { OrderCardOfChat, ProductCardOfChat } from '#lib/contract/chat.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import type { Database } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import type { Statement } from '#server/db/statement.ts';
import { getCards } from '#server/modules/catalogue/cards-service.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import { textOf, wrongField } from '#server/modules/chat/words.ts';

/** An order of a member. Values: number, member. */
const readOrder = {
  name: 'chat-read-order',
  text: `select number, status, total, ${iso('created_at')} as "createdAt" from shop_order
    where number = $1 and member_id = $2`,
  row: z.object({ number: z.int(), status: z.int(), total: z.int(), createdAt: z.string() }),
} satisfies Statement<unknown>;

/** The words and the card of a message. */
export interface Content {
  readonly body: string;
  readonly card: ProductCardOfChat | OrderCardOfChat | null;
}

/**
 * What is kept of a message that was sent: its words, or a product or an order as it is now.
 * @param memberId whose order it must be
 * @throws {ShopError} 422 at `body`
 */
export async function contentOf(
  database: Database,
  { kind, body }: { kind: SentKind; body: string },
  memberId: number | null,
): Promise<Content> {
  if (kind === 'text') return { body: textOf(body), card: null };
  const number = numberIn(body);
  const card =
    kind === 'product'
      ? await productOf(database, number)
      : await orderOf(database, number, memberId);
  if (card) return { body: String(number), card };
  throw wrongField('body', kind === 'product' ? chatTexts.unknownProduct : chatTexts.unknownOrder);
}

const mostNumber = 2_147_483_647;
const numberIn = (written: string): number => {
  const digits = toLatinDigits(written).trim();
  return /^\d{1,10}$/.test(digits) ? Math.min(Number(digits), mostNumber) : 0;
};

async function productOf(database: Database, code: number): Promise<ProductCardOfChat | null> {
  const { items } = await getCards(database, [code]);
  const [found] = items;
  if (!found) return null;
  const { websiteCode, nameFa, slug, image, price, availability } = found;
  return { websiteCode, nameFa, slug, image, price, availability };
}

async function orderOf(
  database: Database,
  number: number,
  memberId: number | null,
): Promise<OrderCardOfChat | null> {
  if (memberId === null) return null;
  const [found] = await database.run(readOrder, [number, memberId]);
  return found ?? null;
}
