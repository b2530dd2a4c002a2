import type { Redis } from 'ioredis';
import { administratorRole } from '#lib/contract/codes.ts';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';

export interface Writer extends Pick<Member, 'id' | 'role'> {
  /** Where the member writes from, as `networkOf` names it. */
  readonly network: string;
}

/** How long what a member sends is counted together, in ms. */
const aDay = 86_400_000;
/** Members behind one address, as a rule no more. */
const sharers = 10;

interface Parts {
  /** Shared counts; null when this node is alone. */
  readonly redis: Redis | null;
  /** What one member may send a day; a network sends ten times as much. */
  readonly mostADay: number;
}

/** Counts what members write for others to read, about products and posts together. */
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
   * Who is refused for himself uses up nothing of his network; the shop answers as much as it likes.
   * @returns what takes back the network's, of which only what is written counts
   * @throws {ShopError} 429
   */
  return async function count({ id, role, network }: Writer): Promise<TakeBack> {
    if (role === administratorRole) return async () => {};
    const takeBack = await countMember(String(id));
    return orTakeBack([takeBack], countNetwork(network));
  };
}
export type DailyCount = ReturnType<typeof createDailyCount>;
