import type { z } from 'zod';
import { type GetBasketAnswer, type addToBasketAnswer, refusedAdd } from '#lib/contract/basket.ts';
import { normalisePersian } from '#lib/format/persian.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  type AddState,
  putLine,
  readBasket,
  readForAdd,
  removeAbandoned,
} from '#server/modules/basket/queries.ts';
import { addUp, refusalOf } from '#server/modules/basket/rules.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';
import { createTurns } from '#server/modules/basket/turns.ts';

/** A try fails only when another node changed the same basket first, so each round one succeeds. */
const mostTries = 100;

export interface Addition {
  /** Names the basket. */
  guid: string;
  websiteCode: number;
  /** 0 for the default variant. */
  variantId: number;
  count: number;
  insurance: boolean;
  refer: string;
}
type Added = z.infer<typeof addToBasketAnswer>;

/** Baskets of visitors, named by guid. */
export function createBasketService(database: Database, events: ShopEvents) {
  /** Without turns, many additions to one basket would each fail as often as there are others. */
  const inTurn = createTurns();

  /**
   * Adds pieces to a line. What the rules of the shop refuse is answered, not thrown: basketCount -7
   * and a sentence (specification §4).
   * @throws {ShopError} 404 for a product or variant that never was
   */
  function add(addition: Addition): Promise<Added> {
    return inTurn(addition.guid, () => keepTrying(addition));
  }

  async function keepTrying(addition: Addition): Promise<Added> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      // One try after the other: each reads what the one before it lost to.
      // oxlint-disable-next-line no-await-in-loop
      const added = await tryAdd(addition);
      if (added) return added;
    }
    throw new ShopError(503, 'BASKET_BUSY', basketTexts.busy);
  }

  /** Null when the basket changed between reading and writing. */
  async function tryAdd(addition: Addition): Promise<Added | null> {
    const { guid, websiteCode, count: wanted } = addition;
    const [state] = await database.run(readForAdd, [guid, websiteCode, addition.variantId]);
    const variantId = state?.variantId ?? null;
    if (!state?.known || (variantId === null && !state.removed)) {
      throw new ShopError(404, 'PRODUCT_NOT_FOUND', basketTexts.unknownProduct);
    }
    const refusal = refusalOf(state, wanted);
    if (refusal !== null || variantId === null) {
      return { message: refusal, basketCount: refusedAdd, sequence: state.sequence };
    }
    const count = state.count + wanted;
    const sequence = await put(addition, state, variantId, count);
    if (sequence === null) return null;
    const basketCount = state.pieces + wanted;
    const kind = 'add';
    events.emit('basketChanged', {
      guid,
      websiteCode,
      variantId,
      count,
      basketCount,
      kind,
      sequence,
    });
    return { message: null, basketCount, sequence };
  }

  async function put(addition: Addition, state: AddState, variantId: number, count: number) {
    const insurance = state.insurable && (state.insurance || addition.insurance);
    const refer = normalisePersian(addition.refer);
    const { guid, websiteCode } = addition;
    const values = [guid, state.sequence, variantId, websiteCode, count, insurance, refer];
    const [written] = await database.run(putLine, values);
    return written?.sequence ?? null;
  }

  /** An unknown guid, or none, is an empty basket. */
  async function read(guid: string | null): Promise<GetBasketAnswer> {
    const [stored] = guid === null ? [] : await database.run(readBasket, [guid]);
    return addUp(stored?.lines ?? [], stored?.sequence ?? 0);
  }

  /** Removes some baskets nobody has changed for 90 days; resolves to how many. */
  async function removeSomeAbandoned(): Promise<number> {
    const [gone] = await database.run(removeAbandoned, []);
    return gone?.count ?? 0;
  }

  return { add, read, removeSomeAbandoned };
}
export type BasketService = ReturnType<typeof createBasketService>;
