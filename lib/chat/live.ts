import {
  boxNews,
  deletedMessage,
  messageStatus,
  newMessage,
  typingNews,
} from '#lib/chat/events.ts';
import { renewedKey } from '#lib/chat/keys.ts';
import {
  type ChatLog,
  hasGap,
  learnChat,
  learnDeletion,
  learnMessage,
  learnStatus,
  withMessage,
} from '#lib/chat/log.ts';
import { confirmSent, restoreUnsent, sendAgain } from '#lib/chat/send.ts';
import { ping } from '#lib/chat/sound.ts';
import { chatStore } from '#lib/chat/store.ts';
import {
  addOwner,
  boxAge,
  changeChat,
  changeLog,
  forgetChats,
  readBox,
  readChanges,
  reportSeenAgain,
} from '#lib/chat/talk.ts';
import { isConnected, sayDelivered, sayLocation, showTypist, takeLine } from '#lib/chat/line.ts';
import { chatHubEvents, type ChatLocation } from '#lib/contract/chat-names.ts';
import { hubEvents } from '#lib/contract/hub.ts';
import { type HubLine, joinLine } from '#lib/realtime/line.ts';
import { renewHub } from '#lib/realtime/live.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { sessionStore } from '#lib/session/store.ts';

/** Follows the hub, the other tabs, and who uses the page. */

/** A closed box was read at most this long ago, in ms: only the talk is read again. */
const recent = 10_000;

/**
 * Applies a change of the shown talk, and reads what was missed.
 * @param isMissing whether something was, for what was known before
 */
function change(
  chat: string,
  isMissing: (log: ChatLog) => boolean,
  how: (log: ChatLog) => ChatLog,
): boolean {
  const { log } = chatStore.getState();
  if (log?.chat.id !== chat) return false;
  changeLog(chat, how);
  if (isMissing(log)) void readChanges();
  return true;
}

const isBefore = (sequence: number) => (log: ChatLog) => hasGap(log, sequence);

function onMessage(...args: unknown[]): void {
  const news = newMessage(args);
  if (news === null) return;
  const { chat, message, sequence } = news;
  confirmSent(message.clientId);
  const isShown = change(chat, isBefore(sequence), (log) => learnMessage(log, message, sequence));
  if (message.from === 'staff') {
    showTypist(null);
    sayDelivered(chat, message.sequence);
    void ping();
  }
  if (!isShown) changeChat(chat, (known) => withMessage(known, message));
  // Begun in another tab, or an earlier one that goes on.
  const { box, log } = chatStore.getState();
  const isKnown = box?.chats.some(({ id }) => id === chat) === true;
  if (!isShown && (log === null || !isKnown)) void readBox();
}

function onStatus(...args: unknown[]): void {
  const news = messageStatus(args);
  const { box, log } = chatStore.getState();
  if (news === null || log === null) return;
  if (log.chat.id !== news.chat) {
    // Perhaps seen in another tab.
    if (box?.chats.some(({ id, unread }) => id === news.chat && unread > 0) === true)
      void readBox();
    return;
  }
  if (learnStatus(log, news.status, news.upTo) === null) void readChanges();
  else changeLog(news.chat, (known) => learnStatus(known, news.status, news.upTo) ?? known);
}

function onDeletion(...args: unknown[]): void {
  const news = deletedMessage(args);
  if (news === null) return;
  change(news.chat, isBefore(news.sequence), (log) => learnDeletion(log, news.id, news.sequence));
}

function onBox(...args: unknown[]): void {
  const news = boxNews(args);
  if (news === null) return;
  if (news.kind === 'hours') {
    const { hours } = news;
    chatStore.setState(({ box }) => (box === null ? {} : { box: { ...box, ...hours } }));
    return;
  }
  const { chat, sequence } = news;
  // The message of the same change comes first, if it comes.
  const isLate = ({ known }: ChatLog) => sequence > known;
  const isShown = change(chat, isLate, (log) => {
    if (news.kind === 'state') return learnChat(log, { state: news.state }, sequence);
    if (news.kind === 'assigned') return learnChat(log, { assignee: news.assignee }, sequence);
    return news.kind === 'closed' ? learnChat(log, { state: 'closed' }, sequence) : log;
  });
  if (isShown && news.kind === 'rate') chatStore.setState({ isRatingAsked: true });
}

function onTyping(...args: unknown[]): void {
  const news = typingNews(args);
  if (news === null || chatStore.getState().log?.chat.id !== news.chat) return;
  showTypist(news.on ? news.name : null);
}

/** Connected, for the first time or again: some events may have been missed. */
function onBack(): void {
  sayLocation(whereabouts());
  sendAgain();
  reportSeenAgain();
  // What visitors see of the shop now must be right; a change may have come before the connection.
  if (chatStore.getState().isOpen || boxAge() > recent) void readBox();
  else void readChanges();
}

function whereabouts(): { type: ChatLocation; value: string } {
  const { isOpen, view, log, box } = chatStore.getState();
  if (!isOpen) return { type: 'closed', value: '' };
  if (view === 'list') return { type: 'list', value: '' };
  if (log !== null) return { type: 'chat', value: log.chat.id };
  return { type: box?.mode === 'form' ? 'form' : 'chat', value: '' };
}

function join(line: HubLine): void {
  takeLine(line);
  line.on(hubEvents.reconnect, onBack);
  line.on(chatHubEvents.newMessage, onMessage);
  line.on(chatHubEvents.messageStatus, onStatus);
  line.on(chatHubEvents.deleteMessage, onDeletion);
  line.on(chatHubEvents.chatBox, onBox);
  line.on(chatHubEvents.typing, onTyping);
}

function followTabs({ key, newValue }: StorageEvent): void {
  if (key === renewedKey) renewHub();
  if (key !== chatKeys.there && key !== null) return;
  // Begun in another tab; or it is gone, and whose it was.
  if (newValue === null) forgetChats();
  else if (chatStore.getState().log === null) void readBox();
}

/** How often a talk is read again while the hub is not connected, in ms. */
const withoutHub = 10_000;

let isStarted = false;
/** Reads the box, unless it is known, and follows it from now on. */
export function startChatFollowing(): void {
  if (isStarted) {
    if (chatStore.getState().box === null) void readBox();
    return;
  }
  isStarted = true;
  restoreUnsent();
  joinLine(join);
  addEventListener('storage', followTabs);
  addEventListener('online', () => sendAgain());
  sessionStore.subscribe(({ user, ready }, before) => {
    if (!before.ready || !ready || (user === null) === (before.user === null)) return;
    if (user === null) forgetChats();
    else addOwner();
    if (user !== null) void readBox();
  });
  let said = '';
  chatStore.subscribe(() => {
    const next = whereabouts();
    const text = JSON.stringify(next);
    if (text === said) return;
    said = text;
    sayLocation(next);
  });
  setInterval(() => {
    const { isOpen, log } = chatStore.getState();
    if (isOpen && log !== null && !isConnected() && navigator.onLine) void readChanges();
  }, withoutHub);
  // Without waiting for the hub, which may be connected already.
  void readBox().then(() => chatStore.getState().box !== null && sendAgain());
}
