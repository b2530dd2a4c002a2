import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { hubPath } from '#lib/contract/hub.ts';
import { residentOf } from '#scripts/bench/resident.ts';
import { bodyOf, type Call, callsOf, documented, hubText, target } from '#scripts/fuzz/inputs.ts';
import type { Counts } from '#scripts/lib/results.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';

/** Most memory above that of the first inputs, in MB. */
const mostRise = 150;
const inputsBefore = 200;

/** An address of this machine that no other visitor has: limits count it by itself. */
const localAddress = '127.0.0.9';
const patience = 30_000;

interface Sent {
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a request as it is: `fetch` would tidy its path.
 * @throws Error for an answer that is the shop's fault, and without one
 */
async function ask(base: string, { body, ...sent }: Sent): Promise<void> {
  const { port } = new URL(base);
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, localAddress, timeout: patience, ...sent });
    asked.once('response', (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('timeout', () => asked.destroy(new Error('no answer')));
    asked.once('error', reject).end(body);
  });
  if (status >= 500) throw new Error(`answered ${status}`);
}

async function callWith(base: string, { method, path }: Call, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-guid': randomUUID() };
  if (method === 'get') await ask(base, { path, headers });
  else await ask(base, { path, headers, method: 'POST', body });
}

async function hubWith(base: string, text: string): Promise<void> {
  const { port } = new URL(base);
  const url = `ws://127.0.0.1:${port}${hubPath}?guid=${randomUUID()}`;
  const socket = new WebSocket(url, { localAddress });
  await once(socket, 'open');
  socket.send('{"protocol":"json","version":1}\u001e');
  socket.send(text.toWellFormed());
  socket.send('{"type":6}\u001e');
  // The connection may be closed for it, the service must go on.
  await Promise.race([once(socket, 'close'), once(socket, 'message')]);
  socket.terminate();
}

interface Part {
  name: string;
  /** Sends inputs of one kind, until one fails or the time or their number is over. */
  run: (bounds: Bounds) => Promise<Told>;
}
type Told = Pick<fc.RunDetails<unknown>, 'counterexample' | 'errorInstance' | 'numRuns' | 'seed'>;
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

function partsOf(base: string, calls: readonly Call[]): Part[] {
  const called = fc
    .constantFrom(...calls)
    .chain((call) => bodyOf(call).map((body): [Call, string] => [call, body]));
  return [
    part('bodies of all calls', called, ([call, body]) => callWith(base, call, body)),
    part('paths', target, (path) => ask(base, { path })),
    part('messages to the hub', hubText, (text) => hubWith(base, text)),
  ];
}

/** Sends a running shop of its own what nobody would write by hand, each part for a third of the time. */
export async function fuzz(shop: RunningShop, seconds: number): Promise<Counts> {
  const { baseUrl } = shop;
  const pids = [shop.storefrontPid, shop.servicePid];
  const described = await fetch(`${baseUrl}/api/openapi.json`);
  const calls = callsOf(documented.parse(await described.json()));
  const parts = partsOf(baseUrl, calls);
  for (const { run } of parts) await run({ numRuns: inputsBefore });
  const before = pids.map(residentOf);
  const counts = { passed: 0, failed: 0 };
  for (const { name, run } of parts) {
    // oxlint-disable-next-line no-await-in-loop
    const told = await run({
      numRuns: 10_000_000,
      interruptAfterTimeLimit: (seconds * 1_000) / parts.length,
    });
    const isFine = told.counterexample === null;
    counts[isFine ? 'passed' : 'failed'] += 1;
    console.log(`${isFine ? '✓' : '✗'} ${name}: ${told.numRuns} inputs, seed ${told.seed}`);
    if (!isFine)
      console.log(`  ${String(told.errorInstance)}: ${fc.stringify(told.counterexample)}`);
  }
  const rises = pids.map((pid, at) => Math.round((residentOf(pid) - (before[at] ?? 0)) / 1e6));
  const isLevel = rises.every((rise) => rise <= mostRise);
  counts[isLevel ? 'passed' : 'failed'] += 1;
  console.log(
    `${isLevel ? '✓' : '✗'} memory: storefront ${rises[0]} MB, service ${rises[1]} MB more`,
  );
  return counts;
}
