import type { StaffChatRow, VisitorRow } from '#lib/contract/admin-chat.ts';
import type { ChatMessage } from '#lib/contract/chat.ts';
import { chatHubMethods, type MessageStatus, messageStatuses } from '#lib/contract/chat-names.ts';
import { panelHubEvents } from '#lib/contract/panel-hub.ts';
import { alertTo, isConcerned } from '#panel/chat/alerts.ts';
import {
  addMessages,
  changeTalk,
  countsQuery,
  takeRow,
  takeVisitor,
  talkQuery,
} from '#panel/chat/calls.ts';
import { noteChange } from '#panel/chat/gaps.ts';
import { isRow, isVisitor, messageOf, parsed } from '#panel/chat/parse.ts';
import { settleUnsent } from '#panel/chat/outbox.ts';
import { endTyping, setTyping, wash } from '#panel/chat/store.ts';
import { withDeleted, withStatus } from '#panel/chat/talk.ts';
import { callHub, type ChatEvent } from '#panel/live/chat-line.ts';
import { queries } from '#panel/queries.ts';

/** Ms for which marks of messages that have arrived are gathered, and changes of the counts. */
const gather = { delivered: 1_000, counts: 2_000 };

interface Desk {
  readonly memberId: number;
  readonly name: string;
  /** Opens a chat. */
  readonly open: (chat: string) => void;
}

const delivered = new Map<string, number>();
/** Says that a message is at the panel. */
function markDelivered(chat: string, sequence: number): void {
  if (delivered.size === 0) {
    setTimeout(() => {
      for (const [id, upTo] of delivered) {
        callHub(chatHubMethods.deliveredMessage, { chat: id, sequence: upTo });
      }
      delivered.clear();
    }, gather.delivered);
  }
  delivered.set(chat, Math.max(sequence, delivered.get(chat) ?? 0));
}

let counting: ReturnType<typeof setTimeout> | undefined;
function countSoon(): void {
  counting ??= setTimeout(() => {
    counting = undefined;
    void queries.invalidateQueries({ queryKey: countsQuery.queryKey });
  }, gather.counts);
}

/** A visitor's message and the row with its assignee arrive as two events, in either order. */
const rows = new Map<string, StaffChatRow>();
const arrived = new Map<string, { readonly message: ChatMessage; readonly sequence: number }>();
function alertOnce(chat: string, { memberId, open }: Desk): void {
  const [row, news] = [rows.get(chat), arrived.get(chat)];
  if (!row || !news || row.sequence < news.sequence) return;
  arrived.delete(chat);
  if (!isConcerned(row, memberId)) return;
  void alertTo(row, news.message, () => open(chat));
}

function takeMessage([chat, json, sequence]: readonly unknown[], desk: Desk): void {
  const message = messageOf(json);
  if (typeof chat !== 'string' || message === null || typeof sequence !== 'number') return;
  addMessages(chat, [message]);
  noteChange(chat, sequence);
  settleUnsent([message]);
  endTyping(chat, message.from, message.name);
  if (message.from !== 'visitor') return;
  markDelivered(chat, message.sequence);
  wash(chat);
  arrived.set(chat, { message, sequence });
  alertOnce(chat, desk);
}

function takeRowOf([json]: readonly unknown[], desk: Desk): void {
  const row = parsed(json, isRow);
  if (row === null) return;
  const before = rows.get(row.id);
  rows.set(row.id, row);
  takeRow(row);
  noteChange(row.id, row.sequence);
  if (before?.state !== row.state || before.assignee?.id !== row.assignee?.id) countSoon();
  alertOnce(row.id, desk);
}

function takeTyping([chat, from, name, isOn]: readonly unknown[], desk: Desk): void {
  if (typeof chat !== 'string' || typeof name !== 'string' || typeof isOn !== 'boolean') return;
  if (from !== 'visitor' && from !== 'staff') return;
  // Another tab of the same person.
  if (from === 'staff' && name === desk.name) return;
  setTyping(chat, { from, name }, isOn);
}

const isStatus = (value: unknown): value is MessageStatus =>
  Object.values<unknown>(messageStatuses).includes(value);

/** The sequence belongs to a message, whose side got the status; an unknown message is fetched. */
function takeStatus([chat, status, upTo]: readonly unknown[]): void {
  if (typeof chat !== 'string' || typeof upTo !== 'number' || !isStatus(status)) return;
  const talk = queries.getQueryData(talkQuery(chat).queryKey)?.talk;
  const side = talk?.messages.find(({ sequence }) => sequence === upTo)?.from;
  if (side) {
    changeTalk(chat, (open) => ({ ...open, talk: withStatus(open.talk, side, status, upTo) }));
  } else void queries.invalidateQueries({ queryKey: talkQuery(chat).queryKey });
}

function takeDeleted([chat, id, sequence]: readonly unknown[]): void {
  if (typeof chat !== 'string' || typeof id !== 'number' || typeof sequence !== 'number') return;
  changeTalk(chat, (open) => ({ ...open, talk: withDeleted(open.talk, id, sequence) }));
  noteChange(chat, sequence);
}

function takeVisitorOf([json]: readonly unknown[]): void {
  const visitor: VisitorRow | null = parsed(json, isVisitor);
  if (visitor === null) return;
  takeVisitor(visitor);
}

type Take = (args: readonly unknown[], desk: Desk) => void;
const takes: Readonly<Record<ChatEvent, Take>> = {
  [panelHubEvents.newMessage]: takeMessage,
  [panelHubEvents.chatList]: takeRowOf,
  [panelHubEvents.typing]: takeTyping,
  [panelHubEvents.messageStatus]: takeStatus,
  [panelHubEvents.deleteMessage]: takeDeleted,
  [panelHubEvents.visitor]: takeVisitorOf,
};

/** Takes over what an event of the hub says; invalid arguments say nothing. */
export const takeEvent = (event: ChatEvent, args: readonly unknown[], desk: Desk): void =>
  takes[event](args, desk);
