import { type MessageKind, messageKinds } from '#lib/contract/chat-names.ts';

/** An answer that the service has not taken yet. */
export interface Unsent {
  /** Names it to the service: sent again, it is not doubled. */
  readonly clientId: string;
  readonly chat: string;
  readonly kind: MessageKind;
  /** Text; of a product its code, of an order its number, of a file its name. */
  readonly body: string;
  /** What stands in its place: of a product its name. */
  readonly label: string;
  /** When it was written, in ms. */
  readonly at: number;
  /** Why it was not taken; null while it is being sent, or waits for its turn. */
  readonly failure: string | null;
  /** Whether it was not refused but never answered: it is sent again by itself once there is a connection. */
  readonly isLost: boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was kept in the browser may be of another release. */
export function isUnsent(value: unknown): value is Unsent {
  if (typeof value !== 'object' || value === null) return false;
  const { clientId, chat, kind, body, label } = value as Partial<Record<keyof Unsent, unknown>>;
  return [clientId, chat, body, label].every(isText) && messageKinds.some((each) => each === kind);
}

/** Ms after which one that nothing answered is sent once more, and the least and longest that the service is waited for. */
const pauses = { unanswered: 3_000, least: 1_000, longest: 60_000 };

interface Failure {
  /** Of HTTP; null without an answer. */
  readonly status: number | null;
  /** In seconds. */
  readonly retryAfter: number | null;
}

/**
 * Ms after which the same is sent again by itself; null: not before somebody asks, or there is a connection again. Who asked
 * too much waits as long as the service says.
 * @param isRepeated whether it was sent again by itself before
 */
export function pauseAfter({ status, retryAfter }: Failure, isRepeated: boolean): number | null {
  if (status === 429 && retryAfter !== null) {
    const pause = Math.max(pauses.least, retryAfter * 1_000);
    return pause > pauses.longest ? null : pause;
  }
  return isRepeated ? null : pauses.unanswered;
}

type Queue = readonly Unsent[];

/** What is sent next in a chat: the first that nothing is wrong with. */
export const nextIn = (queue: Queue, chat: string): Unsent | undefined =>
  queue.find((each) => each.chat === chat && each.failure === null);

const changed = (queue: Queue, isMeant: (each: Unsent) => boolean, change: Partial<Unsent>) =>
  queue.map((each) => (isMeant(each) ? { ...each, ...change } : each));

/** One was refused; the others go on. */
export const refused = (queue: Queue, clientId: string, failure: string): Queue =>
  changed(queue, (each) => each.clientId === clientId, { failure, isLost: false });

/** Nothing comes through: all of the chat wait, so that their order stays. */
export const lost = (queue: Queue, chat: string, failure: string): Queue =>
  changed(queue, (each) => each.chat === chat && each.failure === null, { failure, isLost: true });

/** One is tried again, and with it those of its chat that were lost, in their order. */
export function triedAgain(queue: Queue, clientId: string): Queue {
  const chat = queue.find((each) => each.clientId === clientId)?.chat;
  const isMeant = (each: Unsent) =>
    each.clientId === clientId || (each.chat === chat && each.isLost);
  return changed(queue, isMeant, { failure: null, isLost: false });
}

/** Those of some chats that were lost are tried again. */
export const lostAgain = (queue: Queue, chats: ReadonlySet<string>): Queue =>
  changed(queue, ({ chat, isLost }) => isLost && chats.has(chat), {
    failure: null,
    isLost: false,
  });

/** Without what was taken, or given up. */
export const withoutThese = (queue: Queue, clientIds: ReadonlySet<string | null>): Queue =>
  queue.some(({ clientId }) => clientIds.has(clientId))
    ? queue.filter(({ clientId }) => !clientIds.has(clientId))
    : queue;
