import type { Redis } from 'ioredis';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';

export interface Writer extends Pick<Member, 'id' | 'isShop'> {
  /** The member's network, from `networkOf`. */
  readonly network: string;
}

/** Window in ms. */
const aDay = 86_400_000;
/** Assumed maximum of members behind one address. */
const sharers = 10;

interface Parts {
  /** Shares the counts; null when this is the only node. */
  readonly redis: Redis | null;
  /** Limit per member and day; a network has ten times as much. */
  readonly mostADay: number;
}

/** Limits what members write for others to read, about products and posts together. */
export function createDailyCount({ redis, mostADay }: Parts) {
  const daily = { redis, windowMs: aDay };
  const countMember = createLimit({
    ...daily,
    kind: 'opinion',
    most: mostADay,
    sentence: opinionTexts.tooMany,
  });
  const countNetwork = createLimit({
    ...daily,
    kind: 'opinion-network',
    most: mostADay * sharers,
    sentence: opinionTexts.tooManyHere,
  });

  /**
   * Counts one text. A member over the limit does not use up the limit of their network; staff who
   * manage opinions are not limited.
   * @returns undoes the network's count, which counts only texts that are stored
   * @throws {ShopError} 429
   */
  return async function count({ id, isShop, network }: Writer): Promise<TakeBack> {
    if (isShop) return async () => {};
    const takeBack = await countMember(String(id));
    return orTakeBack([takeBack], countNetwork(network));
  };
}
export type DailyCount = ReturnType<typeof createDailyCount>;
