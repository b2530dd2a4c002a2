/** Messages that the service has not confirmed yet, in the order they were written. */

export interface Unsent {
  /** Named by the browser, so that a message that is sent twice is kept once. */
  readonly clientId: string;
  /** Null: it begins a talk. */
  readonly chat: string | null;
  readonly kind: 'text' | 'product' | 'order' | 'picture' | 'file';
  /** The text; the code of a product; the number of an order; the name of a file. */
  readonly body: string;
  /** `waiting`: being sent, or next in line; `lost`: no answer came; `refused`: the service said no. */
  readonly state: 'waiting' | 'lost' | 'refused';
  /** Why it was refused. */
  readonly sentence: string | null;
  /** Whether it would be refused again. */
  readonly isFinal?: boolean;
  /** Of a file: the part that has been sent, from 0 to 1. */
  readonly progress?: number;
  /** Of a picture: where this browser shows it from. */
  readonly preview?: string;
}

export type Outbox = readonly Unsent[];
type NewUnsent = Omit<Unsent, 'state' | 'sentence'>;

/** What was lost goes first. */
export const added = (outbox: Outbox, message: NewUnsent): Outbox => [
  ...again(outbox),
  { ...message, state: 'waiting', sentence: null },
];

const change = (outbox: Outbox, clientId: string, how: Partial<Unsent>): Outbox =>
  outbox.map((each) => (each.clientId === clientId ? { ...each, ...how } : each));

export const refused = (
  outbox: Outbox,
  clientId: string,
  sentence: string,
  isFinal = false,
): Outbox => change(outbox, clientId, { state: 'refused', sentence, isFinal });

export const progressed = (outbox: Outbox, clientId: string, progress: number): Outbox =>
  change(outbox, clientId, { progress });

/** A picture turned out to be one. @param preview where this browser shows it from */
export const previewed = (outbox: Outbox, clientId: string, preview: string): Outbox =>
  change(outbox, clientId, { preview });

/** The line broke: nothing that waits may overtake what was lost. */
export const lost = (outbox: Outbox): Outbox =>
  outbox.map((each) => (each.state === 'waiting' ? { ...each, state: 'lost' } : each));

/** Lets a message be sent once more, and with it the lost ones before it, which come first. */
export function again(outbox: Outbox, clientId?: string): Outbox {
  const end =
    clientId === undefined
      ? outbox.length - 1
      : outbox.findIndex((each) => each.clientId === clientId);
  return outbox.map((each, at) =>
    at <= end && (each.state === 'lost' || each.clientId === clientId)
      ? { ...each, state: 'waiting', sentence: null }
      : each,
  );
}

export const without = (outbox: Outbox, clientIds: ReadonlySet<string>): Outbox =>
  outbox.some(({ clientId }) => clientIds.has(clientId))
    ? outbox.filter(({ clientId }) => !clientIds.has(clientId))
    : outbox;

const isBack = ({ chat, kind }: Unsent) => chat === null && kind === 'text';

/** The texts that were to begin a talk, in their order; a shop that is away takes them by its form. */
export function takenBack(outbox: Outbox): { texts: readonly string[]; rest: Outbox } {
  return {
    texts: outbox.filter(isBack).map(({ body }) => body),
    rest: outbox.filter((each) => !isBack(each)),
  };
}

const isUnsent = (value: unknown): value is Pick<Unsent, 'clientId' | 'chat' | 'body'> =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'chat' in value &&
  (value.chat === null || typeof value.chat === 'string') &&
  'body' in value &&
  typeof value.body === 'string';

/** What is kept of it until this tab is closed: texts only, as files are gone with the page. */
export const writeOutbox = (outbox: Outbox): string =>
  JSON.stringify(
    outbox
      .filter(({ kind }) => kind === 'text')
      .map(({ clientId, chat, body }) => ({ clientId, chat, body })),
  );

/** What a reloaded page still has to send. Nobody knows whether it arrived. */
export function readOutbox(kept: string): Outbox {
  try {
    const parsed: unknown = JSON.parse(kept);
    return (Array.isArray(parsed) ? parsed : [])
      .filter((value) => isUnsent(value))
      .map(({ clientId, chat, body }) => ({
        clientId,
        chat,
        kind: 'text',
        body,
        state: 'lost',
        sentence: null,
      }));
  } catch {
    return [];
  }
}
