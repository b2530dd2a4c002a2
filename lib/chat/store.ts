import { createStore } from 'zustand/vanilla';
import type { Invitation } from '#lib/chat/events.ts';
import { type ChatLog, unseen } from '#lib/chat/log.ts';
import type { Outbox } from '#lib/chat/outbox.ts';
import type { GetBoxAnswer } from '#lib/contract/chat.ts';
import type { ChatSubject } from '#lib/contract/chat-names.ts';

/** What the box shows: a talk, or the way to begin one; all talks; a report of abuse; a removal. */
type ChatView = 'talk' | 'list' | 'report' | 'clear';

export interface ChatState {
  /** Null until it was read. */
  readonly box: GetBoxAnswer | null;
  /** Whether the last reading of box or talk failed. */
  readonly isFailed: boolean;
  readonly isOpen: boolean;
  readonly view: ChatView;
  /** The talk that is shown; null: none yet. */
  readonly log: ChatLog | null;
  /** The talk that is shown, or is being read to be shown. */
  readonly wanted: string | null;
  readonly outbox: Outbox;
  /** Name of who is writing, or null. */
  readonly typist: string | null;
  readonly invitation: Invitation | null;
  /** What the visitor wants to talk about. */
  readonly subject: { readonly type: ChatSubject; readonly value: string } | null;
  /** Whether staff or the end of the talk ask for stars. */
  readonly isRatingAsked: boolean;
  /** What is written in the field or the message of a form, also while the box is closed. */
  readonly draft: string;
  /** What is written in the other fields of the forms before the first message. */
  readonly entered: { readonly name: string; readonly mobile: string };
  /** Whether staff let this visitor write no more, as the service said last. */
  readonly isBlocked: boolean;
  /** Whether too many talks were begun: the form takes the message. */
  readonly isFull: boolean;
  /** What the service said of the last form. */
  readonly notice: string;
  /** Why a deletion failed. */
  readonly fault: string;
}

export const noChat: ChatState = {
  box: null,
  isFailed: false,
  isOpen: false,
  view: 'talk',
  log: null,
  wanted: null,
  outbox: [],
  typist: null,
  invitation: null,
  subject: null,
  isRatingAsked: false,
  draft: '',
  entered: { name: '', mobile: '' },
  isBlocked: false,
  isFull: false,
  notice: '',
  fault: '',
};

/** Whether something is written that the visitor may still send. */
export const isWritten = ({ draft, entered }: ChatState): boolean =>
  [draft, entered.name, entered.mobile].some((text) => text.trim() !== '');

export const chatStore = createStore<ChatState>(() => noChat);

/** Messages of staff that were not seen, in all talks. */
export const unreadOf = ({ box, log }: ChatState): number =>
  (log === null ? 0 : unseen(log).length) +
  (box?.chats ?? [])
    .filter(({ id }) => id !== log?.chat.id)
    .reduce((sum, { unread }) => sum + unread, 0);
