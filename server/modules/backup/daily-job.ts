import { dayInTehran } from '#lib/text/date.ts';
import { ShopError } from '#server/errors.ts';
import type { Job } from '#server/jobs/job.ts';
import type { BackupRuns } from '#server/modules/backup/run-service.ts';

/** Ms between looks whether the hour has come, and after a look that found no space or no folder. */
const [every, afterRefusal] = [60_000, 3_600_000];
const aDay = 86_400_000;

/** When the last backup was due that is made daily at an hour in Tehran. @param now ms since 1970 */
export function lastDue(hour: number, now: number): string {
  const day = dayInTehran(new Date(now).toISOString());
  const today = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+03:30`);
  return new Date(today > now ? today - aDay : today).toISOString();
}

/** Makes a backup each day. One that was missed, because nothing ran at its hour, is made late. */
export const dailyBackup = (
  runs: Pick<BackupRuns, 'startDaily'>,
  hourNow: () => number | null,
): Job => ({
  name: 'daily backup',
  every,
  async run(logger) {
    const hour = hourNow();
    if (hour === null) return 'later';
    try {
      await runs.startDaily(lastDue(hour, Date.now()));
      return 'later';
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      logger.error({ err: error }, 'The daily backup was not made');
      return afterRefusal;
    }
  },
});
