import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import { answerApart, askApart } from '#scripts/bench/apart.ts';
import { inBatches } from '#scripts/bench/members.ts';
import { residentOf } from '#scripts/bench/resident.ts';
import { RawClient } from '#server/signalr/testing/clients.ts';

export interface Idling {
  readonly serviceUrl: string;
  /** Of the service. */
  readonly pid: number;
  readonly visitors: number;
  /** Whether their box of chat is open. */
  readonly withBox: boolean;
}

/** Opened and closed before measuring, to warm up code and pools. */
const warmUp = 500;
/** ms after which what opening took is given back. */
const settling = 15_000;

/** As `idle`, in a process of its own. */
export const idleApart = (idling: Idling): Promise<number> =>
  askApart(import.meta.filename, idling);

const call = (target: string, value: object): object => ({
  type: 1,
  target,
  arguments: [JSON.stringify(value)],
});

async function visit({ serviceUrl, withBox }: Idling, index: number): Promise<RawClient> {
  const guid = randomUUID();
  const address = { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` };
  let cookie = '';
  if (withBox) {
    const answer = await fetch(`${serviceUrl}/api/chat/get-box`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guid': guid, ...address },
      body: '{}',
    });
    await answer.arrayBuffer();
    cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  }
  const headers = { ...address, ...(cookie && { cookie }) };
  const client = await RawClient.connect(`${serviceUrl}${hubPath}?guid=${guid}`, { headers });
  const page = { location: '/shop/product/1001/x', title: 'صفحهٔ کالا', value: '1001' };
  client.send(call(hubMethods.changeLocation, page));
  if (withBox) client.send(call(hubMethods.changeChatLocation, { type: 'list', value: '' }));
  return client;
}

const leave = (clients: readonly RawClient[]): Promise<unknown> => {
  for (const { socket } of clients) socket.terminate();
  return Promise.all(clients.map(({ closed }) => closed));
};

/** Lets visitors come and do nothing. @returns by how much the service has grown, bytes a visitor */
async function idle(idling: Idling): Promise<number> {
  const come = (count: number) =>
    inBatches(
      Array.from({ length: count }, (_, index) => index),
      (index) => visit(idling, index),
    );
  await leave(await come(warmUp));
  await pause(settling);
  const before = residentOf(idling.pid);
  const here = await come(idling.visitors);
  const pings = setInterval(() => {
    for (const client of here) client.send({ type: 6 });
  }, settling);
  await pause(settling);
  const after = residentOf(idling.pid);
  clearInterval(pings);
  await leave(here);
  return (after - before) / idling.visitors;
}

if (import.meta.main) await answerApart(idle);
