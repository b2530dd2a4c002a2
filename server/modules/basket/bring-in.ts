import { basketKey, guestBasket, memberBasket } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import type { BasketChange, ShopEvents } from '#server/events.ts';
import { type MergedLine, mostMergedLines, planMerge } from '#server/modules/basket/merge-plan.ts';
import {
  type HeldBasket,
  holdGuest,
  holdMembers,
  moveLines,
  raiseSequence,
  readHasLines,
  readLines,
} from '#server/modules/basket/merge-queries.ts';
import { moveSaved } from '#server/modules/basket/saved-queries.ts';
import type { Turns } from '#server/turns.ts';

interface Parts {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly inTurn: Turns;
}

/** Merges the visitor's basket into the member's at login (contract §4). */
export function createBringIn({ database, events, inTurn }: Parts) {
  /**
   * Moves the lines of the visitor's basket into the member's, so that the guid has an empty basket
   * afterwards; once, however many logins run concurrently. While either basket is frozen nothing is moved: a
   * later login or session renewal does it.
   */
  return async function bringIn(memberId: number, guid: string | null, joined?: Db): Promise<void> {
    if (guid === null) return;
    const [guest] = await database.run(readHasLines, [guid], joined);
    if (!guest?.hasLines) return;
    const move = () =>
      database.transaction(async (tx) => {
        for (const change of await merge(tx, memberId, guid)) {
          afterCommit(tx, () => events.emit('basketChanged', change));
        }
      }, joined);
    if (joined) return move();
    // In the order in which rows are locked: the visitor's basket first.
    return inTurn(basketKey(guestBasket(guid)), () =>
      inTurn(basketKey(memberBasket(memberId)), move),
    );
  };
}

/** A locked basket of a member with its lines. */
interface Held extends HeldBasket {
  readonly lines: readonly Pick<MergedLine, 'variantId' | 'count'>[];
}

const basketCountOf = ({ lines }: Pick<Held, 'lines'>) =>
  lines.reduce((sum, { count }) => sum + count, 0);

/** @returns the changes of both baskets, to be published after the commit */
async function merge(tx: Db, memberId: number, guid: string): Promise<BasketChange[]> {
  const guest = await holdGuest(tx, guid);
  if (guest === null || guest.frozen) return [];
  const member = await holdMembers(tx, memberId);
  if (member.frozen) return [];
  const guests = await readLines(tx, guest.id);
  const members = await readLines(tx, member.id);
  const merged = planMerge(members, guests);
  const saved = await moveSaved(tx, guest.id, member.id, mostMergedLines);
  if (merged.length === 0 && saved === 0) return [];
  await moveLines(tx, guest.id, member.id, merged);
  await raiseSequence(tx, member.id, merged.length + (saved === 0 ? 0 : 1));
  await raiseSequence(tx, guest.id, 1);

  const moved = new Set(merged.map(({ variantId }) => variantId));
  const left = guests.filter(({ variantId }) => !moved.has(variantId));
  const emptied: BasketChange = {
    owner: guestBasket(guid),
    websiteCode: 0,
    variantId: 0,
    count: 0,
    basketCount: basketCountOf({ lines: left }),
    kind: 'update',
    sequence: guest.sequence + 1,
  };
  const changes = changesOf(memberId, { ...member, lines: members }, merged);
  if (saved === 0) return [...changes, emptied];
  const whole: BasketChange = {
    ...emptied,
    owner: memberBasket(memberId),
    basketCount: changes.at(-1)?.basketCount ?? basketCountOf({ lines: members }),
    sequence: member.sequence + merged.length + 1,
  };
  return [...changes, whole, emptied];
}

/** One change of the member's basket per merged line. */
function changesOf(memberId: number, before: Held, merged: readonly MergedLine[]): BasketChange[] {
  const counts = new Map(before.lines.map(({ variantId, count }) => [variantId, count]));
  let basketCount = basketCountOf(before);
  return merged.map(({ websiteCode, variantId, count }, number) => {
    const was = counts.get(variantId);
    basketCount += count - (was ?? 0);
    return {
      owner: memberBasket(memberId),
      websiteCode,
      variantId,
      count,
      basketCount,
      kind: was === undefined ? 'add' : 'update',
      sequence: before.sequence + number + 1,
    };
  });
}
