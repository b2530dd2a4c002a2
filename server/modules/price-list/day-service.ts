import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { dayInTehran } from '#lib/text/date.ts';
import type { Base } from '#server/modules/module.ts';
import { announce } from '#server/outbox/announce.ts';

const today = (): string => dayInTehran(new Date().toISOString());

/**
 * Announces each new day in Tehran, because pages name the day their prices are of; and the day of the start, which may
 * have begun while the service did not run.
 */
export function createDayService({ database, events }: Pick<Base, 'database' | 'events'>) {
  let known = '';
  return {
    async announceDay(): Promise<'later'> {
      const day = today();
      if (day === known) return 'later';
      await announce(database.db, { tags: [tags.day], paths: [paths.priceList(0, '')] });
      known = day;
      events.emit('outbox');
      return 'later';
    },
  };
}
