import { getBox, getMessages, isPassing, markSeen } from '#lib/chat/client.ts';
import { serviceNow } from '#lib/chat/clock.ts';
import { renewedKey } from '#lib/chat/keys.ts';
import {
  type ChatLog,
  lastOfStaff,
  learnChanges,
  learnEarlier,
  learnStatus,
  openLog,
  summaryOf,
} from '#lib/chat/log.ts';
import { type ChatState, chatStore, noChat } from '#lib/chat/store.ts';
import type {
  ChatMessage,
  ChatSummary,
  GetBoxAnswer,
  GetMessagesAnswer,
} from '#lib/contract/chat.ts';
import { messageStatuses } from '#lib/contract/chat-names.ts';
import { renewHub } from '#lib/realtime/live.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { shelfOf } from '#lib/shelf.ts';

/** Reads the box and its talk, and keeps them as the service has them. */

const kept = shelfOf(() => localStorage);
/** Counts who used this page: answers to the one before are dropped. */
let age = 0;

/** Whether this browser has a chat, also for pages that are opened later. */
export function rememberChat(there: boolean): void {
  if (!there) kept.removeItem(chatKeys.there);
  else if (kept.getItem(chatKeys.there) === null) kept.setItem(chatKeys.there, '1');
}

/** The chat's cookie is another one: this page and the other tabs connect to the hub again. */
export function renewConnections(): void {
  renewHub();
  kept.setItem(renewedKey, `${Date.now()}`);
}

const withChat = (box: GetBoxAnswer | null, id: string, how: (chat: ChatSummary) => ChatSummary) =>
  box && { ...box, chats: box.chats.map((each) => (each.id === id ? how(each) : each)) };

/** Changes one of the visitor's talks as the list of them shows it. */
export const changeChat = (id: string, how: (chat: ChatSummary) => ChatSummary): void =>
  chatStore.setState(({ box }) => ({ box: withChat(box, id, how) }));

/** Shows a talk, in the list of them, too. */
const showing = (log: ChatLog, { box }: ChatState) => ({
  log,
  box: withChat(box, log.chat.id, () => summaryOf(log)),
});

/** Changes the talk that is shown, if it is that one. */
export function changeLog(chat: string, how: (log: ChatLog) => ChatLog): void {
  chatStore.setState((state) => {
    const { log } = state;
    if (log?.chat.id !== chat) return {};
    const next = how(log);
    return next === log ? {} : showing(next, state);
  });
}

/** The talk to show: the one that is wanted, else the latest. */
const shownOf = (chats: readonly ChatSummary[], wanted: string | null) =>
  chats.find(({ id }) => id === wanted) ?? chats[0];

let readAt = 0;
/** ms since the box was read. */
export const boxAge = (): number => Date.now() - readAt;

export async function readBox(): Promise<void> {
  const mine = age;
  const outcome = await getBox();
  if (mine !== age) return;
  if ('failure' in outcome) {
    chatStore.setState({ isFailed: true });
    return;
  }
  readAt = Date.now();
  await takeBox(outcome.answer);
}

async function takeBox(box: GetBoxAnswer): Promise<void> {
  rememberChat(box.chats.length > 0);
  if (box.reconnect) renewConnections();
  const shown = shownOf(box.chats, chatStore.getState().wanted);
  chatStore.setState(({ log }) => ({
    box,
    isBlocked: box.isBlocked,
    isFailed: false,
    wanted: shown?.id ?? null,
    log: log?.chat.id === shown?.id ? log : null,
  }));
  if (shown !== undefined) await readTalk(shown.id);
}

/**
 * Reads a talk, or what changed in the one that is shown.
 * @param otherwise what is shown of it if it cannot be read
 */
export async function readTalk(chat: string, otherwise?: GetMessagesAnswer): Promise<void> {
  if (chatStore.getState().log?.chat.id === chat) {
    await readChanges();
    return;
  }
  const mine = age;
  chatStore.setState({ wanted: chat });
  const outcome = await getMessages(chat);
  // Another one was chosen meanwhile.
  if (mine !== age || chatStore.getState().wanted !== chat) return;
  const isFailed = 'failure' in outcome;
  const answer = isFailed ? otherwise : outcome.answer;
  chatStore.setState((state) => ({
    isFailed,
    ...(answer && { ...showing(openLog(answer), state), typist: null }),
  }));
}

/** The talk that is being removed. */
let going: string | null = null;

/** The news of a removal may come before its answer: the talk is not read meanwhile. */
export async function withoutReading<T>(chat: string, act: () => Promise<T>): Promise<T> {
  going = chat;
  try {
    return await act();
  } finally {
    going = null;
  }
}

let reading: Promise<void> | null = null;
let isAskedAgain = false;

async function readOn(): Promise<void> {
  const { log } = chatStore.getState();
  if (log === null || log.chat.id === going) return;
  const mine = age;
  const outcome = await getMessages(log.chat.id, { after: log.known });
  if (mine !== age) return;
  if ('failure' in outcome) {
    // A chat that is gone, or somebody else's by now.
    if (outcome.failure.status === 404) {
      forgetTalk();
      void readBox();
    } else chatStore.setState({ isFailed: true });
    return;
  }
  const { answer } = outcome;
  changeLog(log.chat.id, (known) => learnChanges(known, answer));
  chatStore.setState({ isFailed: false });
  if (answer.more) await readOn();
}

/** Reads what changed since; one reading at a time, and one more if something came meanwhile. */
export async function readChanges(): Promise<void> {
  if (reading !== null) {
    isAskedAgain = true;
    return reading;
  }
  reading = readOn();
  await reading;
  reading = null;
  if (!isAskedAgain) return;
  isAskedAgain = false;
  await readChanges();
}

export async function readEarlier(): Promise<void> {
  const { log } = chatStore.getState();
  const first = log?.messages[0];
  if (log === null || first === undefined || !log.hasEarlier) return;
  const outcome = await getMessages(log.chat.id, { before: first.sequence });
  if ('answer' in outcome) changeLog(log.chat.id, (known) => learnEarlier(known, outcome.answer));
}

/** While its address is this near to its end it is renewed, in ms. */
const margin = 10_000;
export const isFileOver = ({ attachment }: ChatMessage): boolean =>
  serviceNow() > Date.parse(attachment?.urlUntil ?? '') - margin;

/**
 * Reads the part of the talk that a message is in again, as the signed addresses of files end.
 * @returns whether it was read
 */
export async function readAround({ sequence }: ChatMessage): Promise<boolean> {
  const { log } = chatStore.getState();
  if (log === null) return false;
  const { id } = log.chat;
  const outcome = await getMessages(id, { before: sequence + 1 });
  if ('failure' in outcome) return false;
  const { answer } = outcome;
  changeLog(id, (known) => ({ ...learnEarlier(known, answer), hasEarlier: known.hasEarlier }));
  return true;
}

/** Everything staff wrote here has been seen. */
export function seeAll(): void {
  const { log } = chatStore.getState();
  if (log === null) return;
  const upTo = lastOfStaff(log);
  if (upTo <= log.chat.visitorSeen) return;
  changeLog(log.chat.id, (known) => learnStatus(known, messageStatuses.seen, upTo) ?? known);
  void reportSeen(log.chat.id, upTo);
}

/** What was seen while the service could not be reached. */
let unreported: { chat: string; upTo: number } | null = null;

async function reportSeen(chat: string, upTo: number): Promise<void> {
  const outcome = await markSeen(chat, upTo);
  unreported = 'failure' in outcome && isPassing(outcome.failure) ? { chat, upTo } : null;
}

/** Connected again. */
export function reportSeenAgain(): void {
  if (unreported !== null) void reportSeen(unreported.chat, unreported.upTo);
}

/** Shows one of the visitor's talks. */
export function showTalk(chat: string): void {
  chatStore.setState({ log: null, view: 'talk', typist: null, isRatingAsked: false });
  void readTalk(chat);
}

function forgetTalk(): void {
  chatStore.setState({ log: null, wanted: null, typist: null, isRatingAsked: false });
}

/** Somebody logged in: their chats join the visitor's, which go on. */
export function addOwner(): void {
  age++;
}

/** Nobody's chat is left here. A box that is open goes on with the next visitor's. */
export function forgetChats(): void {
  age++;
  readAt = 0;
  const { isOpen } = chatStore.getState();
  chatStore.setState({ ...noChat, isOpen });
  rememberChat(false);
  shelfOf(() => sessionStorage).removeItem(chatKeys.unsent);
  if (isOpen) void readBox();
}
