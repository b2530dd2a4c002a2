import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type LoadedRequest, percentile } from '#scripts/bench/load.ts';
import { residentOf } from '#scripts/bench/resident.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';

/** What visitors request. */
const visited = [
  '/',
  '/shop',
  '/blog',
  '/api/home/get-master-data',
  '/shop/price-list',
  '/robots.txt',
];

const inTurn = (at: number): LoadedRequest => ({
  method: 'GET',
  path: visited[at % visited.length] ?? '/',
});

/** What was seen while visitors came. Both programs: storefront, service. */
export interface Reading {
  /** Times of visits, in ms. */
  p95: number;
  p99: number;
  visits: number;
  /** What happened to each visit that failed. */
  failures: readonly string[];
  /** Highest memory of the programs, in bytes. */
  memory: readonly number[];
  /** Open files and connections of the programs, at the end. */
  handles: readonly number[];
}

const wordsOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);

const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Visits the shop at an even rate, and watches its programs. `next` says what the visit of that number requests. */
export async function watch(
  shop: RunningShop,
  seconds: number,
  rate: number,
  next: (at: number) => LoadedRequest = inTurn,
): Promise<Reading> {
  const times: number[] = [];
  const visits: Promise<void>[] = [];
  const pids = [shop.storefrontPid, shop.servicePid];
  const memory = [0, 0];
  const failures: string[] = [];
  const send = ({ path, headers, ...request }: LoadedRequest) =>
    fetch(shop.baseUrl + path, {
      ...request,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(10_000),
    });
  const visit = async (request: LoadedRequest) => {
    const { path } = request;
    const began = performance.now();
    // As browsers do: an idle connection may be closed while a request is on its way.
    const answer = await send(request).catch((error: unknown) => {
      if (wordsOf(error).endsWith('ECONNRESET')) return send(request);
      throw error;
    });
    await answer.arrayBuffer();
    times.push(performance.now() - began);
    if (answer.status !== 200) failures.push(`${path}: ${answer.status}`);
  };
  const began = performance.now();
  const count = seconds * rate;
  while (visits.length < count) {
    const due = Math.min(count, Math.ceil(((performance.now() - began) / 1_000) * rate) + 1);
    while (visits.length < due) {
      const request = next(visits.length);
      const failed = (reason: unknown) => void failures.push(`${request.path}: ${wordsOf(reason)}`);
      visits.push(visit(request).catch(failed));
    }
    for (const [at, pid] of pids.entries()) {
      memory[at] = Math.max(memory[at] ?? 0, residentOf(pid));
    }
    // oxlint-disable-next-line no-await-in-loop
    await pause(50);
  }
  await Promise.all(visits);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    visits: visits.length,
    failures,
    memory,
    handles: pids.map(handlesOf),
  };
}
