import type { Db } from '#server/db/database.ts';
import { importOpinions } from '#server/modules/opinion/import-service.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import { questionsOf, reviewsOf } from './opinions/opinions.ts';

/** Writes reviews, questions and answers. */
export function opinionWriter(today: Today) {
  let nextId = 1;
  return async (tx: Db, products: readonly ShopProduct[]): Promise<void> => {
    const asked = products
      .flatMap((each) => questionsOf(each, today))
      .map((row) => {
        const id = nextId;
        nextId += 1;
        return { ...row, id };
      });
    await importOpinions(tx, {
      reviews: products.flatMap((each) => reviewsOf(each, today)),
      questions: asked.map(({ answered: _answered, ...row }) => row),
      answers: asked.map(({ id, answered }) => ({ ...answered, questionId: id })),
    });
  };
}
