import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError } from '#server/errors.ts';
import type { BasketChange, ShopEvents } from '#server/events.ts';
import { createBringIn } from '#server/modules/basket/bring-in.ts';
import {
  type AddState,
  type LineState,
  countPieces,
  dropLine,
  lockBasket,
  putLine,
  readBasket,
  readForAdd,
  readLine,
  removeAbandoned,
  setLine,
} from '#server/modules/basket/queries.ts';
import { ownerValue } from '#server/modules/basket/per-owner.ts';
import { type Refusal, refusedFor, refusedFrozen } from '#server/modules/basket/refusal.ts';
import {
  fewerOf,
  mostLines,
  refusalOf,
  refusalOfCount,
  refusalOfInsurance,
} from '#server/modules/basket/rules.ts';
import { basketTexts } from '#server/modules/basket/texts.ts';
import type { Added, Addition, Changed, Place } from '#server/modules/basket/changes.ts';
import { couponOfBasket } from '#server/modules/shown-coupon/service.ts';
import { type StoredBasket, addUp } from '#server/modules/basket/totals.ts';
import { type Tried, createTries } from '#server/modules/basket/tries.ts';
import { createSaved } from '#server/modules/basket/saved.ts';
import { saveLine } from '#server/modules/basket/saved-queries.ts';
import { createTurns } from '#server/turns.ts';
import { createWholeChanges } from '#server/modules/basket/whole.ts';

/** The outcome of a change for a line: a refusal, a new line, removal, putting it aside, or no change. */
interface Decision {
  readonly refusal: string | null;
  readonly next: Pick<LineState, 'count' | 'insurance'> | 'removed' | 'saved' | 'same';
}

const emptyBasket: StoredBasket = { lines: [], sequence: 0, frozen: false, saved: null };

/** Baskets of visitors and members (contract §3 and §4). Every change of a line is one statement. */
export function createBasketService(database: Database, events: ShopEvents) {
  const inTurn = createTurns();
  const keepTrying = createTries(inTurn);
  const whole = createWholeChanges({ database, events, keepTrying, stand });
  const saved = createSaved({ database, events, add, answer, lock, countOf });

  /**
   * Adds pieces to a line. A refusal by the shop's rules is returned, not thrown.
   * @throws {ShopError} 404 for an unknown product or variant
   */
  function add(owner: BasketOwner, addition: Addition, joined?: Db): Promise<Added> {
    return keepTrying(owner, () => tryAdd(owner, addition, joined), joined);
  }

  const emitChange = (change: BasketChange, joined?: Db): void =>
    afterCommit(joined, () => events.emit('basketChanged', change));

  async function tryAdd(
    owner: BasketOwner,
    addition: Addition,
    joined?: Db,
  ): Promise<Tried<Added>> {
    const { websiteCode } = addition;
    const asked = [ownerValue(owner), websiteCode, addition.variantId];
    const [state] = await database.run(readForAdd[owner.kind], asked, joined);
    const variantId = state?.variantId ?? null;
    if (!state?.known || (variantId === null && !state.removed)) {
      throw new ShopError(404, 'PRODUCT_NOT_FOUND', basketTexts.unknownProduct);
    }
    const wanted = addition.takesFewer ? fewerOf(state, addition.count) : addition.count;
    const refusal = refusalOf(state, wanted);
    if (refusal !== null || variantId === null) {
      const { basketCount, sequence } = state;
      const why = refusal ?? refusedFor(basketTexts.removed);
      return { done: { refusal: why, added: 0, basketCount, sequence } };
    }
    const count = state.count + wanted;
    const sequence = await put(owner, addition, { ...state, variantId, count }, joined);
    if (sequence === null) return null;
    const basketCount = state.basketCount + wanted;
    const change = { owner, websiteCode, variantId, count, basketCount, sequence };
    emitChange({ ...change, kind: 'add' }, joined);
    return { done: { refusal: null, added: wanted, basketCount, sequence } };
  }

  /** @param state as read, with the new count */
  async function put(owner: BasketOwner, addition: Addition, state: AddState, joined?: Db) {
    const { sequence, variantId, count, price } = state;
    const insurance = state.insurable && (state.insurance || addition.insurance);
    const refer = normalisePersian(addition.refer);
    const line = [
      variantId,
      addition.websiteCode,
      count,
      insurance,
      refer,
      price,
      addition.addedAt ?? null,
    ];
    const values = [ownerValue(owner), sequence, ...line];
    const [written] = await database.run(putLine[owner.kind], values, joined);
    return written?.sequence ?? null;
  }

  /**
   * Changes a line and resolves to the resulting basket.
   * @throws {ShopError} 404 when the basket has no such line
   */
  async function changeLine(
    owner: BasketOwner,
    place: Place,
    decide: (line: LineState) => Decision,
    joined?: Db,
  ): Promise<Changed> {
    const attempt = () => tryChange(owner, place, decide, joined);
    return answer(owner, await keepTrying(owner, attempt, joined), joined);
  }

  async function tryChange(
    owner: BasketOwner,
    { websiteCode, variantId: asked }: Place,
    decide: (line: LineState) => Decision,
    joined?: Db,
  ): Promise<Tried<Refusal | null>> {
    const values = [ownerValue(owner), websiteCode, asked];
    const [line] = await database.run(readLine[owner.kind], values, joined);
    if (!line) throw new ShopError(404, 'LINE_NOT_FOUND', basketTexts.unknownLine);
    if (line.frozen) return { done: refusedFrozen };
    const { refusal, next } = decide(line);
    if (refusal !== null) return { done: refusedFor(refusal) };
    if (next === 'same') return { done: null };
    const sequence = await write(owner, line, next, joined);
    if (sequence === null) return null;
    const isGone = next === 'removed' || next === 'saved';
    const count = isGone ? 0 : next.count;
    const change: BasketChange = {
      owner,
      websiteCode,
      variantId: line.variantId,
      count,
      basketCount: line.basketCount - line.count + count,
      kind: isGone ? 'remove' : 'update',
      sequence,
    };
    emitChange(change, joined);
    return { done: null };
  }

  async function write(
    owner: BasketOwner,
    { sequence, variantId, price }: LineState,
    next: Exclude<Decision['next'], 'same'>,
    joined?: Db,
  ): Promise<number | null> {
    const at = [ownerValue(owner), sequence, variantId];
    if (next === 'removed' || next === 'saved') {
      const statement = next === 'saved' ? saveLine : dropLine;
      const [gone] = await database.run(statement[owner.kind], at, joined);
      return gone?.sequence ?? null;
    }
    const values = [...at, next.count, next.insurance, price];
    const [written] = await database.run(setLine[owner.kind], values, joined);
    return written?.sequence ?? null;
  }

  function changeCount(owner: BasketOwner, place: Place, count: number, joined?: Db) {
    const decide = (line: LineState): Decision => ({
      refusal: refusalOfCount(line, count),
      next: line.count === count ? 'same' : { count, insurance: line.insurance },
    });
    return changeLine(owner, place, decide, joined);
  }

  function changeInsurance(owner: BasketOwner, place: Place, insurance: boolean, joined?: Db) {
    const decide = (line: LineState): Decision => ({
      refusal: refusalOfInsurance(line, insurance),
      next: line.insurance === insurance ? 'same' : { count: line.count, insurance },
    });
    return changeLine(owner, place, decide, joined);
  }

  const remove = (owner: BasketOwner, place: Place, joined?: Db) =>
    changeLine(owner, place, () => ({ refusal: null, next: 'removed' }), joined);

  /** Puts a line aside for later, whatever has become of its goods. */
  const saveForLater = (owner: BasketOwner, place: Place, joined?: Db) =>
    changeLine(
      owner,
      place,
      ({ savedCount }) =>
        savedCount >= mostLines
          ? { refusal: basketTexts.savedFull(mostLines), next: 'same' }
          : { refusal: null, next: 'saved' },
      joined,
    );

  /**
   * Confirms that the shopper has seen the notices of changed lines. Confirms nothing when there are newer
   * notices; the answer contains them.
   * @param newsKey of the basket the shopper saw
   */
  const confirmChanges = async (owner: BasketOwner, newsKey: string, joined?: Db) =>
    answer(owner, await whole.confirm(owner, newsKey, joined), joined);

  /**
   * Freezes a basket while its order awaits payment.
   * @returns false when it is empty or already frozen
   */
  const freeze = (owner: BasketOwner, joined?: Db) => whole.freezeOrThaw(owner, true, joined);

  /** Unfreezes a basket. One that is not frozen stays unchanged. */
  async function exitFreeze(
    owner: BasketOwner,
    joined?: Db,
  ): Promise<{ basketCount: number; sequence: number }> {
    await whole.freezeOrThaw(owner, false, joined);
    return countOf(owner, joined);
  }

  /**
   * Locks a basket until the transaction ends.
   * @returns its id; null when the owner has none
   */
  async function lock(owner: BasketOwner, tx: Db): Promise<number | null> {
    const [found] = await database.run(lockBasket[owner.kind], [ownerValue(owner)], tx);
    return found?.id ?? null;
  }

  async function stand(owner: BasketOwner, joined?: Db): Promise<StoredBasket> {
    const [stored] = await database.run(readBasket[owner.kind], [ownerValue(owner)], joined);
    return stored ?? emptyBasket;
  }

  async function answer(
    owner: BasketOwner,
    refusal: Refusal | null,
    joined?: Db,
  ): Promise<Changed> {
    return { refusal, basket: await shown(owner, await stand(owner, joined), joined) };
  }

  /** The basket without a hint at a coupon, as orders price it. */
  const readPlain = async (owner: BasketOwner, joined?: Db): Promise<GetBasketAnswer> =>
    addUp(await stand(owner, joined));

  /** A missing owner or basket reads as an empty one. */
  async function read(owner: BasketOwner | null, joined?: Db): Promise<GetBasketAnswer> {
    return owner === null ? addUp(emptyBasket) : shown(owner, await stand(owner, joined), joined);
  }

  async function shown(
    owner: BasketOwner,
    stored: StoredBasket,
    joined?: Db,
  ): Promise<GetBasketAnswer> {
    const basket = addUp(stored);
    if (basket.frozen) return basket;
    const coupon = await couponOfBasket(database, owner, basket.lines, joined);
    return coupon === null ? basket : { ...basket, coupon };
  }

  /** Total pieces, and the sequence they belong to. */
  async function countOf(
    owner: BasketOwner,
    joined?: Db,
  ): Promise<{ basketCount: number; sequence: number }> {
    const [found] = await database.run(countPieces[owner.kind], [ownerValue(owner)], joined);
    return { basketCount: found?.basketCount ?? 0, sequence: found?.sequence ?? 0 };
  }

  /** Deletes a batch of guests' baskets not changed for 90 days; resolves to their number. */
  async function removeSomeAbandoned(): Promise<number> {
    const [gone] = await database.run(removeAbandoned, []);
    return gone?.count ?? 0;
  }

  return {
    add,
    changeCount,
    changeInsurance,
    remove,
    saveForLater,
    takeBack: saved.takeBack,
    removeSaved: saved.remove,
    confirmChanges,
    freeze,
    freezeLocked: whole.freezeLocked,
    exitFreeze,
    lock,
    empty: whole.empty,
    bringIn: createBringIn({ database, events, inTurn }),
    read,
    readPlain,
    count: countOf,
    removeSomeAbandoned,
  };
}
export type BasketService = ReturnType<typeof createBasketService>;
