import type { Redis } from 'ioredis';
import { chatErrors } from '#lib/contract/chat-names.ts';
import type { Config } from '#server/config.ts';
import { createLimit, orTakeBack, type TakeBack } from '#server/limits/limit.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { ChatParty } from '#server/modules/chat/rows.ts';
import type { Visitor } from '#server/modules/chat/visitor.ts';

const [burst, tenMinutes, anHour, aDay] = [5_000, 600_000, 3_600_000, 86_400_000];
/** How many times the messages of a burst a visitor may send in ten minutes. */
const burstsInTenMinutes = 12;
const [reportsInAnHour, ratingsInAnHour] = [5, 20];

interface Needs {
  readonly redis: Redis | null;
  readonly settings: Pick<Config, 'chatMessageLimit' | 'chatDailyLimit' | 'chatNetworkDailyLimit'>;
}

/** A visitor, whatever chat they write in. */
export const partyName = ({ memberId, key }: ChatParty): string =>
  memberId === null ? `key ${key}` : `member ${memberId}`;

/** How much visitors may send; each count can be taken back. */
export function createChatLimits({ redis, settings }: Needs) {
  const limit = (kind: string, windowMs: number, most: number, sentence: string, code?: string) =>
    createLimit({ redis, kind: `chat-${kind}`, windowMs, most, sentence, ...(code && { code }) });
  const { chatMessageLimit, chatDailyLimit, chatNetworkDailyLimit } = settings;
  const long = chatMessageLimit * burstsInTenMinutes;
  const bursts = limit('burst', burst, chatMessageLimit, chatTexts.tooFast);
  const longer = limit('messages', tenMinutes, long, chatTexts.tooFast);
  const daily = (kind: string, sentence: string, code?: string) => ({
    ofVisitor: limit(kind, aDay, chatDailyLimit, sentence, code),
    ofNetwork: limit(`${kind}-network`, aDay, chatNetworkDailyLimit, sentence, code),
  });
  const begun = daily('new', chatTexts.tooManyChats, chatErrors.many);
  const left = daily('form', chatTexts.tooManyForms);
  const ratings = limit('ratings', anHour, ratingsInAnHour, chatTexts.tooManyRatings);
  const reports = limit('reports', anHour, reportsInAnHour, chatTexts.tooManyReports);

  return {
    /** Counts a message. @throws {ShopError} 429 */
    async message(party: ChatParty): Promise<TakeBack[]> {
      const counted = [await bursts(partyName(party))];
      counted.push(await orTakeBack(counted, longer(partyName(party))));
      return counted;
    },
    /**
     * Counts a new chat of a visitor and their network; the form is counted apart, so that it remains where no more may be
     * begun. @throws {ShopError} 429
     */
    async newChat(visitor: Visitor, isForm: boolean): Promise<TakeBack[]> {
      const { ofVisitor, ofNetwork } = isForm ? left : begun;
      const counted = [await ofVisitor(partyName(visitor))];
      counted.push(await orTakeBack(counted, ofNetwork(visitor.network)));
      return counted;
    },
    rating: (party: ChatParty): Promise<TakeBack> => ratings(partyName(party)),
    report: (party: ChatParty): Promise<TakeBack> => reports(partyName(party)),
  };
}
export type ChatLimits = ReturnType<typeof createChatLimits>;
