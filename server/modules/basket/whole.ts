import type { GetBasketAnswer } from '#lib/contract/basket.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { ShopEvents } from '#server/events.ts';
import {
  confirmLines,
  countPieces,
  emptyLines,
  setFrozen,
} from '#server/modules/basket/queries.ts';
import { ownerValue } from '#server/modules/basket/per-owner.ts';
import { type Refusal, refusedFrozen } from '#server/modules/basket/refusal.ts';
import { type StoredBasket, newsKeyOf, newsLines } from '#server/modules/basket/totals.ts';
import type { KeepTrying, Tried } from '#server/modules/basket/tries.ts';

interface Parts {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly keepTrying: KeepTrying;
  readonly stand: (owner: BasketOwner, joined?: Db) => Promise<StoredBasket>;
}

/** Changes that concern no single line: tabs are notified to read the whole basket again. */
export function createWholeChanges({ database, events, keepTrying, stand }: Parts) {
  /** @param written the updated row, absent when the basket had changed */
  function announce<T>(
    owner: BasketOwner,
    basketCount: number,
    written: { readonly sequence: number } | undefined,
    done: T,
    joined?: Db,
  ): Tried<T> {
    if (!written) return null;
    const change = {
      owner,
      websiteCode: 0,
      variantId: 0,
      count: 0,
      basketCount,
      kind: 'update' as const,
      sequence: written.sequence,
    };
    afterCommit(joined, () => events.emit('basketChanged', change));
    return { done };
  }

  /** Confirms the notices named by `newsKey`, or nothing when there are newer ones. */
  const confirm = (owner: BasketOwner, newsKey: string, joined?: Db): Promise<Refusal | null> => {
    const attempt = async (): Promise<Tried<Refusal | null>> => {
      const stored = await stand(owner, joined);
      if (stored.frozen) return { done: refusedFrozen };
      if (newsKey === '' || newsKeyOf(stored.lines) !== newsKey) return { done: null };
      const values = [ownerValue(owner), stored.sequence, JSON.stringify(newsLines(stored.lines))];
      const [written] = await database.run(confirmLines[owner.kind], values, joined);
      return announce(owner, piecesIn(stored), written, null, joined);
    };
    return keepTrying(owner, attempt, joined);
  };

  /** @returns false when it is in that state already, or is empty and cannot be frozen */
  const freezeOrThaw = (owner: BasketOwner, frozen: boolean, joined?: Db): Promise<boolean> =>
    keepTrying(
      owner,
      async () => {
        const [found] = await database.run(countPieces[owner.kind], [ownerValue(owner)], joined);
        if (!found || found.frozen === frozen || (frozen && found.basketCount === 0)) {
          return { done: false };
        }
        const values = [ownerValue(owner), found.sequence, frozen];
        const [written] = await database.run(setFrozen[owner.kind], values, joined);
        return announce(owner, found.basketCount, written, true, joined);
      },
      joined,
    );

  /** Freezes a basket that this transaction has locked and read. */
  async function freezeLocked(
    owner: BasketOwner,
    { sequence, basketCount }: Pick<GetBasketAnswer, 'sequence' | 'basketCount'>,
    tx: Db,
  ): Promise<void> {
    const values = [ownerValue(owner), sequence, true];
    const [written] = await database.run(setFrozen[owner.kind], values, tx);
    announce(owner, basketCount, written, undefined, tx);
  }

  /** Removes all lines and unfreezes the basket: what was in it has been ordered. */
  async function empty(owner: BasketOwner, tx: Db): Promise<void> {
    const [written] = await database.run(emptyLines[owner.kind], [ownerValue(owner)], tx);
    announce(owner, 0, written, undefined, tx);
  }

  return { confirm, freezeOrThaw, freezeLocked, empty };
}

const piecesIn = ({ lines }: StoredBasket): number =>
  lines.reduce((sum, line) => sum + line.count, 0);
