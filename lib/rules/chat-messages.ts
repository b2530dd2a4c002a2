/** What ordering a message of a chat and removing its content need to know of it. */
interface OrderedMessage {
  id: number;
  sequence: number;
  version: number;
}

/** Adds messages to known ones, ordered by sequence. @param laterOf the newer of two readings of one message */
export function mergeMessages<Message extends OrderedMessage>(
  known: readonly Message[],
  read: readonly Message[],
  laterOf: (known: Message, read: Message) => Message,
): readonly Message[] {
  if (read.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of read) {
    const before = byId.get(message.id);
    byId.set(message.id, before === undefined ? message : laterOf(before, message));
  }
  return [...byId.values()].toSorted((one, other) => one.sequence - other.sequence);
}

const emptied = {
  isDeleted: true,
  body: '',
  attachment: null,
  product: null,
  order: null,
} as const;

/** Removes the content of a deleted message. @param sequence of the deletion, which makes earlier readings outdated */
export const withDeletion = <Message extends OrderedMessage>(
  messages: readonly Message[],
  id: number,
  sequence: number,
) =>
  messages.map((message) =>
    message.id === id
      ? { ...message, ...emptied, version: Math.max(message.version, sequence) }
      : message,
  );
