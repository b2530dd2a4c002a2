import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { getChatMessagesAnswer } from '#lib/contract/admin-chat.ts';
import { chatHubMethods } from '#lib/contract/chat-names.ts';
import { type ChatMessage, getMessagesAnswer, sendMessageAnswer } from '#lib/contract/chat.ts';
import type { ChatChange, ChatNews } from '#server/events.ts';
import { KnownTalk, type ReadChanges, type Side } from '#server/modules/chat/testing/known-talk.ts';
import {
  type AgentAtPanel,
  type Browser,
  type ChatShop,
  createBrowser,
  openAgent,
  openChatShop,
} from '#server/testing/chat.ts';
import type { Answer } from '#server/testing/shop.ts';

/**
 * Several tabs of a visitor and of staff, on two nodes, send, send again, lose events and lines, delete and see: whatever
 * they do, all come to the same messages in the same order, each message once, and no status falls back.
 */

type Pair<Of> = readonly [Of, Of];
let nodes: Pair<ChatShop>;
let agents: Pair<AgentAtPanel>;
beforeAll(async () => {
  const one = await openChatShop();
  const other = await openChatShop({ beside: one.shop });
  nodes = [one, other];
  agents = [await openAgent(one), await openAgent(other)];
});
afterAll(async () => {
  await Promise.all(agents.map((agent) => agent.close()));
  // The first one has the database.
  await nodes[1].close();
  await nodes[0].close();
});

const action = fc.record({
  what: fc.constantFrom('send', 'twice', 'again', 'delete', 'seen', 'delivered', 'reconnect'),
  tab: fc.constantFrom(0, 1, 2, 3),
  node: fc.constantFrom(0, 1),
  pick: fc.nat(20),
});
type Action = typeof action extends fc.Arbitrary<infer Of> ? Of : never;
/** Actions of a batch are done at the same moment; of their events some are lost, and some tabs hear them backwards. */
const batch = fc.record({
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
  lost: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
  isReversed: fc.boolean(),
});
type Batch = typeof batch extends fc.Arbitrary<infer Of> ? Of : never;

const readOf =
  (side: Side, browser: Browser, chat: string): ReadChanges =>
  async (after) => {
    // Less than there may be, so that several pages are read.
    const body = { chat, after, limit: 3 };
    const read =
      side === 'visitor'
        ? getMessagesAnswer.parse((await browser.call('get-messages', body)).body)
        : getChatMessagesAnswer.parse((await agents[0].call('Get-Chat-Messages', body)).body);
    return { sequence: read.chat.sequence, more: read.more, messages: read.messages };
  };

/** A talk with two tabs of each side. */
class World {
  readonly chat: string;
  readonly browsers: Pair<Browser>;
  readonly tabs: readonly [KnownTalk, KnownTalk, KnownTalk, KnownTalk];
  /** Client ids of all messages that were sent. */
  readonly sent: Set<string>;
  readonly heard: ChatNews[] = [];
  readonly #deleted = new Set<string>();
  readonly #highest = new Map<number, number>();

  constructor(chat: string, browsers: Pair<Browser>, first: string) {
    this.chat = chat;
    this.browsers = browsers;
    this.sent = new Set([first]);
    const tab = (side: Side) => new KnownTalk(side, readOf(side, browsers[0], chat));
    this.tabs = [tab('visitor'), tab('visitor'), tab('staff'), tab('staff')];
  }

  readonly hear = ({ row, news }: ChatChange): void => {
    if (row.id === this.chat) this.heard.push(...news);
  };

  #call(side: Side, node: 0 | 1, calls: Record<Side, string>, body: object): Promise<Answer> {
    const whole = { chat: this.chat, ...body };
    return side === 'visitor'
      ? this.browsers[node].call(calls.visitor, whole)
      : agents[node].call(calls.staff, whole);
  }

  async #send(side: Side, node: 0 | 1, clientId: string): Promise<void> {
    const calls = { visitor: 'send-message', staff: 'Send-Chat-Message' };
    const { status, body } = await this.#call(side, node, calls, { clientId, body: clientId });
    expect(status).toBe(200);
    expect(sendMessageAnswer.parse(body).message.clientId).toBe(clientId);
    this.sent.add(clientId);
  }

  async #sendNew(tab: KnownTalk, node: 0 | 1, times: number): Promise<void> {
    const clientId = randomUUID();
    tab.sent.push(clientId);
    const other = node === 0 ? 1 : 0;
    await Promise.all(
      Array.from({ length: times }, (_, time) =>
        this.#send(tab.side, time % 2 === 0 ? node : other, clientId),
      ),
    );
  }

  async #sendAgain(tab: KnownTalk, node: 0 | 1, pick: number): Promise<void> {
    const clientId = tab.sent[pick % Math.max(1, tab.sent.length)];
    if (clientId !== undefined) await this.#send(tab.side, node, clientId);
  }

  /** A message this tab may delete: of staff any, of the visitor an own one. */
  async #delete({ side, messages }: KnownTalk, node: 0 | 1, pick: number): Promise<void> {
    const own = [...messages.values()].filter(({ from }) => side === 'staff' || from === 'visitor');
    const chosen = own[pick % Math.max(1, own.length)];
    if (!chosen) return;
    this.#deleted.add(String(chosen.clientId));
    const calls = { visitor: 'delete-message', staff: 'Delete-Chat-Message' };
    expect((await this.#call(side, node, calls, { id: chosen.id })).status).toBe(200);
  }

  async #mark({ side, known }: KnownTalk, node: 0 | 1, { what, pick }: Action): Promise<void> {
    const mark = { chat: this.chat, sequence: Math.max(0, known - (pick % 3)) };
    if (side === 'staff') {
      const method = what === 'seen' ? chatHubMethods.seenMessage : chatHubMethods.deliveredMessage;
      await agents[node].connection.invoke(method, JSON.stringify(mark));
    } else if (what === 'seen') await this.browsers[node].call('seen', mark);
  }

  async act(done: Action): Promise<void> {
    const { what, node, pick } = done;
    const tab = this.tabs[done.tab];
    if (what === 'send') await this.#sendNew(tab, node, 1);
    else if (what === 'twice') await this.#sendNew(tab, node, 3);
    else if (what === 'again') await this.#sendAgain(tab, node, pick);
    else if (what === 'delete') await this.#delete(tab, node, pick);
    else if (what === 'reconnect') await tab.reconnect();
    else await this.#mark(tab, node, done);
  }

  /** The tabs hear what was not lost, some of them backwards. */
  spread({ lost, isReversed }: Batch): void {
    const arriving = this.heard.filter((_, at) => !lost[at % lost.length]);
    const backwards = arriving.toReversed();
    for (const [at, tab] of this.tabs.entries()) {
      for (const news of isReversed && at % 2 === 0 ? backwards : arriving) tab.hear(news);
    }
  }

  async expectNoFall(): Promise<void> {
    const { messages } = await this.browsers[0].read(this.chat, { limit: 100 });
    for (const { id, status } of messages) {
      expect(status).toBeGreaterThanOrEqual(this.#highest.get(id) ?? 1);
      this.#highest.set(id, status);
    }
  }

  async expectAgreement(): Promise<void> {
    for (const tab of this.tabs) {
      // oxlint-disable-next-line no-await-in-loop
      await tab.reconnect();
    }
    const { chat, messages } = await this.browsers[0].read(this.chat, { limit: 100 });
    expect(messages.map(({ clientId }) => clientId).toSorted()).toEqual([...this.sent].toSorted());
    const places = messages.map(({ sequence }) => sequence);
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    for (const { clientId, body, isDeleted } of messages) {
      expect(isDeleted).toBe(this.#deleted.has(String(clientId)));
      if (isDeleted) expect(body).toBe('');
    }
    for (const tab of this.tabs) expect(tab.list().map(plain)).toEqual(messages.map(plain));
    // What is counted is what the messages say.
    expect(chat.unread).toBe(messages.filter(isUnseen('staff')).length);
    const seenBy = { chat: this.chat, limit: 100 };
    const { body } = await agents[0].call('Get-Chat-Messages', seenBy);
    const read = getChatMessagesAnswer.parse(body);
    expect(read.messages).toEqual(messages);
    expect(read.chat.unread).toBe(messages.filter(isUnseen('visitor')).length);
    expect(chat.state).toBe(messages.at(-1)?.from === 'staff' ? 'open' : 'waiting');
  }
}

const plain = ({ id, sequence, body, isDeleted, from }: ChatMessage) => [
  id,
  sequence,
  body,
  isDeleted,
  from,
];
const isUnseen =
  (side: Side) =>
  ({ from, status, isDeleted }: ChatMessage): boolean =>
    from === side && status < 3 && !isDeleted;

async function happens(batches: readonly Batch[]): Promise<void> {
  const one = createBrowser(nodes[0]);
  const { chat, message } = await one.start('سلام');
  // The same browser at the other node.
  const other = createBrowser(nodes[1], one.guid);
  other.useCookie(one.cookie());
  const world = new World(chat.id, [one, other], String(message.clientId));
  for (const { shop } of nodes) shop.shop.events.on('chatChanged', world.hear);
  for (const each of batches) {
    world.heard.length = 0;
    // oxlint-disable-next-line no-await-in-loop -- a batch after the other
    await Promise.all(each.actions.map((done) => world.act(done)));
    world.spread(each);
    // oxlint-disable-next-line no-await-in-loop
    await world.expectNoFall();
  }
  for (const { shop } of nodes) shop.shop.events.off('chatChanged', world.hear);
  await world.expectAgreement();
}

test('order, count and status of messages are right on both sides, whatever happens', async () => {
  const batches = fc.array(batch, { minLength: 1, maxLength: 10 });
  await fc.assert(fc.asyncProperty(batches, happens), { numRuns: 40, endOnFailure: true });
}, 300_000);
