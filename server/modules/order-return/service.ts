import type { z } from 'zod';
import { mostReturnPictures } from '#lib/contract/limits.ts';
import type { requestReturnBody, uploadPictureBody } from '#lib/contract/member-order.ts';
import { isFault, isOpen } from '#lib/rules/returns.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { CancelService } from '#server/modules/order/cancel-service.ts';
import { factsOf, isDelivered, isInTime } from '#server/modules/order/return-facts-service.ts';
import { readSelling } from '#server/modules/order/selling-service.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { OrderPictureService } from '#server/modules/order-picture/service.ts';
import { askedLines, wrong } from '#server/modules/order-return/asked-lines.ts';
import { insertReturn } from '#server/modules/order-return/queries.ts';
import { returnTexts } from '#server/modules/order-return/texts.ts';

interface Needs {
  readonly database: Database;
  readonly orders: Pick<CancelService, 'idOf'>;
  readonly states: StateService;
  readonly pictures: OrderPictureService;
}

/** Returns as members ask for them. */
export function createOrderReturnService({ database, orders, states, pictures }: Needs) {
  /**
   * Keeps a picture for a request that follows within a day.
   * @returns its id
   * @throws {ShopError} 404 for another member's order, 409 for one that cannot be returned, 422 for no picture
   */
  async function uploadPicture(
    memberId: number,
    { number, picture }: z.output<typeof uploadPictureBody>,
  ): Promise<string> {
    const orderId = await orders.idOf(memberId, number);
    await returnable(database.db, orderId);
    const bytes = await pictures.remake(picture);
    return database.transaction(async (tx) => {
      const id = await pictures.keep(tx, orderId, bytes);
      await pictures.dropLoose(tx, orderId, mostReturnPictures);
      return id;
    });
  }

  /**
   * Asks for the return of pieces of a member's order.
   * @throws {ShopError} 404 for another member's order; 409 when it is not delivered, too late, or another request is
   * open; 422 for wrong lines or pictures
   */
  async function request(
    memberId: number,
    { number, lines }: z.output<typeof requestReturnBody>,
  ): Promise<void> {
    const orderId = await orders.idOf(memberId, number);
    await database.transaction(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (order === null) return;
      const facts = await returnable(tx, orderId);
      const stored = askedLines(lines, facts);
      const id = await insertReturn(tx, {
        orderId,
        lines: stored,
        isDefective: lines.some(({ cause }) => isFault(cause)),
        reason: lines
          .map(({ note }) => note)
          .filter((note) => note !== '')
          .join('\n'),
      });
      const shown = new Set(lines.flatMap((line) => line.pictures));
      const given = await pictures.attach(tx, orderId, id, [...shown]);
      if (given !== shown.size) throw wrong('lines', returnTexts.pictures);
      await pictures.dropLoose(tx, orderId, 0);
      await states.note(tx, order, { by: 'shopper', reason: 'return asked for' });
    });
  }

  return { uploadPicture, request };
}
export type OrderReturnService = ReturnType<typeof createOrderReturnService>;

/** @throws {ShopError} 409 for an order of which nothing can be returned now */
async function returnable(db: Db, orderId: number) {
  const facts = await factsOf(db, orderId);
  if (facts === null || !isDelivered(facts)) {
    throw new ShopError(409, 'NOT_RETURNABLE', returnTexts.notDelivered);
  }
  if (!isInTime(facts, await readSelling(db))) {
    throw new ShopError(409, 'RETURN_TOO_LATE', returnTexts.tooLate);
  }
  if (facts.returns.some((each) => isOpen(each))) {
    throw new ShopError(409, 'RETURN_OPEN', returnTexts.open);
  }
  return facts;
}
