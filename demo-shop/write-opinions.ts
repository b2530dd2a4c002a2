import type { Db } from '#server/db/database.ts';
import { importOpinions, importPictures } from '#server/modules/opinion/import-service.ts';
import type { ShopProduct } from './expansion/shop.ts';
import type { Today } from './expansion/today.ts';
import { photosOf } from './opinions/photos.ts';
import { questionsOf, reviewsOf } from './opinions/opinions.ts';

/** Writes reviews with pictures, questions and answers. */
export function opinionWriter(today: Today) {
  let nextId = 1;
  let isFirst = true;
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
    // Of the shop's first products: a shop for measuring needs no more.
    if (isFirst) await importPictures(tx, await photosOf(products));
    isFirst = false;
  };
}
