import { queryOptions } from '@tanstack/react-query';
import type {
  AbuseReportsAnswer,
  ChatBlocksAnswer,
  ChatHoursAnswer,
  ChatReply,
  SaveChatReplyBody,
} from '#lib/contract/admin-chat.ts';
import type { GetCardsAnswer } from '#lib/contract/product.ts';
import { call, callShop } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

type Replies = { replies: ChatReply[] };
export const repliesQuery = queryOptions({
  queryKey: ['chat-replies'],
  queryFn: ({ signal }) => call<Replies>('List-Chat-Replies', {}, { signal }),
  staleTime: 60_000,
});
const keepReplies = (answer: Replies): Replies => {
  queries.setQueryData(repliesQuery.queryKey, answer);
  return answer;
};
export const saveReply = async (body: SaveChatReplyBody): Promise<Replies> =>
  keepReplies(await call<Replies>('Save-Chat-Reply', body));
export const removeReply = async (id: number): Promise<Replies> =>
  keepReplies(await call<Replies>('Remove-Chat-Reply', { id }));

/** Not read again by itself: somebody may be changing it. */
export const hoursQuery = queryOptions({
  queryKey: ['chat-hours'],
  queryFn: ({ signal }) => call<ChatHoursAnswer>('Get-Chat-Hours', {}, { signal }),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});
export async function saveHours(body: ChatHoursAnswer): Promise<ChatHoursAnswer> {
  const saved = await call<ChatHoursAnswer>('Save-Chat-Hours', body);
  queries.setQueryData(hoursQuery.queryKey, saved);
  return saved;
}

export const blocksQuery = queryOptions({
  queryKey: ['chat-blocks'],
  queryFn: ({ signal }) => call<ChatBlocksAnswer>('List-Chat-Blocks', {}, { signal }),
});
export async function unblockVisitor(id: number): Promise<void> {
  queries.setQueryData(blocksQuery.queryKey, await call<ChatBlocksAnswer>('Unblock-Chat', { id }));
  await queries.invalidateQueries({ queryKey: ['chats'] });
}

export const abuseQuery = queryOptions({
  queryKey: ['chat-abuse'],
  queryFn: ({ signal }) => call<AbuseReportsAnswer>('List-Abuse-Reports', {}, { signal }),
});
export const settleAbuse = async (id: number): Promise<AbuseReportsAnswer> => {
  const answer = await call<AbuseReportsAnswer>('Settle-Abuse-Report', { id });
  queries.setQueryData(abuseQuery.queryKey, answer);
  return answer;
};

/** A product as shoppers see it, which a talk is about; null: it is not in the shop any more. */
export const shopProductQuery = (code: number) =>
  queryOptions({
    queryKey: ['shop-product', code],
    queryFn: async ({ signal }) => {
      const body = { codes: [code] };
      const { items } = await callShop<GetCardsAnswer>('Product/Get-Cards', body, { signal });
      return items[0] ?? null;
    },
    staleTime: 60_000,
  });
