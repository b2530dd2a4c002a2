import type { z } from 'zod';
import type { GuardedEvent } from '#lib/contract/admin-today.ts';
import type { StaffEvent, StaffEventsAnswer, staffEventsBody } from '#lib/contract/staff.ts';
import type { Database } from '#server/db/database.ts';
import {
  eventPageSize,
  readEvents,
  readLatestEvents,
} from '#server/modules/staff/event-queries.ts';
import { actionOf, actionsOf, guardedActions, subjectLabel } from '#server/staff-actions.ts';

/** Days for which the first screen shows what owners should know of. */
const guardedDays = 7;

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

  /** Changes of the last week that owners should know of: however many there are, none hides another kind or person. */
  async function guarded(): Promise<GuardedEvent[]> {
    const found = await readLatestEvents(db, guardedActions, guardedDays);
    return found.map(({ action, subject, ...event }) => ({
      ...event,
      label: actionOf(action).label,
      subjectLabel: subjectLabel(subject),
    }));
  }

  return { list, guarded };
}

const shown = (event: Awaited<ReturnType<typeof readEvents>>[number]): StaffEvent => ({
  ...event,
  ...actionOf(event.action),
  subjectLabel: subjectLabel(event.subject),
});

export type EventService = ReturnType<typeof createEvents>;
