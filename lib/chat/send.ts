import { newUuid } from '#lib/calls/guid.ts';
import { aboutPage, isSent } from '#lib/chat/about.ts';
import {
  clearChat,
  deleteMessage,
  type Failure,
  isPassing,
  leaveMessage,
  type Opening,
  type Outcome,
  sendMessage,
  startChat,
  uploadFile,
} from '#lib/chat/client.ts';
import { hasGap, learnDeletion, learnMessage } from '#lib/chat/log.ts';
import {
  added,
  again,
  type Outbox,
  previewed,
  progressed,
  readOutbox,
  takenBack,
  type Unsent,
  without,
  writeOutbox,
} from '#lib/chat/outbox.ts';
import { createSender, type Delivery } from '#lib/chat/sender.ts';
import { chatStore, noChat } from '#lib/chat/store.ts';
import {
  changeLog,
  readBox,
  readChanges,
  readTalk,
  renewConnections,
  rememberChat,
  withoutReading,
} from '#lib/chat/talk.ts';
import { chatRefusals } from '#lib/chat/texts.ts';
import type { SendMessageAnswer, StartAnswer } from '#lib/contract/chat.ts';
import { chatErrors, mostChatFileBytes } from '#lib/contract/chat-names.ts';
import { chatKeys } from '#lib/session/entries.ts';
import { shelfOf } from '#lib/shelf.ts';

/** Sends what the visitor writes. */

const unreadable: Failure = {
  status: 422,
  code: '',
  sentence: chatRefusals.unreadable,
  fields: {},
  retryAfter: null,
};

const kept = shelfOf(() => sessionStorage);
/** Files that were not confirmed, by their message. */
const files = new Map<string, File>();

function write(how: (outbox: Outbox) => Outbox): void {
  const before = chatStore.getState().outbox;
  const outbox = how(before);
  if (outbox === before) return;
  chatStore.setState({ outbox });
  const text = writeOutbox(outbox);
  if (text === '[]') kept.removeItem(chatKeys.unsent);
  else kept.setItem(chatKeys.unsent, text);
  for (const { clientId, preview } of before) {
    if (outbox.some((each) => each.clientId === clientId)) continue;
    files.delete(clientId);
    // A moment later, when the picture of the service is there.
    if (preview !== undefined) setTimeout(() => URL.revokeObjectURL(preview), 10_000);
  }
}

/** Messages are known to have arrived. */
export const confirmSent = (clientId: string | null): void => {
  if (clientId !== null) write((outbox) => without(outbox, new Set([clientId])));
};

function learn(chat: string, { message, sequence }: SendMessageAnswer): void {
  const { log } = chatStore.getState();
  const isMissing = log?.chat.id === chat && hasGap(log, sequence);
  changeLog(chat, (known) => learnMessage(known, message, sequence));
  if (isMissing) void readChanges();
}

/** What a talk that begins now is about, and who invited to it. */
function subjectNow(): Pick<Opening, 'subject' | 'invitation'> {
  const { subject, invitation } = chatStore.getState();
  const here = aboutPage(location.pathname, []);
  const ofPage =
    here === null
      ? ({ type: 'page', value: location.pathname } as const)
      : { type: here.kind, value: String(here.number) };
  return {
    subject: subject ?? ofPage,
    ...(invitation && { invitation: invitation.invitation }),
  };
}

function takeBack(): void {
  const { outbox, draft } = chatStore.getState();
  const { texts, rest } = takenBack(outbox);
  chatStore.setState({ draft: [...texts, draft].filter((text) => text !== '').join('\n') });
  write(() => rest);
}

/** Who writes fast is kept waiting at most this long without a word, in s. */
const shortPause = 10;

const isShort = ({ status, retryAfter }: Failure): boolean =>
  status === 429 && retryAfter !== null && retryAfter <= shortPause;

/** What a failure says of all that this visitor may write next. */
function learnRefusal({ code }: Failure): void {
  if (code === chatErrors.blocked) chatStore.setState({ isBlocked: true });
}

/** What to do with a message that was not taken. */
function deliveryOf(failure: Failure): Delivery {
  if (isPassing(failure)) return 'lost';
  const { status, retryAfter, sentence } = failure;
  if (isShort(failure)) return { pause: (retryAfter ?? 0) * 1_000 };
  learnRefusal(failure);
  return { refusal: sentence, isFinal: status === 403 };
}

async function begin({ clientId, body }: Unsent): Promise<Delivery> {
  const failure = await openChat({ clientId, body, ...subjectNow() });
  if (failure === null) return 'sent';
  if (!isFormWanted(failure)) return deliveryOf(failure);
  // What was written goes on in the form.
  takeBack();
  return 'sent';
}

/**
 * Whether a talk cannot begin, but the form may take the message: everybody has left meanwhile, or too many
 * talks were begun. The box shows it from now on.
 */
function isFormWanted(failure: Failure): boolean {
  if (failure.code === chatErrors.away) void readBox();
  else if (failure.status === 429 && !isShort(failure)) chatStore.setState({ isFull: true });
  else return false;
  return true;
}

/** Begins a talk. @returns why not, or null */
async function openChat(opening: Opening): Promise<Failure | null> {
  const outcome = await startChat(opening);
  if ('failure' in outcome) return outcome.failure;
  await enter(outcome.answer);
  return null;
}

async function enter({ chat, message, reconnect }: StartAnswer): Promise<void> {
  rememberChat(true);
  if (reconnect) renewConnections();
  chatStore.setState({ subject: null, invitation: null });
  await readTalk(chat.id, { chat, messages: [message], more: message.sequence > 1 });
}

/** @returns what leaves: pictures are made smaller before; null for a file that is gone or no picture */
async function fileOf({ clientId, kind, preview }: Unsent): Promise<Blob | null> {
  const file = files.get(clientId) ?? null;
  if (file === null || kind === 'file') return file;
  const { shrunk } = await import('#lib/account/shrink-picture.ts');
  const picture = await shrunk(file, mostChatFileBytes);
  if (picture !== null && preview === undefined) {
    const shown = URL.createObjectURL(picture);
    write((outbox) => previewed(outbox, clientId, shown));
  }
  return picture;
}

async function sendNow(chat: string, message: Unsent): Promise<Outcome<SendMessageAnswer>> {
  const { clientId, kind, body } = message;
  if (kind === 'text' || kind === 'product' || kind === 'order') {
    return sendMessage({ chat, clientId, kind, body });
  }
  const file = await fileOf(message).catch(() => null);
  if (file === null) return { failure: unreadable };
  return uploadFile({ chat, clientId, file, name: body }, (part) =>
    write((outbox) => progressed(outbox, clientId, part)),
  );
}

async function deliver(message: Unsent): Promise<Delivery> {
  const chat = message.chat ?? chatStore.getState().wanted;
  if (chat === null) return begin(message);
  const outcome = await sendNow(chat, message);
  if ('failure' in outcome) {
    const { failure } = outcome;
    // Removed in another tab, or somebody else's by now.
    if (failure.code === chatErrors.chat) void readBox();
    return deliveryOf(failure);
  }
  learn(chat, outcome.answer);
  return 'sent';
}

/** A card or file begins no talk: it waits for the text that does. */
const isReady = ({ chat, kind }: Unsent): boolean =>
  chat !== null || kind === 'text' || chatStore.getState().wanted !== null;

const sender = createSender(() => chatStore.getState().outbox.filter(isReady), write, deliver);

function send(message: Pick<Unsent, 'kind' | 'body'>, file?: File): void {
  const clientId = newUuid();
  if (file !== undefined) files.set(clientId, file);
  const chat = chatStore.getState().wanted;
  chatStore.setState({ notice: '', fault: '' });
  write((outbox) => added(outbox, { ...message, clientId, chat }));
  sender.wake();
}

/** @param body of a message; the one that begins a talk takes the product of its page along */
export function sendText(body: string): void {
  const isFirst = chatStore.getState().wanted === null;
  send({ kind: 'text', body });
  if (isFirst) sendProductOfPage();
}
export const sendCard = (kind: 'product' | 'order', number: number): void =>
  send({ kind, body: String(number) });

function sendProductOfPage(): void {
  const here = aboutPage(location.pathname, []);
  const { log, outbox } = chatStore.getState();
  if (here?.kind !== 'product' || isSent(here, [...(log?.messages ?? []), ...outbox])) return;
  sendCard(here.kind, here.number);
}

/** @param file as it was chosen: pictures are made smaller before they leave */
export function sendFile(file: File): void {
  const kind = file.type === 'application/pdf' ? 'file' : 'picture';
  send({ kind, body: file.name }, file);
}

/** Sends a message once more. */
export function sendAgain(clientId?: string): void {
  write((outbox) => again(outbox, clientId));
  sender.wake();
}

/** Gives up a message that could not be sent. */
export const giveUp = (clientId: string): void => confirmSent(clientId);

/** What a page that was reloaded had not sent yet; asked about at the next connection. */
export function restoreUnsent(): void {
  const unsent = readOutbox(kept.getItem(chatKeys.unsent) ?? '');
  if (unsent.length > 0) write((outbox) => [...unsent, ...outbox]);
}

export async function removeMessage(chat: string, id: number): Promise<void> {
  const outcome = await deleteMessage(chat, id);
  // In the box, which covers the toasts on a phone.
  chatStore.setState({ fault: 'failure' in outcome ? outcome.failure.sentence : '' });
  if ('answer' in outcome)
    changeLog(chat, (log) => learnDeletion(log, id, outcome.answer.sequence));
}

/** Removes a talk with all that is in it. */
export async function clearTalk(chat: string) {
  const outcome = await withoutReading(chat, () => clearChat(chat));
  if ('answer' in outcome) {
    // What was not sent to it is not wanted any more.
    write((outbox) => outbox.filter((unsent) => unsent.chat !== chat));
    chatStore.setState({ log: null, wanted: null, view: 'talk', notice: outcome.answer.Message });
    await readBox();
  }
  return outcome;
}

/** Names what is sent by a form: the same thing sent again has the same name, and is kept once. */
function createNames(): (what: object) => string {
  let named = '';
  let clientId = '';
  return (what) => {
    const text = JSON.stringify(what);
    if (text !== named) clientId = newUuid();
    named = text;
    return clientId;
  };
}
const nameForm = createNames();
const nameStart = createNames();

/** Begins a talk by a form, with a name. @returns why not, or null */
export async function openNamedChat(name: string, body: string): Promise<Failure | null> {
  const clientId = nameStart({ name, body });
  const failure = await openChat({ clientId, name, body, ...subjectNow() });
  if (failure === null) {
    chatStore.setState({ draft: '', entered: noChat.entered });
    sendProductOfPage();
  } else if (!isFormWanted(failure)) learnRefusal(failure);
  return failure;
}

/** Sends the form of a shop that is away. */
export async function leave(form: Omit<Parameters<typeof leaveMessage>[0], 'clientId'>) {
  const outcome = await leaveMessage({ ...form, clientId: nameForm(form) });
  if ('answer' in outcome) {
    const { chat, reconnect, Message } = outcome.answer;
    if (reconnect) renewConnections();
    if (chat !== null) rememberChat(true);
    chatStore.setState({
      draft: '',
      entered: noChat.entered,
      notice: Message,
      isFull: false,
    });
    await readBox();
    // What was to go along with a talk that could not begin.
    sender.wake();
  } else learnRefusal(outcome.failure);
  return outcome;
}
