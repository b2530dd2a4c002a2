import type { z } from 'zod';
import type { StaffEvent, StaffEventsAnswer, staffEventsBody } from '#lib/contract/staff.ts';
import type { Database } from '#server/db/database.ts';
import { eventPageSize, readEvents } from '#server/modules/staff/event-queries.ts';
import { actionOf, actionsOf, guardedActions, subjectLabel } from '#server/staff-actions.ts';

/** How long, in ms, and how many of them the first screen shows what owners hear of. */
const guardedFor = 7 * 86_400_000;
const mostGuarded = 5;

/** What staff changed («رخدادها»). */
export function createEvents({ db }: Database) {
  /** The newest first; a text or an area only within the 90 days before `to`, unless `from` is given. */
  async function list({
    area,
    ...filter
  }: z.output<typeof staffEventsBody>): Promise<StaffEventsAnswer> {
    const actions = area === undefined ? null : actionsOf(area);
    if (actions?.length === 0) return { events: [], next: null };
    const found = await readEvents(db, { ...filter, actions });
    const events = found.slice(0, eventPageSize).map(shown);
    const hasMore = found.length > eventPageSize;
    return { events, next: (hasMore && events.at(-1)?.id) || null };
  }

  /** What owners hear of, of the last week: at most five, the newest first. */
  async function guarded(): Promise<StaffEvent[]> {
    const from = new Date(Date.now() - guardedFor).toISOString();
    return (await readEvents(db, { actions: guardedActions, from }))
      .slice(0, mostGuarded)
      .map(shown);
  }

  return { list, guarded };
}

const shown = (event: Awaited<ReturnType<typeof readEvents>>[number]): StaffEvent => ({
  ...event,
  ...actionOf(event.action),
  subjectLabel: subjectLabel(event.subject),
});

export type EventService = ReturnType<typeof createEvents>;
