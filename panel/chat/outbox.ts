import { create } from 'zustand';
import type { ChatMessage } from '#lib/contract/chat.ts';
import type { MessageKind } from '#lib/contract/chat-names.ts';
import { addMessages } from '#panel/chat/calls.ts';
import { createShelf } from '#panel/ui/shelf.ts';
import { chatTexts as words } from '#panel/chat/texts.ts';
import {
  isUnsent,
  lost,
  lostAgain,
  nextIn,
  pauseAfter,
  refused,
  triedAgain,
  type Unsent,
  withoutThese,
} from '#panel/chat/unsent.ts';
import { call, CallError } from '#panel/client.ts';
import { useLive } from '#panel/live/state.ts';

interface Draft {
  readonly text: string;
  readonly at: number;
}
const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';

interface Outbox {
  /** What is being sent or was not taken, the oldest first. */
  readonly unsent: readonly Unsent[];
  /** What is being written, by chat, and in notes on them. */
  readonly drafts: Readonly<Record<string, string>>;
}

/** What staff write is kept in this browser until the service has it: through errors, other screens and a reload. */
export const useOutbox = create<Outbox>(() => ({ unsent: [], drafts: {} }));

const shelvesOf = (memberId: number) => ({
  drafts: createShelf(localStorage, `panel-chat-draft-${memberId}-`, isDraft),
  unsent: createShelf(localStorage, `panel-chat-unsent-${memberId}-`, isUnsent),
});
let shelves: ReturnType<typeof shelvesOf> | null = null;
/** Files are not kept: a reload forgets them. */
const files = new Map<string, File>();

function setUnsent(unsent: readonly Unsent[]): void {
  const before = useOutbox.getState().unsent;
  useOutbox.setState({ unsent });
  for (const each of before) {
    if (!unsent.some(({ clientId }) => clientId === each.clientId)) {
      shelves?.unsent.drop(each.clientId);
      files.delete(each.clientId);
    }
  }
  for (const each of unsent) {
    if (!files.has(each.clientId) && !before.includes(each))
      shelves?.unsent.put(each.clientId, each);
  }
}

/** Reads what was kept of a person. What was under way when the page was left may have been taken: it asks to be sent again. */
export function openOutbox(memberId: number): void {
  if (shelves !== null) return;
  try {
    shelves = shelvesOf(memberId);
  } catch {
    // The browser keeps nothing.
    return;
  }
  const now = Date.now();
  const keptDrafts = [...shelves.drafts.all(now)].map(
    ([place, { text }]) => [place, text] as const,
  );
  const keptUnsent = [...shelves.unsent.all(now).values()]
    .map((each) => ({ ...each, failure: each.failure ?? words.unsure, isLost: false }))
    .toSorted((one, other) => one.at - other.at);
  // Somebody may have written something before this was called.
  const { drafts, unsent } = useOutbox.getState();
  useOutbox.setState({ drafts: Object.fromEntries(keptDrafts), unsent: keptUnsent });
  for (const [place, text] of Object.entries(drafts)) setDraft(place, text);
  setUnsent([...keptUnsent, ...unsent]);
}

/** @param place a chat, or a note on one (`noteDraft`) */
export function setDraft(place: string, text: string): void {
  useOutbox.setState(({ drafts }) => ({ drafts: { ...drafts, [place]: text } }));
  if (text.trim() === '') shelves?.drafts.drop(place);
  else shelves?.drafts.put(place, { text, at: Date.now() });
}

export const draftOf = (place: string): string => useOutbox.getState().drafts[place] ?? '';

/** Where a note that is being written is kept. @param id null: a new one */
export const noteDraft = (chat: string, id: number | null): string => `note-${chat}-${id ?? 'new'}`;

/** Ms after which nothing will answer any more. */
const patience = { text: 15_000, file: 120_000 };

function send({ clientId, chat, kind, body }: Unsent): Promise<{ message: ChatMessage }> {
  const file = files.get(clientId);
  const signal = AbortSignal.timeout(file ? patience.file : patience.text);
  if (!file) return call('Send-Chat-Message', { chat, clientId, kind, body }, { signal });
  const form = new FormData();
  // Fields go before the file, whose end is the body's.
  form.set('chat', chat);
  form.set('clientId', clientId);
  form.set('file', file);
  return call('Upload-Chat-File', form, { signal });
}

/** What hangs too long is given up, and counts as one without an answer. */
const failureOf = (error: unknown): CallError | null => {
  if (error instanceof CallError) return error;
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate ? new CallError(null, { message: words.unsure, code: 'LATE' }) : null;
};

/** Whether the same may be taken the next time: nothing answered, or too much was asked. */
const mayPass = ({ status }: CallError): boolean =>
  status === null || status >= 500 || status === 429;

/** What was sent again by itself. */
const repeated = new Set<string>();

function repeatLater({ clientId, chat }: Unsent, failure: CallError): void {
  const pause = pauseAfter(failure, repeated.has(clientId));
  if (pause === null) return;
  repeated.add(clientId);
  setTimeout(() => {
    // Once the line is there again, all is sent.
    if (!useLive.getState().isLost) tryAgain(new Set([chat]));
  }, pause);
}

const busy = new Set<string>();

/** Sends what waits in a chat, one after the other. */
async function drain(chat: string): Promise<void> {
  if (busy.has(chat)) return;
  busy.add(chat);
  try {
    for (;;) {
      const next = nextIn(useOutbox.getState().unsent, chat);
      if (!next) return;
      // oxlint-disable-next-line no-await-in-loop -- their order is that of the talk
      await deliver(next);
    }
  } finally {
    busy.delete(chat);
  }
}

async function deliver(next: Unsent): Promise<void> {
  try {
    const { message } = await send(next);
    addMessages(next.chat, [message]);
    settleUnsent([message]);
  } catch (error) {
    const { unsent } = useOutbox.getState();
    const failure = failureOf(error);
    if (failure && mayPass(failure)) {
      setUnsent(lost(unsent, next.chat, failure.message));
      repeatLater(next, failure);
    } else setUnsent(refused(unsent, next.clientId, failure?.message ?? words.unsure));
  }
}

type Written = Pick<Unsent, 'chat' | 'body'> & { readonly label?: string };

function add(kind: MessageKind, { chat, body, label = '' }: Written, file?: File): void {
  const clientId = crypto.randomUUID();
  if (file) files.set(clientId, file);
  const one: Unsent = {
    clientId,
    chat,
    kind,
    body,
    label,
    at: Date.now(),
    failure: null,
    isLost: false,
  };
  setUnsent([...lostAgain(useOutbox.getState().unsent, new Set([chat])), one]);
  void drain(chat);
}

export const sendText = (chat: string, body: string): void => add('text', { chat, body });
export const sendProduct = (chat: string, websiteCode: number, label: string): void =>
  add('product', { chat, body: String(websiteCode), label });
export const sendOrder = (chat: string, number: number): void =>
  add('order', { chat, body: String(number) });
export const sendFile = (chat: string, file: File): void =>
  add(file.type.startsWith('image/') ? 'picture' : 'file', { chat, body: file.name }, file);

export function retryUnsent({ clientId, chat }: Unsent): void {
  setUnsent(triedAgain(useOutbox.getState().unsent, clientId));
  void drain(chat);
}

function tryAgain(chats: ReadonlySet<string>): void {
  setUnsent(lostAgain(useOutbox.getState().unsent, chats));
  for (const chat of chats) void drain(chat);
}

/** There is a connection again. */
export function retryLost(): void {
  const { unsent } = useOutbox.getState();
  tryAgain(new Set(unsent.filter(({ isLost }) => isLost).map(({ chat }) => chat)));
}

/** Forgets what the service has taken, by whichever way that became known. */
export function settleUnsent(messages: readonly ChatMessage[]): void {
  const { unsent } = useOutbox.getState();
  setUnsent(withoutThese(unsent, new Set(messages.map(({ clientId }) => clientId))));
}

/** Gives up sending one; its text goes back to what is being written. */
export function takeBack({ clientId, chat, kind, body }: Unsent): void {
  const { unsent, drafts } = useOutbox.getState();
  setUnsent(withoutThese(unsent, new Set([clientId])));
  if (kind === 'text') setDraft(chat, [body, drafts[chat]].filter(Boolean).join('\n'));
}
