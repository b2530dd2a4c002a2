import type { MoneyChecksAnswer } from '#lib/contract/admin-money.ts';
import type { Database } from '#server/db/database.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import {
  type Found,
  findMistakes,
  insertCheck,
  isCheckedToday,
  readChecks,
  sumDay,
} from '#server/modules/money-check/queries.ts';
import { sentenceOf } from '#server/modules/money-check/texts.ts';

/** Comparisons an owner can look back at. */
const most = 30;

/** Compares all money and stock with the orders, once a day. */
export function createMoneyCheckService(database: Database) {
  /** @returns what does not add up; null when it was compared before today */
  const checkToday = (logger: JobLogger): Promise<Found[] | null> =>
    database.transaction(async (tx) => {
      if (await isCheckedToday(tx)) return null;
      const findings = await findMistakes(tx);
      await insertCheck(tx, await sumDay(tx), findings);
      report(logger, findings);
      return findings;
    });

  async function list(): Promise<MoneyChecksAnswer> {
    const checks = await readChecks(database.db, most);
    return {
      checks: checks.map(({ at, sums, findings }) => ({
        at: at.toISOString(),
        sums,
        findings: findings.map((each) => ({ ...each, message: sentenceOf(each) })),
      })),
    };
  }

  return { checkToday, list };
}
export type MoneyCheckService = ReturnType<typeof createMoneyCheckService>;

function report(logger: JobLogger, findings: readonly Found[]): void {
  for (const finding of findings) {
    logger.error({ event: 'money mismatch', ...finding }, 'Money or stock does not add up');
  }
  if (findings.length === 0) logger.info('Money and stock add up');
}
