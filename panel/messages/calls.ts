import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ListMessagesAnswer, ListMessagesBody, StaffMessage } from '#lib/contract/contact.ts';
import { call } from '#panel/client.ts';
import { queries } from '#panel/queries.ts';

export type MessageState = NonNullable<ListMessagesBody['state']> | 'all';

/** Messages of the contact page, the newest first. */
export const messagesQuery = (state: MessageState) =>
  infiniteQueryOptions({
    queryKey: ['messages', state],
    queryFn: ({ pageParam, signal }) =>
      call<ListMessagesAnswer>(
        'List-Contact-Messages',
        {
          ...(state === 'all' ? {} : { state }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** All lists are read again also after a refusal. */
export const markMessage = (id: number, isHandled: boolean): Promise<StaffMessage> =>
  call<StaffMessage>('Mark-Contact-Message', { id, isHandled }).finally(() =>
    queries.invalidateQueries({ queryKey: ['messages'] }),
  );
