import type { BasketOwner } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { ownerValue } from '#server/modules/basket/per-owner.ts';
import type { Refusal } from '#server/modules/basket/refusal.ts';
import { dropSaved, readSaved } from '#server/modules/basket/saved-queries.ts';
import type { Added, Addition, Changed, Place } from '#server/modules/basket/changes.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';

interface Parts {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly add: (owner: BasketOwner, addition: Addition, joined?: Db) => Promise<Added>;
  readonly answer: (owner: BasketOwner, refusal: Refusal | null, joined?: Db) => Promise<Changed>;
  readonly lock: (owner: BasketOwner, tx: Db) => Promise<number | null>;
  readonly countOf: (owner: BasketOwner, joined?: Db) => Promise<{ basketCount: number }>;
}

const unknown = () => new ShopError(404, 'LINE_NOT_FOUND', basketTexts.unknownLine);

/** What becomes of lines that were put aside for later. */
export function createSaved({ database, events, add, answer, lock, countOf }: Parts) {
  const drop = async (owner: BasketOwner, { websiteCode, variantId }: Place, joined?: Db) => {
    const values = [ownerValue(owner), websiteCode, variantId];
    const [dropped] = await database.run(dropSaved[owner.kind], values, joined);
    return dropped?.sequence ?? null;
  };

  /**
   * Puts a saved line back, with fewer pieces where the shop's limits leave fewer. One that is refused stays saved.
   * @throws {ShopError} 404 when nothing is saved there
   */
  async function takeBack(owner: BasketOwner, place: Place, joined?: Db): Promise<Changed> {
    const refusal = await database.transaction(async (tx) => {
      await lock(owner, tx);
      const values = [ownerValue(owner), place.websiteCode, place.variantId];
      const [saved] = await database.run(readSaved[owner.kind], values, tx);
      if (!saved) throw unknown();
      const added = await add(owner, { ...place, ...saved, refer: '', takesFewer: true }, tx);
      if (added.refusal === null) await drop(owner, place, tx);
      return added.refusal;
    }, joined);
    return answer(owner, refusal, joined);
  }

  /** @throws {ShopError} 404 when nothing is saved there */
  async function remove(owner: BasketOwner, place: Place, joined?: Db): Promise<Changed> {
    const sequence = await drop(owner, place, joined);
    if (sequence === null) throw unknown();
    const { basketCount } = await countOf(owner, joined);
    const change = { owner, websiteCode: 0, variantId: 0, count: 0, basketCount, sequence };
    afterCommit(joined, () => events.emit('basketChanged', { ...change, kind: 'update' }));
    return answer(owner, null, joined);
  }

  return { takeBack, remove };
}
