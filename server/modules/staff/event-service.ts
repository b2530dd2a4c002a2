import type { z } from 'zod';
import type { StaffEventsAnswer, staffEventsBody } from '#lib/contract/staff.ts';
import type { Database } from '#server/db/database.ts';
import { eventPageSize, readEvents } from '#server/modules/staff/event-queries.ts';
import { actionOf, actionsOf, subjectLabel } from '#server/staff-actions.ts';

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
    const events = found.slice(0, eventPageSize).map((event) => ({
      ...event,
      ...actionOf(event.action),
      subjectLabel: subjectLabel(event.subject),
    }));
    const hasMore = found.length > eventPageSize;
    return { events, next: (hasMore && events.at(-1)?.id) || null };
  }

  return { list };
}
export type EventService = ReturnType<typeof createEvents>;
