import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ChatMessage, ChatSummary, GetMessagesAnswer } from '#lib/contract/chat.ts';
import {
  type ChatLog,
  hasGap,
  learnChanges,
  learnChat,
  learnDeletion,
  learnEarlier,
  learnMessage,
  learnStatus,
  openLog,
  statusOf,
  unseen,
} from './log.ts';

const at = '2026-11-27T06:00:00.000Z';

const summary = (more: Partial<ChatSummary> = {}): ChatSummary => ({
  id: '0b9cbc0c-5a7e-4f55-8d0f-3a6a2f7f6d11',
  state: 'waiting',
  assignee: null,
  sequence: 0,
  unread: 0,
  staffDelivered: 0,
  staffSeen: 0,
  visitorSeen: 0,
  last: null,
  startedAt: at,
  rating: null,
  ...more,
});

const message = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: sequence,
  sequence,
  version: sequence,
  clientId: null,
  from: 'visitor',
  name: '',
  kind: 'text',
  body: `${sequence}`,
  attachment: null,
  product: null,
  order: null,
  sentAt: at,
  status: 1,
  isDeleted: false,
  ...more,
});

type News = (log: ChatLog) => { log: ChatLog; isRead: boolean };

/** A service with one chat: what it has, what it answers, and the events it sends. */
class Service {
  messages: ChatMessage[] = [];
  chat = summary();
  readonly events: News[] = [];

  write(from: ChatMessage['from']): void {
    const sequence = this.chat.sequence + 1;
    const written = message(sequence, { from });
    this.messages.push(written);
    const state = from === 'staff' ? 'open' : 'waiting';
    this.chat = { ...this.chat, sequence, state };
    this.events.push((log) => ({
      log: learnMessage(log, written, sequence),
      isRead: hasGap(log, sequence),
    }));
    // Of the same change, and so with the same sequence.
    this.events.push((log) => ({ log: learnChat(log, { state }, sequence), isRead: false }));
  }

  remove(which: number): void {
    const target = this.messages[which % Math.max(1, this.messages.length)];
    if (target === undefined || target.isDeleted) return;
    const version = this.chat.sequence + 1;
    this.messages = this.messages.map((each) =>
      each.id === target.id ? { ...each, version, body: '', isDeleted: true } : each,
    );
    this.chat = { ...this.chat, sequence: version };
    this.events.push((log) => ({
      log: learnDeletion(log, target.id, version),
      isRead: hasGap(log, version),
    }));
  }

  see(side: 'staff' | 'visitor', status: 2 | 3): void {
    const last = this.messages.findLast(({ from }) => from !== side && from !== 'system');
    if (last === undefined) return;
    const upTo = last.sequence;
    if (side === 'visitor') this.chat = { ...this.chat, visitorSeen: upTo };
    else {
      const staffSeen = status === 3 ? upTo : this.chat.staffSeen;
      this.chat = { ...this.chat, staffDelivered: upTo, staffSeen };
    }
    this.events.push((log) => {
      const next = learnStatus(log, side === 'visitor' ? 3 : status, upTo);
      return next === null ? { log, isRead: true } : { log: next, isRead: false };
    });
  }

  latest(limit: number): GetMessagesAnswer {
    const messages = this.messages.slice(-limit);
    return { chat: this.chat, messages, more: messages.length < this.messages.length };
  }

  before(sequence: number, limit: number): GetMessagesAnswer {
    const earlier = this.messages.filter((each) => each.sequence < sequence);
    const messages = earlier.slice(-limit);
    return { chat: this.chat, messages, more: messages.length < earlier.length };
  }

  after(sequence: number, limit: number): GetMessagesAnswer {
    const changed = this.messages
      .filter(({ version }) => version > sequence)
      .toSorted((one, other) => one.version - other.version);
    const messages = changed.slice(0, limit);
    return { chat: this.chat, messages, more: messages.length < changed.length };
  }
}

/** Reads changes until there are no more. */
function readOn(log: ChatLog, service: Service, limit: number): ChatLog {
  const answer = service.after(log.known, limit);
  const next = learnChanges(log, answer);
  return answer.more ? readOn(next, service, limit) : next;
}

const act = fc.oneof(
  fc.constantFrom('visitor', 'staff', 'system').map((from) => (to: Service) => to.write(from)),
  fc.nat(20).map((which) => (of: Service) => of.remove(which)),
  fc
    .tuple(
      fc.constantFrom('staff' as const, 'visitor' as const),
      fc.constantFrom(2 as const, 3 as const),
    )
    .map(
      ([side, status]) =>
        (of: Service) =>
          of.see(side, status),
    ),
);

const ranks = (log: ChatLog) =>
  new Map(log.messages.map((each) => [each.id, statusOf(log, each)] as const));

test('in whatever order events come, some twice and some never, the talk is right in the end', () => {
  fc.assert(
    fc.property(
      fc.array(act, { maxLength: 12 }),
      fc.array(act, { maxLength: 12 }),
      fc.infiniteStream(fc.nat(99)),
      fc.integer({ min: 1, max: 6 }),
      (earlier, later, chance, limit) => {
        const service = new Service();
        for (const each of earlier) each(service);
        let log = openLog(service.latest(limit));
        service.events.length = 0;
        for (const each of later) each(service);
        const next = () => Number(chance.next().value);
        const events = service.events
          .flatMap((event) => (next() < 20 ? [] : next() < 20 ? [event, event] : [event]))
          .map((event) => ({ event, place: next() }))
          .toSorted((one, other) => one.place - other.place);
        for (const { event } of events) {
          const before = ranks(log);
          const { log: learned, isRead } = event(log);
          log = isRead ? readOn(learned, service, limit) : learned;
          const after = ranks(log);
          for (const [id, status] of before) {
            expect(after.get(id)).toBeGreaterThanOrEqual(status);
          }
          const places = log.messages.map(({ sequence }) => sequence);
          expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other));
        }
        log = readOn(log, service, limit);
        while (log.hasEarlier) {
          log = learnEarlier(log, service.before(log.messages[0]?.sequence ?? 0, limit));
        }
        expect(log.messages).toEqual(service.messages);
        expect(log.chat).toEqual(service.chat);
        expect(log.known).toBe(service.chat.sequence);
      },
    ),
    { numRuns: 500 },
  );
});

test('a status does not fall back when an older answer comes late', () => {
  const before: GetMessagesAnswer = {
    chat: summary({ sequence: 1 }),
    messages: [message(1)],
    more: false,
  };
  const seen = learnStatus(openLog(before), 3, 1);
  const log = seen && learnChanges(seen, before);
  expect(log && statusOf(log, message(1))).toBe(3);
});

test('what another tab saw counts here, too', () => {
  const log = openLog({
    chat: summary({ sequence: 2 }),
    messages: [message(1), message(2, { from: 'staff' })],
    more: false,
  });
  expect(unseen(log)).toHaveLength(1);
  expect(unseen(learnStatus(log, 3, 2) ?? log)).toHaveLength(0);
});

test('a deleted message loses its words and is not counted', () => {
  const log = openLog({
    chat: summary({ sequence: 1 }),
    messages: [message(1, { from: 'staff' })],
    more: false,
  });
  const without = learnDeletion(log, 1, 2);
  expect(without.messages).toMatchObject([{ body: '', isDeleted: true, version: 2 }]);
  expect(unseen(without)).toHaveLength(0);
});
