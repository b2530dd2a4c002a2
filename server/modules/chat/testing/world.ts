import { expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getChatMessagesAnswer, getStaffChatAnswer } from '#lib/contract/admin-chat.ts';
import { chatHubMethods, mostChatFiles } from '#lib/contract/chat-names.ts';
import { type ChatMessage, getMessagesAnswer, sendMessageAnswer } from '#lib/contract/chat.ts';
import type { ChatChange, ChatNews } from '#server/events.ts';
import { KnownTalk, type ReadChanges, type Side } from '#server/modules/chat/testing/known-talk.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';
import type { AgentAtPanel, Browser, ChatShop, ChatTab } from '#server/testing/chat.ts';
import type { Answer } from '#server/testing/shop.ts';

type Pair<Of> = readonly [Of, Of];

/** Two nodes of a shop, and one of the staff at each. */
export interface Sides {
  readonly nodes: Pair<ChatShop>;
  readonly agents: Pair<AgentAtPanel>;
  /** Ids of who may answer. */
  readonly staff: readonly number[];
}

/** What one of the tabs does, by way of one of the nodes. */
interface Action {
  readonly what: (typeof actions)[number];
  readonly tab: 0 | 1 | 2 | 3;
  readonly node: 0 | 1;
  readonly pick: number;
}
export const actions = [
  ...(['send', 'twice', 'again', 'file', 'delete', 'seen', 'delivered', 'reconnect'] as const),
  ...(['assign', 'close'] as const),
] as const;
/** What gets lost of the events of some actions. */
interface Loss {
  readonly lost: readonly boolean[];
  readonly isReversed: boolean;
}

const readOf =
  (side: Side, browser: Browser, agent: AgentAtPanel, chat: string): ReadChanges =>
  async (after) => {
    // Less than there may be, so that several pages are read.
    const body = { chat, after, limit: 3 };
    const read =
      side === 'visitor'
        ? getMessagesAnswer.parse((await browser.call('get-messages', body)).body)
        : getChatMessagesAnswer.parse((await agent.call('Get-Chat-Messages', body)).body);
    return { sequence: read.chat.sequence, more: read.more, messages: read.messages };
  };

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

/** Sends a small file as a message. */
async function upload(
  { shop }: ChatShop,
  path: string,
  headers: Record<string, string>,
  fields: { chat: string; clientId: string },
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([picture], 'a.png'));
  const body = new Response(form);
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return answer.statusCode;
}

/** A talk with two tabs of each side. */
export class World {
  readonly #sides: Sides;
  readonly chat: string;
  readonly browsers: Pair<Browser>;
  readonly tabs: readonly [KnownTalk, KnownTalk, KnownTalk, KnownTalk];
  /** Client ids of all messages that were sent. */
  readonly sent: Set<string>;
  readonly heard: ChatNews[] = [];
  readonly #deleted = new Set<string>();
  #lines: ChatTab[] = [];
  #isMember = false;
  readonly #highest = new Map<number, number>();

  constructor(sides: Sides, chat: string, browsers: Pair<Browser>, first: string) {
    this.#sides = sides;
    this.chat = chat;
    this.browsers = browsers;
    this.sent = new Set([first]);
    const tab = (side: Side) =>
      new KnownTalk(side, readOf(side, browsers[0], sides.agents[0], chat));
    this.tabs = [tab('visitor'), tab('visitor'), tab('staff'), tab('staff')];
  }

  /** Connects both tabs of the visitor. */
  async open(): Promise<void> {
    this.#lines = await Promise.all(this.browsers.map((browser) => browser.open()));
  }

  /** Both tabs know of the login at the same moment; their old connections end. */
  async logIn(): Promise<void> {
    if (this.#isMember) return;
    this.#isMember = true;
    await Promise.all(this.browsers.map((browser) => browser.logIn()));
    await Promise.all(this.browsers.map((browser) => browser.box()));
    await Promise.all(this.browsers.map((browser) => browser.close()));
    await this.open();
  }

  readonly hear = ({ row, news }: ChatChange): void => {
    if (row.id === this.chat) this.heard.push(...news);
  };

  #call(side: Side, node: 0 | 1, calls: Record<Side, string>, body: object): Promise<Answer> {
    const whole = { chat: this.chat, ...body };
    return side === 'visitor'
      ? this.browsers[node].call(calls.visitor, whole)
      : this.#sides.agents[node].call(calls.staff, whole);
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

  /** The same file twice at the same moment. */
  async #upload({ side, sent }: KnownTalk): Promise<void> {
    const clientId = randomUUID();
    const path = side === 'visitor' ? 'chat/upload' : 'Admin/Upload-Chat-File';
    const statuses = await Promise.all(
      this.#sides.nodes.map((node, at) => {
        const { headers } = this.#sides.agents[at] ?? this.#sides.agents[0];
        const own = (this.browsers[at] ?? this.browsers[0]).headers();
        const of = side === 'visitor' ? own : { ...headers };
        return upload(node, path, of, { chat: this.chat, clientId });
      }),
    );
    // Too many in the talk, or in this minute of the network.
    const refused = side === 'visitor' ? [409, 429] : [];
    for (const status of statuses) expect([200, ...refused]).toContain(status);
    if (!statuses.includes(200)) return;
    this.sent.add(clientId);
    sent.push(clientId);
  }

  /** A message this tab may delete: of staff any, of the visitor an own one. */
  async #delete({ side, messages }: KnownTalk, node: 0 | 1, pick: number): Promise<void> {
    const own = [...messages.values()].filter(({ from }) =>
      side === 'staff' ? from !== 'system' : from === 'visitor',
    );
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
      await this.#sides.agents[node].connection.invoke(method, JSON.stringify(mark));
    } else if (what === 'seen') await this.browsers[node].call('seen', mark);
    else {
      await this.#lines[node]?.connection.invoke(
        chatHubMethods.deliveredMessage,
        JSON.stringify(mark),
      );
    }
  }

  /** Staff hand the talk over, to somebody or nobody, or close it. */
  async #settle(what: 'assign' | 'close', node: 0 | 1, pick: number): Promise<void> {
    const to = pick % 3 === 0 ? null : this.#sides.staff[pick % 2];
    const { status } =
      what === 'close'
        ? await this.#sides.agents[node].call('Close-Chat', { chat: this.chat })
        : await this.#sides.agents[node].call('Assign-Chat', { chat: this.chat, to });
    expect(status).toBe(200);
  }

  async act(done: Action): Promise<void> {
    const { what, node, pick } = done;
    const tab = this.tabs[done.tab];
    if (what === 'send') await this.#sendNew(tab, node, 1);
    else if (what === 'twice') await this.#sendNew(tab, node, 3);
    else if (what === 'again') await this.#sendAgain(tab, node, pick);
    else if (what === 'delete') await this.#delete(tab, node, pick);
    else if (what === 'reconnect') await tab.reconnect();
    else if (what === 'file') await this.#upload(tab);
    else if (what === 'assign' || what === 'close') await this.#settle(what, node, pick);
    else await this.#mark(tab, node, done);
  }

  /** The tabs hear what was not lost, some of them backwards. */
  spread({ lost, isReversed }: Loss): void {
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
    const written = messages.filter(({ from }) => from !== 'system');
    expect(written.map(({ clientId }) => clientId).toSorted()).toEqual([...this.sent].toSorted());
    const places = messages.map(({ sequence }) => sequence);
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
    for (const { clientId, body, isDeleted } of messages) {
      expect(isDeleted).toBe(this.#deleted.has(String(clientId)));
      if (isDeleted) expect(body).toBe('');
    }
    const files = messages.filter(({ attachment }) => attachment !== null);
    expect(files.filter(({ from }) => from === 'visitor').length).toBeLessThanOrEqual(
      mostChatFiles,
    );
    expect(files.some(({ isDeleted }) => isDeleted)).toBe(false);
    for (const tab of this.tabs) expect(tab.list().map(plain)).toEqual(messages.map(plain));
    // What is counted is what the messages say.
    expect(chat.unread).toBe(messages.filter(isUnseen('staff')).length);
    const seenBy = { chat: this.chat, limit: 100 };
    const { body } = await this.#sides.agents[0].call('Get-Chat-Messages', seenBy);
    const read = getChatMessagesAnswer.parse(body);
    expect(read.messages).toEqual(messages);
    expect(read.chat.unread).toBe(messages.filter(isUnseen('visitor')).length);
    expect(chat.state).toBe(stateOf(messages));
    const answer = await this.#sides.agents[1].call('Get-Chat', { chat: this.chat });
    const { chat: row } = getStaffChatAnswer.parse(answer.body);
    expect(row).toMatchObject({ state: chat.state, sequence: chat.sequence });
    expect(row.assignee?.name ?? null).toBe(chat.assignee);
    expect(row.waitingSince !== null).toBe(chat.state === 'waiting');
    expect(row.closedAt !== null).toBe(chat.state === 'closed');
    expect(row.memberId !== null).toBe(this.#isMember);
  }

  /** The visitor removes the talk while both sides write. */
  async clear(): Promise<void> {
    const { chat } = this;
    const message = () => ({ chat, clientId: randomUUID(), body: 'x' });
    const file = { chat, clientId: randomUUID() };
    const answers = await Promise.all([
      this.browsers[0].call('send-message', message()),
      this.#sides.agents[0].call('Send-Chat-Message', message()),
      this.#sides.agents[1].call('Assign-Chat', { chat, to: null }),
      this.browsers[1].call('clear-personal', { chat }),
      this.#sides.agents[1].call('Send-Chat-Message', message()),
      this.#sides.agents[0].call('Close-Chat', { chat }),
    ]);
    const sent = await upload(
      this.#sides.nodes[0],
      'Admin/Upload-Chat-File',
      { ...this.#sides.agents[0].headers },
      file,
    );
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect([answers[3]?.status, sent]).toEqual([200, 404]);
    expect((await this.browsers[0].call('get-messages', { chat })).status).toBe(404);
    expect((await this.#sides.agents[0].call('Get-Chat', { chat })).status).toBe(404);
    const left = sql`(select from chat_message where chat_id = ${chat}) found`;
    expect(await this.#sides.nodes[0].shop.shop.database.db.$count(left)).toBe(0);
    await Promise.all(this.browsers.map((browser) => browser.close()));
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

const isClosing = ({ from, body }: ChatMessage): boolean =>
  from === 'system' && body === chatTexts.closed;

/** Words of the visitor that are neither answered nor deleted make it wait, unless it was closed after all that was written. */
function stateOf(messages: readonly ChatMessage[]): string {
  const last = messages.findLast((message) => message.from !== 'system' || isClosing(message));
  if (last && isClosing(last)) return 'closed';
  const answered = messages.findLastIndex(({ from }) => from === 'staff');
  const open = messages
    .slice(answered + 1)
    .some(({ from, isDeleted }) => from === 'visitor' && !isDeleted);
  return open ? 'waiting' : 'open';
}
