import type { Db } from '#server/db/database.ts';
import { answer, question, review } from '#server/db/schema/opinion.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import { advanceIdentity, insertRows } from './insert-rows.ts';
import { questionsOf, reviewsOf } from './opinions/opinions.ts';

/** Writes what customers think of products and ask about them, and what they are answered. */
export function opinionWriter(today: Today) {
  let nextId = 1;
  return async (tx: Db, products: readonly ShopProduct[]): Promise<void> => {
    await insertRows(
      tx,
      review,
      products.flatMap((each) => reviewsOf(each, today)),
    );
    const asked = products
      .flatMap((each) => questionsOf(each, today))
      .map((row) => {
        const id = nextId;
        nextId += 1;
        return { ...row, id };
      });
    const questions = asked.map(({ answered: _answered, ...row }) => row);
    await insertRows(tx, question, questions);
    await insertRows(
      tx,
      answer,
      asked.map(({ id, answered }) => ({ ...answered, questionId: id })),
    );
    await advanceIdentity(tx, question);
  };
}
