import { useEffect } from 'react';
import type { PanelMeAnswer } from '#lib/contract/staff.ts';
import { createConnection } from '#lib/realtime/connection.ts';
import { call } from '#panel/client.ts';
import { closeChatLine, openChatLine, passChatEvent } from '#panel/live/chat-line.ts';
import {
  batchNews,
  importNews,
  orderNews,
  type Outdated,
  pictureNews,
  waitingNews,
  withNews,
} from '#panel/live/news.ts';
import { useLive } from '#panel/live/state.ts';
import { waitingQuery } from '#panel/live/waiting.ts';
import { queries } from '#panel/queries.ts';
import { meQuery, takeMe } from '#panel/session/calls.ts';

/** Ms for which news are gathered: a burst of orders is read once. */
const gather = 1_000;
/** Ms without a connection after which it counts as lost. */
const grace = 5_000;

/** What events keep up to date: after a gap it is read again. */
const kept: Outdated = [
  ['waiting'],
  ['order'],
  ['orders', 'newest'],
  ['orders', 'counts'],
  ['orders', 'receipts'],
  ['orders', 'returns'],
  ['today'],
  ['opinions', 'waiting'],
  ['messages'],
  ['batches'],
  ['imports', 'one'],
  ['imports', 'pictures'],
  ['chats'],
];

type Timer = ReturnType<typeof setTimeout>;
let isWanted = false;
let isAsking = false;
let losing: Timer | undefined;
let reading: Timer | undefined;
const outdated = new Map<string, readonly unknown[]>();

function readAgain(keys: Iterable<readonly unknown[]>): void {
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
}

function readSoon(keys: Outdated | null): void {
  for (const key of keys ?? []) outdated.set(JSON.stringify(key), key);
  if (outdated.size === 0) return;
  reading ??= setTimeout(() => {
    reading = undefined;
    const due = [...outdated.values()];
    outdated.clear();
    readAgain(due);
  }, gather);
}

/** Without events what is in view is read at once, and then again and again. */
function loseSoon(): void {
  losing ??= setTimeout(() => {
    useLive.setState({ isLost: true });
    readAgain(kept);
  }, grace);
}

function isBack(): void {
  clearTimeout(losing);
  losing = undefined;
  useLive.setState({ isLost: false });
}

/**
 * The hub ends the connection of a session that is over, or may do something else now, without saying so; a call finds
 * out, and waits until the person has signed in again.
 */
async function askWhoIsHere(): Promise<void> {
  if (isAsking || !isWanted) return;
  isAsking = true;
  const before = queries.getQueryData(meQuery.queryKey)?.xsrf;
  try {
    const { me } = await call<PanelMeAnswer>('Get-Me');
    queries.setQueryData(meQuery.queryKey, takeMe(me));
    if (isWanted && me.xsrf !== before) connection.want();
  } catch {
    // Nobody has signed in, or the shop cannot be reached: the connection tries on by itself.
  } finally {
    isAsking = false;
  }
}

const connection = createConnection(async (onWireEvent) => {
  const { createWire } = await import('#panel/live/wire.ts');
  const wire = createWire({
    onWireEvent: (event) => {
      if (event !== 'recovered') closeChatLine(wire.send);
      if (event !== 'recovered' && isWanted) loseSoon();
      if (event === 'lost') void askWhoIsHere();
      onWireEvent(event);
    },
    onReady: () => {
      isBack();
      readAgain(kept);
      openChatLine(wire.send);
    },
    onOrder: (args) => readSoon(orderNews(args)),
    onBatch: (args) => readSoon(batchNews(args)),
    onImport: (args) => readSoon(importNews(args)),
    onImportPictures: (args) => readSoon(pictureNews(args)),
    onWaiting: (args) => {
      const news = waitingNews(args);
      if (news === null) return;
      queries.setQueryData(waitingQuery.queryKey, (counts) => counts && withNews(counts, news));
      readSoon(news.outdated);
    },
    onChat: passChatEvent,
  });
  return wire;
});

const want = () => connection.want();

/** Connects to the hub, or resumes. */
export function startLive(): void {
  isWanted = true;
  loseSoon();
  want();
}

/** Disconnects, before the session is ended on purpose. */
export function stopLive(): void {
  isWanted = false;
  connection.leave();
  isBack();
}

function resumeInView(): void {
  if (document.visibilityState === 'visible') want();
}

/** Keeps the panel connected while its frame is shown. */
export function useLiveConnection(): void {
  useEffect(() => {
    startLive();
    addEventListener('online', want);
    addEventListener('focus', want);
    document.addEventListener('visibilitychange', resumeInView);
    return () => {
      removeEventListener('online', want);
      removeEventListener('focus', want);
      document.removeEventListener('visibilitychange', resumeInView);
      stopLive();
    };
  }, []);
}
