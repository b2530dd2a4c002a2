import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import { Worker } from '#server/jobs/worker.ts';
import { smsProvider } from '#server/sms/choose.ts';
import { kavenegar } from '#server/sms/kavenegar.ts';
import { type Sms, SmsFailure, type SmsProvider } from '#server/sms/provider.ts';
import {
  openProviderServer,
  type ProviderServer,
  says,
} from '#server/sms/testing/provider-server.ts';
import { createSmsBudget } from '#server/sms-outbox/budget.ts';
import { removeSomeExpired } from '#server/sms-outbox/old.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';
import { sendJob } from '#server/sms-outbox/send-job.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { until } from '#server/testing/until.ts';

let database: Database;
let server: ProviderServer;
let lines: string[];
const workers: Worker[] = [];

beforeEach(async () => {
  database = await openTestDatabase();
  server = await openProviderServer();
  server.answer(says(200, { return: { status: 200, message: 'تایید شد' }, entries: [] }));
  lines = [];
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await server.goDown().catch(() => undefined);
  await database.close();
});

const provided = () => kavenegar({ apiKey: 'key', line: '1000', address: server.address });
const logger = () => createLogger('debug', { write: (line: string) => void lines.push(line) });
const budgetOf = (smsPerHour: number) =>
  createSmsBudget({ redis: null, logger: logger(), settings: { smsPerHour, smsPerDay: 100_000 } });
function startWorker(provider: SmsProvider = provided(), budget = budgetOf(100_000)): Worker {
  const worker = new Worker([sendJob({ database, provider, budget, every: 20 })], logger());
  workers.push(worker);
  void worker.start();
  return worker;
}
const mobile = '09123456789';
const queue = (more: Partial<Parameters<typeof queueSms>[1]> = {}) =>
  database.transaction((tx) =>
    queueSms(tx, {
      purpose: 'back-in-stock',
      mobiles: [mobile],
      text: 'رمز: ۴۸۱۵۱',
      keep: 600,
      ...more,
    }),
  );
const row = z.object({
  mobile: z.string(),
  outcome: z.string().nullable(),
  attempts: z.int(),
  doubts: z.int(),
  error: z.string().nullable(),
});
const read = () =>
  rows(
    database.db,
    sql`select mobile, outcome, attempts, doubts, last_error as error from sms order by id`,
    row,
  );
const settled = () =>
  until(async () => {
    const found = await read();
    return found.length > 0 && found.every(({ outcome }) => outcome !== null) && found;
  });
/** The numbers the provider received, with the reference of each message. */
const requests = () =>
  server.requests.map(({ body }) => {
    const fields = new URLSearchParams(body);
    return [fields.get('receptor'), fields.get('localid')] as const;
  });
const numbersFrom = (count: number, from = '') =>
  Array.from({ length: count }, (_, n) => `${from}${10 + n}`);
const dueNow = () => database.db.execute(sql`update sms set due_at = now()`);

describe('a message', () => {
  test('is sent once after the commit, and stored as sent', async () => {
    startWorker();
    await queue();
    expect(await settled()).toEqual([
      { mobile, outcome: 'sent', attempts: 1, doubts: 1, error: null },
    ]);
    await queue({ mobiles: ['09351112233'] });
    await settled();
    expect(requests().map(([number]) => number)).toEqual([mobile, '09351112233']);
  });

  test('of a transaction that fails is not sent', async () => {
    const failed = database.transaction(async (tx) => {
      await queueSms(tx, { purpose: 'back-in-stock', mobiles: [mobile], text: 'x', keep: 9 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await read()).toEqual([]);
  });

  test('that has expired is not sent', async () => {
    await queue({ keep: 0 });
    await queue({ mobiles: ['09351112233'] });
    startWorker();
    await until(async () => (await read())[1]?.outcome === 'sent');
    expect(requests().map(([number]) => number)).toEqual(['09351112233']);
    expect((await read())[0]).toMatchObject({ outcome: null, attempts: 0 });
  });

  test('that expires soon is sent before those that wait longer', async () => {
    const many = Array.from({ length: 25 }, (_, n) => `091200000${10 + n}`);
    await queue({ mobiles: many, keep: 86_400 });
    await queue({ keep: 120 });
    startWorker();
    await settled();
    expect(requests().findIndex(([number]) => number === mobile)).toBeLessThan(10);
  });

  test('that anyone can cause waits while the budget is spent; codes and paid orders do not', async () => {
    const budget = budgetOf(20);
    startWorker(provided(), budget);
    await queue({ mobiles: numbersFrom(9, '091200000') });
    await queue({ purpose: 'order-unpaid', mobiles: numbersFrom(3, '091300000') });
    // 35 % of the budget.
    await until(async () => (await read()).every(({ outcome, error }) => outcome ?? error));
    const waiting = { outcome: null, attempts: 0, doubts: 0, error: 'SMS budget' };
    expect(requests()).toHaveLength(7);
    expect((await read()).filter(({ outcome }) => outcome === null)).toEqual(
      numbersFrom(5).map(() => expect.objectContaining(waiting)),
    );
    await queue({ purpose: 'order', mobiles: numbersFrom(8, '091400000') });
    await queue({ purpose: 'code-login' });
    await until(async () => requests().length === 16);
    await dueNow();
    await queue({ purpose: 'order' });
    await until(async () => requests().length === 17);
  });

  test('contains its template and its values', async () => {
    const sent: Sms[] = [];
    startWorker({ send: async (sms) => void sent.push(sms) });
    const template = { name: 'login', values: { Code: '48151' } };
    await queue({ template });
    await settled();
    expect(sent).toEqual([{ mobile, text: 'رمز: ۴۸۱۵۱', template, reference: expect.any(Number) }]);
  });

  test('refused by the provider is not retried, and does not delay others', async () => {
    server.answer((response, one) => {
      const status = one.body.includes('09000000000') ? 411 : 200;
      says(status, { return: { status, message: '' } })(response, one);
    });
    await queue({ mobiles: ['09000000000', mobile] });
    startWorker();
    expect(await settled()).toMatchObject([
      { outcome: 'refused', attempts: 1, error: 'Kavenegar answered 411' },
      { outcome: 'sent' },
    ]);
  });

  test('of unknown outcome is sent again with the same reference, but not forever', async () => {
    server.answer(says(502, ''));
    await queue();
    startWorker();
    await until(async () => (await read())[0]?.error);
    // The state after hours of retries.
    await database.db.execute(sql`update sms set due_at = now(), attempts = 7, doubts = 7`);
    expect(await settled()).toMatchObject([{ outcome: 'lost', doubts: 8 }]);
    expect(new Set(requests().map(([, name]) => name)).size).toBe(1);
    expect(server.requests).toHaveLength(2);
  });
});

describe('a provider', () => {
  test('that is down loses nothing, and gets all messages when it is back', async () => {
    await server.goDown();
    const many = Array.from({ length: 25 }, (_, n) => `091200000${10 + n}`);
    await queue({ mobiles: many });
    startWorker();
    await until(async () => (await read()).some(({ attempts }) => attempts > 1));
    for (const { outcome, doubts } of await read()) {
      expect(outcome).toBeNull();
      // Nothing was sent, and that is certain.
      expect(doubts).toBeLessThanOrEqual(1);
    }
    await server.comeBack();
    await dueNow();
    await settled();
    expect(
      requests()
        .map(([number]) => number)
        .toSorted(),
    ).toEqual(many);
    expect(lines.filter((line) => line.includes('cannot be sent'))).toHaveLength(1);
    expect(lines.join('')).toContain('Messages are sent again');
  });

  test('without credit is retried later', async () => {
    server.answer(says(418, { return: { status: 418, message: 'اعتبار کافی نیست' } }));
    await queue();
    startWorker();
    await until(async () => (await read())[0]?.error);
    expect(await read()).toEqual([
      { mobile, outcome: null, attempts: 1, doubts: 0, error: 'Kavenegar answered 418' },
    ]);
    server.answer(says(200, { return: { status: 200, message: '' } }));
    await dueNow();
    await settled();
  });
});

test('two workers share the messages', async () => {
  const many = Array.from({ length: 60 }, (_, n) => `091200000${10 + n}`);
  startWorker();
  startWorker();
  await queue({ mobiles: many });
  await settled();
  expect(
    requests()
      .map(([number]) => number)
      .toSorted(),
  ).toEqual(many);
});

test('messages claimed by a dead process are sent by its successor, with the same reference', async () => {
  await queue();
  const leftover = testsOnPostgres ? '0 seconds' : '30 seconds';
  await database.db.execute(
    sql`update sms set attempts = 1, doubts = 1, due_at = now() + ${leftover}::interval`,
  );
  startWorker();
  expect(await settled()).toMatchObject([{ outcome: 'sent', attempts: 2 }]);
});

test('a stopping worker waits for messages being sent', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: free, resolve: release } = Promise.withResolvers<void>();
  const worker = startWorker({
    send: async () => {
      ask();
      await free;
    },
  });
  await queue();
  await asked;
  const stopped = worker.stop();
  release();
  await stopped;
  expect((await read())[0]?.outcome).toBe('sent');
});

test('logs contain no number, text or code', async () => {
  const failures = [
    new SmsFailure('refused', 'no'),
    new Error(`cannot send ${mobile} رمز: ۴۸۱۵۱`),
    new SmsFailure('unsent', 'later'),
  ];
  startWorker({
    send: async () => {
      throw failures.shift() ?? new SmsFailure('unsent', 'later');
    },
  });
  await queue();
  await queue();
  await until(async () => (await read()).every(({ attempts }) => attempts > 0));
  await until(async () => lines.length > 0);
  const logged = lines.join('') + JSON.stringify((await read()).map(({ error }) => error));
  for (const secret of [mobile, mobile.slice(1), '۴۸۱۵۱']) expect(logged).not.toContain(secret);
});

test('messages that expired a day ago are deleted, and no others', async () => {
  await queue({ keep: -90_000 });
  await queue({ keep: -80_000 });
  await queue();
  expect(await removeSomeExpired(database)).toBe(1);
  expect(await read()).toHaveLength(2);
});

/** The stored messages, settled or pending. */
const kept = () =>
  rows(
    database.db,
    sql`select text, template is null as "isPlain", outcome from sms`,
    z.object({ text: z.string(), isPlain: z.boolean(), outcome: z.string().nullable() }),
  );

describe('a secret', () => {
  const template = { name: 'login', values: { CODE: '481516' } };
  const queueSecret = () => queue({ purpose: 'code-login', isSecret: true, template });

  test('is erased once it has been sent', async () => {
    await queueSecret();
    expect(await kept()).toEqual([{ text: 'رمز: ۴۸۱۵۱', isPlain: false, outcome: null }]);
    startWorker();
    await settled();
    expect(new URLSearchParams(server.requests[0]?.body).get('token')).toBe('481516');
    expect(await kept()).toEqual([{ text: '', isPlain: true, outcome: 'sent' }]);
  });

  test('is erased when it is given up', async () => {
    server.answer(says(200, { return: { status: 411, message: 'x' }, entries: null }));
    await queueSecret();
    startWorker();
    await settled();
    expect(await kept()).toEqual([{ text: '', isPlain: true, outcome: 'refused' }]);
  });

  test('stays readable in the inbox, where nothing is sent', async () => {
    await queueSecret();
    startWorker(smsProvider({ provider: 'inbox', apiKey: '', line: '' }));
    await settled();
    expect(await kept()).toEqual([{ text: 'رمز: ۴۸۱۵۱', isPlain: false, outcome: 'sent' }]);
  });
});
