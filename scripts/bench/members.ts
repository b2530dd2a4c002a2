import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addToBasketAnswer } from '#lib/contract/basket.ts';
import { hubEvents } from '#lib/contract/hub.ts';
import { drawSample, pick, type Sample } from '#scripts/bench/calls.ts';
import { percentile } from '#scripts/bench/load.ts';
import { ms, printTable } from '#scripts/bench/table.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';
import { ShopEvents } from '#server/events.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { member } from '#server/db/schema/member.ts';
import { openTab, type Tab } from '#server/hub/testing/visitors.ts';
import { createSessionService } from '#server/modules/member-session/service.ts';

/** Number of connected members, each with one tab. */
const connected = 2_000;
/**
 * Changes per second on average: one per member in 50 s, more than shoppers make on a busy evening.
 */
const changesPerSecond = 40;
/** Connections and sessions opened at once. */
const batch = 50;
/** ms after which an event counts as lost. */
const patience = 5_000;
/** Signs the tokens of the measured shop. */
export const tokenSecret = randomUUID();

interface Connected {
  token: string;
  tab: Tab;
  /** The line in the basket. */
  line: Sample['variants'][number] | null;
}

/** ms from a change's call to its answer and to its event; null for a lost event. */
interface Measured {
  answer: number;
  event: number | null;
}

/** Runs `work` for each item, in batches, keeping the order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  size = batch,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += size) {
    results.push(...(await Promise.all(items.slice(from, from + size).map(work))));
  }
  return results;
}

/** ms until the next event of a Poisson process with `perSecond` events. */
export const gap = (perSecond: number): number =>
  (-Math.log(1 - Math.random()) / perSecond) * 1_000;

/**
 * Creates members and logs them in by the service's own code, before it runs. Resolves to their
 * access tokens.
 */
export async function makeMembers(env: NodeJS.ProcessEnv): Promise<string[]> {
  const at = { databaseUrl: env['DATABASE_URL'] ?? '', dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(at);
  const make = () => writeMembers(database, env['SITE_URL'] ?? '', connected);
  const made = await step(`Logging in ${connected} members`, make).finally(() => database.close());
  return made.map(({ token }) => token);
}

/** Creates members with a session. */
export async function writeMembers(
  database: Database,
  siteUrl: string,
  count: number,
): Promise<{ id: number; token: string }[]> {
  const numbers = Array.from({ length: count }, (_, index) => 9_330_000_000 + index);
  const rows = await database.db
    .insert(member)
    .values(
      numbers.map((number) => ({ mobile: `0${number}`, name: '', mobileVerifiedAt: new Date() })),
    )
    .onConflictDoUpdate({ target: member.mobile, set: { mobileVerifiedAt: new Date() } })
    .returning();
  const settings = { tokenSecret, siteUrl, memberRole: 'Member' };
  const sessions = createSessionService(database, new ShopEvents(), settings);
  const arrival = { remember: false, address: '127.0.0.1', userAgent: 'bench' };
  return inBatches(rows, async ({ id }) => {
    const session = await sessions.startSession(id, arrival);
    if (session === null) throw new PlainFailure('a member could not be logged in.');
    return { id, token: session.accessToken };
  });
}

/** Measures how long members wait for the event of their own change. */
export async function measureMembers(
  serviceUrl: string,
  tokens: readonly string[],
  seconds: number,
): Promise<void> {
  const { variants } = await step('Drawing a sample', () => drawSample(`${serviceUrl}/api`));
  const members = await step(`Connecting ${tokens.length} members`, () =>
    inBatches(tokens, async (token): Promise<Connected> => {
      const tab = await openTab(serviceUrl, randomUUID(), token);
      return { token, tab, line: null };
    }),
  );
  await changeFor(serviceUrl, members, variants, seconds / 5);
  const measured = await step(`Changing baskets for ${seconds} s`, () =>
    changeFor(serviceUrl, members, variants, seconds),
  );
  await inBatches(members, ({ tab }) => tab.stop());
  print(measured);
}

/**
 * Changes baskets of members without a change in progress, at random times. Stops at the first
 * failure.
 */
async function changeFor(
  serviceUrl: string,
  members: readonly Connected[],
  variants: Sample['variants'],
  seconds: number,
): Promise<Measured[]> {
  const idle = [...members];
  const changes: Promise<Measured>[] = [];
  const failed = new AbortController();
  const ends = performance.now() + seconds * 1_000;
  const goesOn = (at: number) => at < ends && !failed.signal.aborted;
  for (let at = performance.now(); goesOn(at); at += gap(changesPerSecond)) {
    await pause(Math.max(0, at - performance.now()));
    const [one] = idle.splice(Math.floor(Math.random() * idle.length), 1);
    if (one === undefined) continue;
    const changed = change(serviceUrl, one, pick(variants)).finally(() => idle.push(one));
    changed.catch(() => failed.abort());
    changes.push(changed);
  }
  return Promise.all(changes);
}

interface Hears {
  on(event: string, came: () => void): unknown;
  off(event: string, came: () => void): unknown;
}

/**
 * Listens for the next event of a basket, ignoring late events of earlier changes.
 * @param most ms after which it counts as lost
 */
export function listen(connection: Hears, most: number) {
  const since = performance.now();
  const { promise: received, resolve } = Promise.withResolvers<number | null>();
  const came = () => resolve(performance.now() - since);
  const timer = setTimeout(resolve, most, null);
  connection.on(hubEvents.updateBasket, came);
  return {
    /** ms until it arrived; null if it was lost. */
    received,
    end: () => {
      clearTimeout(timer);
      connection.off(hubEvents.updateBasket, came);
    },
  };
}

/** Adds a line to an empty basket, otherwise removes its line. */
async function change(
  serviceUrl: string,
  one: Connected,
  next: Sample['variants'][number],
): Promise<Measured> {
  const ear = listen(one.tab.connection, patience);
  try {
    const answer = await call(serviceUrl, one, one.line ?? next);
    one.line = one.line === null ? next : null;
    return { answer, event: await ear.received };
  } finally {
    ear.end();
  }
}

/** Resolves to the duration of the call in ms. */
async function call(
  serviceUrl: string,
  { token, line }: Connected,
  place: Sample['variants'][number],
): Promise<number> {
  const path = line === null ? 'Add-To-Basket' : 'Remove-From-Basket';
  const since = performance.now();
  const response = await fetch(`${serviceUrl}/api/Basket/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ WebsiteCode: place.product, ProductProperty: place.variant }),
  });
  const { message } = addToBasketAnswer.parse(await response.json());
  if (message !== null) throw new PlainFailure(`a basket was not changed: ${message}`);
  return performance.now() - since;
}

const came = (times: (number | null)[]) =>
  times.filter((time) => time !== null).toSorted((a, b) => a - b);

function print(measured: readonly Measured[]): void {
  const events = came(measured.map(({ event }) => event));
  const answers = came(measured.map(({ answer }) => answer));
  printTable(
    `${connected} members connected, ${changesPerSecond} changes of baskets a second (asked: event's p99 up to 150 ms)`,
    ['from the call to', 'changes', 'p50', 'p95', 'p99', 'lost'],
    [
      ["the call's answer", ...cells(answers, 0)],
      ["the event at the member's tab", ...cells(events, measured.length - events.length)],
    ],
  );
}

const cells = (sorted: readonly number[], lost: number): string[] => [
  String(sorted.length),
  ...[0.5, 0.95, 0.99].map((share) => ms(percentile(sorted, share))),
  String(lost),
];
