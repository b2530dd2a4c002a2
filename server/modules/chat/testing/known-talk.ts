import type { ChatMessage } from '#lib/contract/chat.ts';
import type { ChatNews } from '#server/events.ts';

export type Side = 'visitor' | 'staff';

/** What has changed after a sequence, a page of it, and the chat's sequence. */
export type ReadChanges = (
  after: number,
) => Promise<{ sequence: number; more: boolean; messages: ChatMessage[] }>;

/** What a tab knows of a talk, by events of which some may be lost, and by what it reads after a lost line. */
export class KnownTalk {
  readonly side: Side;
  readonly messages = new Map<number, ChatMessage>();
  known = 0;
  /** Client ids of what was sent; the answer may have been lost. */
  readonly sent: string[] = [];
  readonly #read: ReadChanges;

  constructor(side: Side, read: ReadChanges) {
    this.side = side;
    this.#read = read;
  }

  take(message: ChatMessage): void {
    const before = this.messages.get(message.id);
    if (before && before.version > message.version) return;
    // A status that was read earlier, or came by an event, is not taken back.
    const status = before && before.status > message.status ? before.status : message.status;
    this.messages.set(message.id, { ...message, status });
  }

  hear(news: ChatNews): void {
    if (news.kind === 'message') {
      this.take(news.message);
      this.#heard(news.message.version);
    } else if (news.kind === 'deleted') {
      const before = this.messages.get(news.id);
      if (before) this.take({ ...before, body: '', isDeleted: true, version: news.sequence });
      // Without the message the change is read later.
      if (before) this.#heard(news.sequence);
    } else if (news.kind === 'status') {
      const side = [...this.messages.values()].find(({ sequence }) => sequence === news.upTo)?.from;
      for (const message of this.messages.values()) {
        const isMeant = message.from === side && message.sequence <= news.upTo;
        if (isMeant && message.status < news.status) {
          this.messages.set(message.id, { ...message, status: news.status });
        }
      }
    }
    // Others may come with the sequence of a message that was lost: they do not say that all before is known.
  }

  #heard(sequence: number): void {
    if (sequence === this.known + 1) this.known = sequence;
  }

  async reconnect(): Promise<void> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const { messages, more, sequence } = await this.#read(this.known);
      for (const message of messages) this.take(message);
      this.known = more ? (messages.at(-1)?.version ?? this.known) : sequence;
      if (!more) return;
    }
  }

  list(): readonly ChatMessage[] {
    return [...this.messages.values()].toSorted((a, b) => a.sequence - b.sequence);
  }
}
