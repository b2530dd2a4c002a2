import type { BoxEventValue, ChatMessage } from '#lib/contract/chat.ts';
import { chatSides, messageKinds } from '#lib/contract/chat-names.ts';

/**
 * What the hub's events of chat say (contract §9), or null if they are invalid. Validated by hand,
 * because zod would be larger than the box.
 */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(json: unknown): object | null {
  try {
    const value: unknown = isText(json) ? JSON.parse(json) : null;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isMessage(value: object): value is ChatMessage {
  const { id, sequence, version, from, kind, body, name, sentAt, status } = value as Partial<
    Record<keyof ChatMessage, unknown>
  >;
  return (
    [id, sequence, version, status].every(isCount) &&
    [body, name, sentAt].every(isText) &&
    chatSides.some((side) => side === from) &&
    messageKinds.some((each) => each === kind)
  );
}

interface MessageNews {
  chat: string;
  message: ChatMessage;
  /** The chat's, after the change. */
  sequence: number;
}

export function newMessage([chat, json, sequence]: readonly unknown[]): MessageNews | null {
  const message = parsed(json);
  if (!isText(chat) || !isCount(sequence) || message === null) return null;
  return isMessage(message) ? { chat, message, sequence } : null;
}

export function messageStatus([chat, status, upTo]: readonly unknown[]) {
  if (!isText(chat) || (status !== 2 && status !== 3) || !isCount(upTo)) return null;
  return { chat, status, upTo };
}

export function deletedMessage([chat, id, sequence]: readonly unknown[]) {
  return isText(chat) && isCount(id) && isCount(sequence) ? { chat, id, sequence } : null;
}

export function typingNews([chat, from, name, on]: readonly unknown[]) {
  if (!isText(chat) || from !== 'staff' || !isText(name) || typeof on !== 'boolean') return null;
  return { chat, name, on };
}

type Hours = BoxEventValue<'hours'>;

const isPerson = (value: unknown): value is { name: string } =>
  isObject(value) && 'name' in value && isText(value.name);

function hoursNews(value: object): BoxNews | null {
  if (!('isOpen' in value && 'changesAt' in value && 'here' in value && 'mode' in value)) {
    return null;
  }
  const { isOpen, changesAt, here, mode } = value;
  if (typeof isOpen !== 'boolean' || !Array.isArray(here)) return null;
  if ((changesAt !== null && !isText(changesAt)) || (mode !== 'chat' && mode !== 'form'))
    return null;
  return { kind: 'hours', hours: { isOpen, changesAt, here: here.filter(isPerson), mode } };
}

/** Events of the box, except `open` (see `invitationOf`). */
type BoxNews =
  | { kind: 'state'; chat: string; state: BoxEventValue<'state'>['state']; sequence: number }
  | { kind: 'assigned'; chat: string; assignee: string | null; sequence: number }
  | { kind: 'closed' | 'rate'; chat: string; sequence: number }
  | { kind: 'hours'; hours: Hours };

const isState = (value: unknown): value is BoxEventValue<'state'>['state'] =>
  value === 'open' || value === 'waiting' || value === 'closed';

export function boxNews([kind, json, sequence]: readonly unknown[]): BoxNews | null {
  const value = parsed(json);
  if (value === null || !isCount(sequence)) return null;
  if (kind === 'hours') return hoursNews(value);
  if (!('chat' in value) || !isText(value.chat)) return null;
  const { chat } = value;
  if (kind === 'closed' || kind === 'rate') return { kind, chat, sequence };
  if (kind === 'state') return stateNews(chat, value, sequence);
  return kind === 'assigned' ? assignedNews(chat, value, sequence) : null;
}

function stateNews(chat: string, value: object, sequence: number): BoxNews | null {
  if (!('state' in value) || !isState(value.state)) return null;
  return { kind: 'state', chat, state: value.state, sequence };
}

function assignedNews(chat: string, value: object, sequence: number): BoxNews | null {
  if (!('name' in value) || !(value.name === null || isText(value.name))) return null;
  return { kind: 'assigned', chat, assignee: value.name, sequence };
}

export type Invitation = BoxEventValue<'open'>;

/** @param json of a `ChatBoxEvent` of the kind `open` */
export function invitationOf(json: unknown): Invitation | null {
  const value = parsed(json);
  if (value === null || !('name' in value && 'text' in value && 'invitation' in value)) return null;
  const { name, text, invitation } = value;
  return isText(name) && isText(text) && isText(invitation) ? { name, text, invitation } : null;
}
