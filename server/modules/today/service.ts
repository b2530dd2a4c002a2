import type {
  DayHours,
  TodayAnswer,
  Waiting,
  WaitingCountsAnswer,
} from '#lib/contract/admin-today.ts';
import { type WaitingKind, waitingPermissions } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { dayInTehran } from '#lib/text/date.ts';
import type { Database } from '#server/db/database.ts';
import type { EventService } from '#server/modules/staff/event-service.ts';
import {
  chats,
  countWaiting,
  lowStock,
  money,
  opinions,
  readHours,
  receipts,
  returns,
  toAccept,
  toPack,
} from '#server/modules/today/queries.ts';

const dayMs = 86_400_000;

/** How many of a kind wait, and when they were counted, in ms. */
export interface Counted {
  readonly count: number;
  readonly at: number;
}

/** What the panel's first screen says. */
export function createTodayService(database: Database, events: Pick<EventService, 'guarded'>) {
  /** @param held permissions of who asks: what they may not see is null */
  async function read(held: readonly Permission[]): Promise<TodayAnswer> {
    const shown = async (
      permission: Permission,
      statement: Parameters<typeof waitingOf>[0],
    ): Promise<Waiting> => (held.includes(permission) ? waitingOf(statement) : null);
    return {
      waiting: {
        toPack: await shown('orders', toPack),
        toAccept: await shown('orders', toAccept),
        receipts: await shown('orders', receipts),
        returns: await shown('orders', returns),
        chats: await shown('chat', chats),
        money: await shown('refunds', money),
        opinions: await shown('opinions', opinions),
        lowStock: await shown('stock', lowStock),
      },
      guarded: held.includes('staff') ? await events.guarded() : null,
      days: held.includes('reports') ? await days(Date.now()) : null,
    };
  }

  async function waitingOf(statement: typeof toPack): Promise<Waiting> {
    const [found] = await database.run(statement, []);
    return found ?? null;
  }

  async function days(now: number): Promise<TodayAnswer['days']> {
    const at = new Date(now).toISOString();
    const before = dayInTehran(new Date(now - dayMs).toISOString());
    const found = await database.run(readHours, [before, dayInTehran(at)]);
    if (found.some(({ isWhole }) => !isWhole)) return null;
    const hoursOf = (isToday: boolean): DayHours =>
      Array.from({ length: 24 }, (_, hour) => {
        const row = found.find((each) => each.isToday === isToday && each.hour === hour);
        return { orders: row?.orders ?? 0, amount: row?.amount ?? 0 };
      });
    return { now: at, today: hoursOf(true), yesterday: hoursOf(false) };
  }

  async function count(kind: WaitingKind): Promise<Counted> {
    const [found] = await database.run(countWaiting[kind], []);
    return found ?? { count: 0, at: 0 };
  }

  /** What the menu counts. @param held permissions of who asks: what they may not see is null */
  async function counts(held: readonly Permission[]): Promise<WaitingCountsAnswer> {
    const shown = async (kind: WaitingKind) =>
      held.includes(waitingPermissions[kind]) ? count(kind) : null;
    return {
      orders: await shown('orders'),
      receipts: await shown('receipts'),
      returns: await shown('returns'),
      opinions: await shown('opinions'),
      messages: await shown('messages'),
      chats: await shown('chats'),
    };
  }

  return { read, count, counts };
}
export type TodayService = ReturnType<typeof createTodayService>;
