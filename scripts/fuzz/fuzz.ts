import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { hubMethods, hubPath } from '#lib/contract/hub.ts';
import { panelHubPath } from '#lib/contract/panel-hub.ts';
import { handshake, upgrade } from '#scripts/drill/hub-wire.ts';
import { residentOf } from '#scripts/bench/resident.ts';
import { type Caller, type Callers, callers, createCallers } from '#scripts/fuzz/callers.ts';
import { hubBytes, hubText } from '#scripts/fuzz/hub.ts';
import {
  type Call,
  callsOf,
  documented,
  paymentRequests,
  requestsOf,
  type Sent,
  target,
} from '#scripts/fuzz/inputs.ts';
import { readKnown } from '#scripts/fuzz/known.ts';
import type { Known } from '#scripts/fuzz/values.ts';
import type { Counts } from '#scripts/lib/results.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';

/** Most memory above that of the first inputs, in MB. */
const mostRise = 150;
const inputsBefore = 150;

/** Another address of this machine for each request: limits count each by itself. */
const anAddress = (): string =>
  `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`;
const patience = 30_000;

interface Asked {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request as it is: `fetch` would tidy its path.
 * @returns the status
 * @throws Error for an answer that is the shop's fault, and without one
 */
async function ask(base: string, { body, ...sent }: Asked): Promise<number> {
  const { port } = new URL(base);
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      localAddress: anAddress(),
      timeout: patience,
      ...sent,
    });
    asked.once('response', (answer) => {
      answer.resume().once('close', () => {
        if (answer.complete) resolve(answer.statusCode ?? 0);
        else reject(new Error('the answer breaks off'));
      });
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject).end(body);
  });
  if (status >= 500) throw new Error(`answered ${status}`);
  return status;
}

type Called = [sent: Sent, caller: Caller];
const isOfStaff = (path: string): boolean => /^\/api\/admin\//i.test(path);

/** Calls in the name of `caller`. */
async function callWith(base: string, sessions: Callers, [sent, caller]: Called): Promise<void> {
  const { method, path, type, body } = sent;
  const session = await sessions.headersOf(caller);
  const headers = { 'content-type': type, 'x-guid': randomUUID(), ...session };
  const status = await ask(base, {
    path,
    method,
    headers,
    ...(method === 'POST' && { body: body.toWellFormed() }),
  });
  // Elsewhere a session of the panel counts for nothing, and in the panel a member's.
  if (status === 401 && isOfStaff(path) === (caller === 'administrator')) sessions.ended(caller);
}

/** Which hub: that of shoppers, or the panel's, for the administrator. */
type HubName = 'shop' | 'panel';
const hubNames = fc.constantFrom<HubName>('shop', 'panel');

/** The path of a hub, and what opens it. */
async function hubOf(base: string, sessions: Callers, name: HubName) {
  if (name === 'shop') return { path: hubPath, headers: {} };
  const session = await sessions.headersOf('administrator');
  return { path: panelHubPath, headers: { ...session, origin: base } };
}

/** The administrator's session was ended by another input. */
const isOver = (name: HubName, answer: string): boolean =>
  name === 'panel' && /\b401\b/.test(answer);

async function hubWith(
  base: string,
  sessions: Callers,
  [text, name]: [string, HubName],
): Promise<void> {
  const { port } = new URL(base);
  const { path, headers } = await hubOf(base, sessions, name);
  const url = `ws://127.0.0.1:${port}${path}?guid=${randomUUID()}`;
  const socket = new WebSocket(url, { localAddress: anAddress(), headers });
  const signal = AbortSignal.timeout(patience);
  try {
    await once(socket, 'open', { signal });
    // The connection may be closed for it, the service must go on.
    const messages = on(socket, 'message', { close: ['close'], signal });
    socket.send('{"protocol":"json","version":1}\u001e');
    socket.send(text.toWellFormed());
    socket.send(`{"type":1,"target":"${hubMethods.reconnect}","arguments":[]}\u001e`);
    for await (const [data] of messages) if (String(data).includes(answerOf)) break;
  } catch (error) {
    if (!isOver(name, String(error))) throw error;
    sessions.ended('administrator');
  } finally {
    // Before it is open, this fails it.
    socket.on('error', () => {}).terminate();
  }
}

/** Sends bytes behind the handshake of a connection to a hub, which has to end once the client has ended. */
async function bytesWith(
  base: string,
  sessions: Callers,
  [[first, second], name]: [[Buffer, Buffer], HubName],
): Promise<void> {
  const port = Number(new URL(base).port);
  const { path, headers } = await hubOf(base, sessions, name);
  const socket = connect({ port, host: '127.0.0.1', localAddress: anAddress(), noDelay: true });
  const signal = AbortSignal.timeout(patience);
  // The connection may be cut off for what is sent.
  socket.on('error', () => {});
  try {
    socket.write(upgrade(path, headers));
    const [head] = await once(socket, 'data', { signal });
    const [status = ''] = String(head).split('\r\n', 1);
    if (isOver(name, status)) {
      sessions.ended('administrator');
      return;
    }
    if (!status.startsWith('HTTP/1.1 101')) throw new Error(String(head));
    socket.resume();
    socket.write(handshake);
    socket.write(first, () => socket.end(second));
    if (!socket.closed) await once(socket, 'close', { signal });
  } finally {
    socket.destroy();
  }
}

/** What the hub sends to those who say that they are back. */
const answerOf = '"ReconnectEvent"';

interface Part {
  name: string;
  /** Sends inputs of one kind, until one fails or the time or their number is over. */
  run: (bounds: Bounds) => Promise<RunResult>;
}
type RunResult = Pick<
  fc.RunDetails<unknown>,
  'counterexample' | 'errorInstance' | 'numRuns' | 'seed'
>;
type Bounds = Pick<fc.Parameters, 'numRuns' | 'interruptAfterTimeLimit'>;

function part<Input>(
  name: string,
  inputs: fc.Arbitrary<Input>,
  act: (input: Input) => Promise<void>,
): Part {
  return {
    name,
    run: async (bounds) => await fc.check(fc.asyncProperty(inputs, act), bounds),
  };
}

/** Calls that end a session, or ask for one, whoever calls; and logins are limited. */
const ofSessions = /\/(?:logout|refresh|Sign-Out)$/i;
const changesOfStaff = /\/Admin\/(?!Get-)/i;

/** Whether a caller may make a call: in a shop that others use afterwards, nothing is changed by administrators. */
const mayCall = ({ path }: Call, caller: Caller, isOwn: boolean): boolean =>
  caller === 'visitor' ||
  (!ofSessions.test(path) && (isOwn || caller === 'member' || !changesOfStaff.test(path)));

interface Ground {
  base: string;
  calls: readonly Call[];
  known: Known;
  sessions: Callers;
  isOwn: boolean;
}

function partsOf({ base, calls, known, sessions, isOwn }: Ground): Part[] {
  const documentedOnes = fc
    .tuple(fc.constantFrom(...calls), fc.constantFrom(...callers))
    .filter(([call, caller]) => mayCall(call, caller, isOwn))
    .chain(([call, caller]) => requestsOf(call, known).map((sent): Called => [sent, caller]));
  const ofPayments = paymentRequests(known).map((sent): Called => [sent, 'visitor']);
  const called = fc.oneof(
    { weight: 9, arbitrary: documentedOnes },
    { weight: 1, arbitrary: ofPayments },
  );
  return [
    part('bodies of all calls', called, (input) => callWith(base, sessions, input)),
    part('paths', target, async (path) => void (await ask(base, { path }))),
    part('messages to the hubs', fc.tuple(hubText, hubNames), (input) =>
      hubWith(base, sessions, input),
    ),
    part('frames to the hubs', fc.tuple(hubBytes, hubNames), (input) =>
      bytesWith(base, sessions, input),
    ),
  ];
}

interface Options {
  seconds: number;
  /** Whether nobody else uses the shop: administrators change it, and a member with orders calls. */
  isOwn: boolean;
}

/** Sends a running demo shop what nobody would write by hand, each part for the same share of the time. */
export async function fuzz(shop: RunningShop, { seconds, isOwn }: Options): Promise<Counts> {
  const { baseUrl } = shop;
  const pids = [shop.storefrontPid, shop.servicePid];
  const described = await fetch(`${baseUrl}/api/openapi.json`);
  const calls = callsOf(documented.parse(await described.json()));
  const sessions = createCallers(baseUrl, isOwn);
  const known = await readKnown(baseUrl, sessions);
  const parts = partsOf({ base: baseUrl, calls, known, sessions, isOwn });
  const counts = { passed: 0, failed: 0 };
  const runPart = async ({ name, run }: Part, bounds: Bounds) => {
    const result = await run(bounds);
    const isFine = result.counterexample === null;
    counts[isFine ? 'passed' : 'failed'] += 1;
    const [storefront = 0, service = 0] = pids.map((pid) => Math.round(residentOf(pid) / 1e6));
    const memory = `storefront ${storefront} MB, service ${service} MB`;
    console.log(
      `${isFine ? '✓' : '✗'} ${name}: ${result.numRuns} inputs, seed ${result.seed}, ${memory}`,
    );
    if (!isFine)
      console.log(`  ${String(result.errorInstance)}: ${fc.stringify(result.counterexample)}`);
  };
  for (const one of parts) await runPart(one, { numRuns: inputsBefore });
  const before = pids.map(residentOf);
  const interruptAfterTimeLimit = (seconds * 1_000) / parts.length;
  for (const one of parts) await runPart(one, { numRuns: 10_000_000, interruptAfterTimeLimit });
  const rises = pids.map((pid, at) => Math.round((residentOf(pid) - (before[at] ?? 0)) / 1e6));
  const isLevel = rises.every((rise) => rise <= mostRise);
  counts[isLevel ? 'passed' : 'failed'] += 1;
  console.log(
    `${isLevel ? '✓' : '✗'} memory: storefront ${rises[0]} MB, service ${rises[1]} MB more`,
  );
  return counts;
}
