import { z } from 'zod';
import type { WaitingKind } from '#lib/contract/panel-hub.ts';
import { staffEvent } from '#lib/contract/staff.ts';
import { toman } from '#lib/contract/values.ts';

const moment = z.iso.datetime();

/** How much of one kind waits for staff; null for who may not see it. */
const waiting = z
  .object({
    count: z.int().min(0),
    /** Since when the one waits that waits longest; null when none does. */
    oldest: moment.nullable(),
    /** Their sum in toman; null where there is none to tell. */
    amount: toman.nullable(),
  })
  .nullable();
export type Waiting = z.infer<typeof waiting>;

/** Orders made on a day in Tehran that were paid or taken up, by hour from midnight. */
const hours = z.array(z.object({ orders: z.int().min(0), amount: toman })).length(24);

const guardedEvent = staffEvent
  .pick({ id: true, at: true, person: true, label: true, subjectLabel: true })
  /** How often that person did it in the week. */
  .extend({ count: z.int().min(1) });
export type GuardedEvent = z.infer<typeof guardedEvent>;

/** What waits for staff, and how today compares. */
export const todayAnswer = z.object({
  waiting: z.object({
    toPack: waiting,
    /** Orders that are paid on delivery, to be accepted. */
    toAccept: waiting,
    receipts: waiting,
    returns: waiting,
    /** Visitors who wait for an answer in a chat. */
    chats: waiting,
    /** Refunds for staff to pay, and money that pays no order. */
    money: waiting,
    opinions: waiting,
    /** Variants whose pieces have sunk to their limit. */
    lowStock: waiting,
  }),
  /** The latest change of each kind by each person of the last week that owners should know of; null for who may not manage staff. */
  guarded: z.array(guardedEvent).nullable(),
  /** Null for who may not see reports, and where two days have more orders than are read. */
  days: z.object({ now: moment, today: hours, yesterday: hours }).nullable(),
});
export type TodayAnswer = z.infer<typeof todayAnswer>;
export type DayHours = z.infer<typeof hours>;

/** How many wait, and when they were counted, in ms; null for who may not see it. */
const counted = z.object({ count: z.int().min(0), at: z.int() }).nullable();

export const waitingCountsAnswer = z.object({
  /** Paid ones, and those on delivery to be accepted. */
  orders: counted,
  receipts: counted,
  returns: counted,
  opinions: counted,
  /** Of the contact page. */
  messages: counted,
  /** Chats whose visitor waits for an answer. */
  chats: counted,
}) satisfies z.ZodType<Record<WaitingKind, unknown>>;
export type WaitingCountsAnswer = z.infer<typeof waitingCountsAnswer>;
