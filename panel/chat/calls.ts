import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  ChatNote,
  GetChatMessagesAnswer,
  GetChatsAnswer,
  GetChatStaffAnswer,
  GetStaffChatAnswer,
  GetVisitorsAnswer,
  StaffChat,
  StaffChatRow,
  VisitorRow,
} from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { chatErrors, messageStatuses } from '#lib/contract/chat-names.ts';
import { blocksQuery } from '#panel/chat/desk-calls.ts';
import { createReplay } from '#panel/chat/replay.ts';
import { type Wanted, withRow } from '#panel/chat/rows.ts';
import {
  caughtUp,
  noTalk,
  type Talk,
  withEarlier,
  withMessages,
  withStatus,
} from '#panel/chat/talk.ts';
import { setHere } from '#panel/chat/store.ts';
import { withVisitor } from '#panel/chat/visitors.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import { call, CallError } from '#panel/client.ts';
import { unlessLive } from '#panel/live/state.ts';
import { queries } from '#panel/queries.ts';
import { meQuery } from '#panel/session/calls.ts';

/** Ms between two readings while no events arrive. */
const every = { list: 10_000, talk: 4_000 };
/** Most pages of changes that are read after a gap; then the talk is read anew. */
const mostPages = 20;

export const chatsQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: ['chats', 'list', wanted],
    queryFn: async ({ pageParam, signal }) => {
      const body = { ...wanted, ...(pageParam === null ? {} : { after: pageParam }) };
      const answer = await call<GetChatsAnswer>('Get-Chats', body, { signal });
      setHere(Object.fromEntries(answer.items.map(({ id, isHere }) => [id, isHere])));
      return answer;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: unlessLive(every.list),
  });

/** How many chats are in each list. */
export const countsQuery = queryOptions({
  queryKey: ['chats', 'counts'],
  queryFn: async ({ signal }) => {
    const body = { list: 'mine', limit: 1 };
    return (await call<GetChatsAnswer>('Get-Chats', body, { signal })).counts;
  },
  refetchInterval: unlessLive(every.list),
});

/** A chat with what was read of its messages. */
export interface OpenChat {
  readonly chat: StaffChat;
  readonly talk: Talk;
}
const talkKey = (id: string) => ['chats', 'talk', id] as const;
const aboutKey = (id: string) => ['chats', 'about', id] as const;

/** Of two readings of a chat the later one. */
const laterChat = (one: StaffChat | undefined, other: StaffChat): StaffChat =>
  one && one.sequence > other.sequence ? one : other;

/** How far messages have come, by the marks of both sides. */
const withMarks = (talk: Talk, chat: StaffChat): Talk =>
  (
    [
      ['staff', messageStatuses.delivered, chat.visitorDelivered],
      ['staff', messageStatuses.seen, chat.visitorSeen],
      ['visitor', messageStatuses.delivered, chat.staffDelivered],
      ['visitor', messageStatuses.seen, chat.staffSeen],
    ] as const
  ).reduce((next, [side, status, upTo]) => withStatus(next, side, status, upTo), talk);

/** What was read, on top of what is known by now: events come while something is read. */
function takenInto(id: string, chat: StaffChat, add: (talk: Talk) => Talk): OpenChat {
  const known = queries.getQueryData<OpenChat>(talkKey(id));
  const now = laterChat(known?.chat, chat);
  return { chat: now, talk: withMarks(add(known?.talk ?? noTalk), now) };
}

const readPage = (body: object, signal?: AbortSignal): Promise<GetChatMessagesAnswer> =>
  call<GetChatMessagesAnswer>('Get-Chat-Messages', body, signal ? { signal } : {});

async function readAbout(id: string, signal: AbortSignal): Promise<GetStaffChatAnswer> {
  const answer = await call<GetStaffChatAnswer>('Get-Chat', { chat: id }, { signal });
  setHere({ [id]: answer.visitor.tabs.length > 0 });
  return answer;
}

/** @param isAnew whether what is known is given up: there is too much between */
async function readFirst(id: string, signal: AbortSignal, isAnew = false): Promise<OpenChat> {
  const answer = await readAbout(id, signal);
  queries.setQueryData<GetStaffChatAnswer>(aboutKey(id), answer);
  const { chat, messages, more } = answer;
  return takenInto(id, chat, (talk) => ({
    ...caughtUp(isAnew ? noTalk : talk, messages),
    hasEarlier: more,
    version: chat.sequence,
  }));
}

async function readSince(id: string, since: number, signal: AbortSignal): Promise<OpenChat> {
  const changes: ChatMessage[] = [];
  let after = since;
  for (let page = 0; page < mostPages; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each page goes on after the one before
    const { chat, messages, more } = await readPage({ chat: id, after, limit: 100 }, signal);
    changes.push(...messages);
    if (!more) {
      return takenInto(id, chat, (talk) => ({
        ...caughtUp(talk, changes),
        version: chat.sequence,
      }));
    }
    after = messages.at(-1)?.version ?? after;
  }
  return readFirst(id, signal, true);
}

/** A chat and its latest messages; read again, only what has changed since is asked for. */
export const talkQuery = (id: string) =>
  queryOptions({
    queryKey: talkKey(id),
    queryFn: ({ signal }) => {
      const known = queries.getQueryData<OpenChat>(talkKey(id));
      return known ? readSince(id, known.talk.version, signal) : readFirst(id, signal);
    },
    refetchInterval: unlessLive(every.talk),
    // Signed addresses of files hold for some minutes.
    staleTime: 60_000,
  });

/** The whole number of a visitor; the service records that it was shown. */
export const showMobile = (chat: string): Promise<{ mobile: string }> =>
  call('Show-Chat-Mobile', { chat });

/** Notes on a chat, and what is known of its visitor. The first reading comes with the messages. */
export const aboutQuery = (id: string) =>
  queryOptions({
    queryKey: aboutKey(id),
    queryFn: ({ signal }) => readAbout(id, signal),
    staleTime: 30_000,
    refetchInterval: unlessLive(every.list),
  });

/** Changes what was read of a chat, if it was. */
export function changeTalk(id: string, change: (open: OpenChat) => OpenChat): void {
  queries.setQueryData<OpenChat>(talkKey(id), (open) => open && change(open));
}
export const addMessages = (id: string, messages: readonly ChatMessage[]): void =>
  changeTalk(id, (open) => ({ ...open, talk: withMessages(open.talk, messages) }));

/** Reads the messages before the first one. */
export async function readEarlier(id: string): Promise<void> {
  const before = queries.getQueryData<OpenChat>(talkKey(id))?.talk.messages[0]?.sequence;
  if (before === undefined) return;
  const { messages, more } = await readPage({ chat: id, before });
  changeTalk(id, (open) => ({ ...open, talk: withEarlier(open.talk, messages, more) }));
}

/** Reads one message again. @returns the new address of its file */
export async function renewFile(id: string, sequence: number): Promise<string> {
  const { messages } = await readPage({ chat: id, before: sequence + 1, limit: 1 });
  addMessages(id, messages);
  const file = messages.find((message) => message.sequence === sequence)?.attachment;
  if (!file) throw new CallError(404, { message: words.fileGone, code: chatErrors.file });
  return file.url;
}

const putRow = createReplay<StaffChatRow>(queries, ['chats', 'list'], (queryKey, row) => {
  const memberId = queries.getQueryData(meQuery.queryKey)?.id ?? 0;
  const wanted = queryKey[2] as Wanted;
  queries.setQueryData(
    chatsQuery(wanted).queryKey,
    (pages) => pages && withRow(pages, wanted, row, memberId),
  );
});

/** Takes over a row as it is now, wherever it is shown. */
export function takeRow(row: StaffChatRow): void {
  setHere({ [row.id]: row.isHere });
  putRow(row);
  changeTalk(row.id, (open) =>
    open.chat.sequence > row.sequence ? open : { ...open, chat: { ...open.chat, ...row } },
  );
}

async function changeChat(name: string, body: object): Promise<StaffChat> {
  const { chat } = await call<{ chat: StaffChat }>(name, body);
  takeRow(chat);
  changeTalk(chat.id, (open) => ({ ...open, chat: laterChat(open.chat, chat) }));
  void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
  return chat;
}

/** @param to member id of staff; null: nobody */
export const assignChat = (chat: string, to: number | null): Promise<StaffChat> =>
  changeChat('Assign-Chat', { chat, to });
export const closeChat = (chat: string): Promise<StaffChat> => changeChat('Close-Chat', { chat });

export async function blockVisitor(chat: string, reason: string): Promise<StaffChat> {
  const blocked = await changeChat('Block-Chat', { chat, reason });
  void queries.invalidateQueries({ queryKey: blocksQuery.queryKey });
  return blocked;
}

export async function deleteMessage(chat: string, id: number): Promise<void> {
  await call('Delete-Chat-Message', { chat, id });
  await queries.invalidateQueries({ queryKey: talkKey(chat) });
}

/** @param id of a note that is there; its empty text removes it */
export async function saveNote(chat: string, body: string, id?: number): Promise<void> {
  const { notes } = await call<{ notes: ChatNote[] }>('Save-Chat-Note', {
    chat,
    body,
    ...(id === undefined ? {} : { id }),
  });
  queries.setQueryData<GetStaffChatAnswer>(aboutKey(chat), (about) => about && { ...about, notes });
}

/** Who may take a chat. */
export const chatStaffQuery = queryOptions({
  queryKey: ['chats', 'staff'],
  queryFn: ({ signal }) => call<GetChatStaffAnswer>('Get-Chat-Staff', {}, { signal }),
  staleTime: 0,
});

export const visitorsQuery = queryOptions({
  queryKey: ['chats', 'visitors'],
  queryFn: ({ signal }) => call<GetVisitorsAnswer>('Get-Visitors', {}, { signal }),
  refetchInterval: unlessLive(every.list),
});
/** Last known chat of each visitor: the row of one who has left names none. */
const chatsOf = new Map<string, string>();
function learnChat({ visitor, chat }: VisitorRow): string | null {
  if (chat !== null) chatsOf.set(visitor, chat);
  return chatsOf.get(visitor) ?? null;
}

/** Reads who is here, so that the inbox knows whose chat it is when one of them leaves. */
export async function learnVisitors(): Promise<void> {
  const { visitors } = await queries.fetchQuery(visitorsQuery);
  for (const visitor of visitors) learnChat(visitor);
}

const putVisitor = createReplay<VisitorRow>(queries, ['chats', 'visitors'], (_key, visitor) =>
  queries.setQueryData(visitorsQuery.queryKey, (known) => known && withVisitor(known, visitor)),
);

/** Takes over a visitor as they are now. */
export function takeVisitor(visitor: VisitorRow): void {
  putVisitor(visitor);
  const chat = learnChat(visitor);
  if (chat === null) return;
  setHere({ [chat]: visitor.isHere });
  void queries.invalidateQueries({ queryKey: aboutKey(chat) }, { cancelRefetch: false });
}
export const inviteVisitor = (visitor: string, text: string): Promise<object> =>
  call('Invite-Visitor', { visitor, text });
