import { expect, test } from '@jest/globals';
import { createLogger } from '#server/http/logging.ts';
import { type SmsKind, createSmsBudget } from '#server/sms-outbox/budget.ts';

test('notices leave codes their share, paid orders are never refused, and all count for the warning', async () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });
  const settings = { smsPerHour: 20, smsPerDay: 1_000 };
  const budget = createSmsBudget({ redis: null, logger, settings });
  const spent = async (kind: SmsKind, tries: number) => {
    const all = await Promise.allSettled(Array.from({ length: tries }, () => budget.spend(kind)));
    return all.filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await spent('notice', 20)).toBe(7);
  expect(lines).toEqual([]);
  expect(await spent('must', 30)).toBe(30);
  expect(lines.filter((line) => line.includes('SMS budget'))).toHaveLength(1);
  expect(await spent('open-code', 20)).toBe(7);
  expect(await spent('notice', 1)).toBe(0);
  expect(await spent('member-code', 20)).toBe(6);
});
