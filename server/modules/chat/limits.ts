import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { ChatParty } from '#server/modules/chat/rows.ts';

const [burst, tenMinutes, anHour, aDay] = [5_000, 600_000, 3_600_000, 86_400_000];
/** How many times the messages of a burst a visitor may send in ten minutes. */
const burstsInTenMinutes = 12;
const [reportsInAnHour, ratingsInAnHour] = [5, 20];

interface Needs {
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'chatMessageLimit' | 'chatDailyLimit'>;
}

/** A visitor, whatever chat they write in. */
export const partyName = ({ memberId, key }: ChatParty): string =>
  memberId === null ? `key ${key}` : `member ${memberId}`;

/** How much visitors may send; each count can be taken back. */
export function createChatLimits({ redis, settings }: Needs) {
  const limit = (kind: string, windowMs: number, most: number, sentence: string) =>
    createLimit({ redis, kind: `chat-${kind}`, windowMs, most, sentence });
  const { chatMessageLimit, chatDailyLimit } = settings;
  const long = chatMessageLimit * burstsInTenMinutes;
  const bursts = limit('burst', burst, chatMessageLimit, chatTexts.tooFast);
  const longer = limit('messages', tenMinutes, long, chatTexts.tooFast);
  const chats = limit('new', aDay, chatDailyLimit, chatTexts.tooManyChats);
  const ratings = limit('ratings', anHour, ratingsInAnHour, chatTexts.tooManyRatings);
  const reports = limit('reports', anHour, reportsInAnHour, chatTexts.tooManyReports);

  return {
    /** Counts a message. @throws {ShopError} 429 */
    async message(party: ChatParty): Promise<TakeBack[]> {
      const counted = [await bursts(partyName(party))];
      counted.push(await orTakeBack(counted, longer(partyName(party))));
      return counted;
    },
    /** Counts a new chat of a network. @throws {ShopError} 429 */
    newChat: (network: string): Promise<TakeBack> => chats(network),
    rating: (party: ChatParty): Promise<TakeBack> => ratings(partyName(party)),
    report: (party: ChatParty): Promise<TakeBack> => reports(partyName(party)),
  };
}
export type ChatLimits = ReturnType<typeof createChatLimits>;
