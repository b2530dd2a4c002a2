import { timestamp } from 'drizzle-orm/pg-core';

/** A point in time, independent of time zones. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
