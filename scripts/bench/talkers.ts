import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { HubConnection } from '@microsoft/signalr';
import { chatHubEvents } from '#lib/contract/chat-names.ts';
import { chatMessage, startAnswer } from '#lib/contract/chat.ts';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import { panelHubMethods, panelHubPath } from '#lib/contract/panel-hub.ts';
import { answerApart, askApart } from '#scripts/bench/apart.ts';
import { gap, inBatches } from '#scripts/bench/members.ts';
import { realClient } from '#server/signalr/testing/clients.ts';

/** ms after which an event counts as lost. */
const patience = 5_000;
/** Panels that are open at each node. */
const panels = 2;

export interface Talking {
  /** Addresses of two nodes; each has half of the visitors. */
  readonly nodes: readonly [string, string];
  readonly siteUrl: string;
  /** Headers of a session of the panel. */
  readonly staff: Readonly<Record<string, string>>;
  readonly chats: number;
  readonly perSecond: number;
  readonly seconds: number;
}

/** ms from sending a message to its event: at each panel, and at the visitor's tab. */
export interface Talked {
  readonly toStaff: readonly number[];
  readonly toVisitors: readonly number[];
  readonly lost: number;
}

/** As `talk`, in a process of its own. */
export const talkApart = (talking: Talking): Promise<Talked> =>
  askApart(import.meta.filename, talking);

async function ask(url: string, headers: object, body: object): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function connect(connection: HubConnection): Promise<HubConnection> {
  await connection.start();
  await connection.send(hubMethods.reconnect);
  return connection;
}

/** Lets visitors and staff write to each other in turn; each writes by another node than the other one listens at. */
async function talk({
  nodes,
  siteUrl,
  staff,
  chats,
  perSecond,
  seconds,
}: Talking): Promise<Talked> {
  const sent = new Map<string, { at: number; by: 'visitor' | 'staff' }>();
  const [toStaff, toVisitors]: [number[], number[]] = [[], []];

  function listen(connection: HubConnection, by: 'visitor' | 'staff', delays: number[]): void {
    connection.on(chatHubEvents.newMessage, (_chat: string, json: string) => {
      const known = sent.get(chatMessage.parse(JSON.parse(json)).body);
      if (known?.by === by) delays.push(performance.now() - known.at);
    });
  }

  const desks = nodes.flatMap((node) => Array.from({ length: panels }, () => node));
  const open = await inBatches(desks, async (node) => {
    const headers = { cookie: staff['cookie'] ?? '', origin: siteUrl };
    const panel = realClient(`${node}${panelHubPath}`, { headers });
    listen(panel, 'visitor', toStaff);
    await connect(panel);
    await panel.invoke(panelHubMethods.changeStaffState, JSON.stringify({ state: 'online' }));
    return panel;
  });

  async function begin(index: number) {
    const [own, other] = index % 2 === 0 ? nodes : [nodes[1], nodes[0]];
    const address = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
    const guid = randomUUID();
    const body = { clientId: randomUUID(), body: 'سلام', name: 'مهمان' };
    const started = await ask(`${own}/api/chat/start`, { ...address, 'x-guid': guid }, body);
    const { chat } = startAnswer.parse(await started.json());
    const cookie = started.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const headers = { ...address, cookie };
    const tab = realClient(`${own}${hubPath}?guid=${guid}`, { headers });
    listen(tab, 'staff', toVisitors);
    await connect(tab);
    return { own, other, chat: chat.id, headers, tab };
  }
  const talks = await inBatches(
    Array.from({ length: chats }, (_, index) => index),
    begin,
  );

  const sending: Promise<unknown>[] = [];
  const counts = { visitor: 0, staff: 0 };
  const until = performance.now() + seconds * 1_000;
  for (let at = 0; performance.now() < until; at += 1) {
    const talking = talks[at % talks.length];
    if (!talking) break;
    // In the second round the other side of a talk writes.
    const by = (at + Math.floor(at / talks.length)) % 2 === 0 ? 'visitor' : 'staff';
    const { own, other, chat, headers } = talking;
    const body = `${by} ${at}`;
    counts[by] += 1;
    sent.set(body, { at: performance.now(), by });
    const message = { chat, clientId: randomUUID(), body };
    sending.push(
      by === 'visitor'
        ? ask(`${own}/api/chat/send-message`, headers, message)
        : ask(`${other}/api/Admin/Send-Chat-Message`, staff, message),
    );
    // oxlint-disable-next-line no-await-in-loop -- messages come apart
    await pause(gap(perSecond));
  }
  await Promise.all(sending);
  await pause(patience);
  const expected = counts.visitor * open.length + counts.staff;
  await Promise.all([...open, ...talks.map(({ tab }) => tab)].map((each) => each.stop()));
  return { toStaff, toVisitors, lost: expected - toStaff.length - toVisitors.length };
}

if (import.meta.main) await answerApart(talk);
