import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type BackupsAnswer,
  backupItem,
  backupTicket,
  backupsAnswer,
} from '#lib/contract/backup.ts';
import { readTar } from '#server/db/backup/testing/tar.ts';
import { lastDue } from '#server/modules/backup/daily-job.ts';
import { createLogger } from '#server/http/logging.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
  const media = join(shop.dataDir, 'media');
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, 'a1b2-850.webp'), Buffer.alloc(2_000_000, 7));
});
afterAll(() => shop.close());

const call = (name: string, body: object = {}, headers = owner) =>
  shop.post(`/api/Admin/${name}`, body, headers);
const read = async (): Promise<BackupsAnswer> =>
  backupsAnswer.parse((await call('Get-Backups')).body);
async function make(): Promise<string> {
  expect((await call('Start-Backup')).status).toBe(200);
  await shop.shop.backupRuns.ended();
  const { items } = await read();
  return items[0]?.name ?? '';
}
const backups = () => join(shop.dataDir, 'backups');
const pathOf = (name: string) => join(backups(), name);
const silent = createLogger('silent');
const timeInTehran = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Asia/Tehran' });
const ticket = async (name: string) =>
  backupTicket.parse((await call('Get-Backup-Ticket', { name })).body).path;
/** Puts a backup back in time, because names have seconds. */
const age = (name: string) => shop.shop.database.db.execute(sql`select ${name}, pg_sleep(1.1)`);

test('a backup is complete, has a check sum that holds, and says how to restore it', async () => {
  expect(await read()).toMatchObject({
    keep: 7,
    hour: null,
    items: [],
    running: null,
    failure: null,
  });
  const name = await make();
  const { items, folder, free } = await read();
  expect(items).toMatchObject([{ name, checksum: 'good' }]);
  expect(items[0]?.restore).toBe(`npm run restore -- ${join(folder, name)} --force`);
  expect(free).toBeGreaterThan(0);
  const entries = (await readTar(pathOf(name))).map(({ header }) => header.name);
  expect(entries[0]).toBe('kahroba.json');
  expect(entries).toContain('media/a1b2-850.webp');
  expect(entries.at(-1)).toBe('end.json');
  const sum = createHash('sha256')
    .update(readFileSync(pathOf(name)))
    .digest('hex');
  expect(readFileSync(`${pathOf(name)}.sha256`, 'utf8')).toBe(`${sum}  ${name}\n`);
});

test('of several begun at once only one is made; one whose process has died does not keep others waiting', async () => {
  await age('');
  const tries = await Promise.all([1, 2, 3].map(() => call('Start-Backup')));
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await shop.shop.backupRuns.ended();
  const { db } = shop.shop.database;
  await db.execute(sql`insert into backup_run (file) values ('kahroba-dead.tar')`);
  expect(await read()).toMatchObject({ running: { phase: 'rows' } });
  expect((await call('Start-Backup')).body).toMatchObject({ code: 'BACKUP_RUNNING' });
  await db.execute(
    sql`update backup_run set beat_at = now() - interval '3 minutes' where state = 'running'`,
  );
  await shop.job('end dead backups').run(createLogger('silent'));
  expect(await read()).toMatchObject({ running: null, failure: expect.stringContaining('خاموش') });
});

describe('a daily backup', () => {
  test('is due at its hour in Tehran', () => {
    // 04:10 in Tehran
    const now = Date.parse('2026-11-26T00:40:00Z');
    expect(lastDue(4, now)).toBe('2026-11-26T00:30:00.000Z');
    expect(lastDue(5, now)).toBe('2026-11-25T01:30:00.000Z');
    expect(lastDue(0, now)).toBe('2026-11-25T20:30:00.000Z');
  });

  test('is made once, by one of several nodes, and again on the next day', async () => {
    const other = await openTestShop({ beside: shop, config: { backupDir: backups() } });
    const nodes = [shop, other];
    const { db } = shop.shop.database;
    const tick = async () => {
      await Promise.all(nodes.map((node) => node.job('read sealed settings').run(silent)));
      await Promise.all(nodes.map((node) => node.job('daily backup').run(silent)));
      await Promise.all(nodes.map((node) => node.shop.backupRuns.ended()));
    };
    const count = async () => (await read()).items.length;
    const before = await count();
    await db.execute(sql`update backup_run set started_at = started_at - interval '2 days'`);
    await age('');
    await tick();
    expect(await count()).toBe(before);
    const { revision } = await read();
    const hour = Number(timeInTehran.format(new Date()));
    const saved = await call('Save-Backup-Settings', { revision, keep: 7, hour });
    expect(saved).toMatchObject({ status: 200, body: { hour } });
    await tick();
    expect(await read()).toMatchObject({ running: null, failure: null });
    expect(await count()).toBe(before + 1);
    await age('');
    await tick();
    expect(await count()).toBe(before + 1);
    // A failed one is repeated, but not at once.
    await db.execute(sql`update backup_run set state = 'failed', failure = 'x'`);
    await tick();
    expect(await count()).toBe(before + 1);
    await db.execute(sql`update backup_run set started_at = started_at - interval '61 minutes'`);
    await tick();
    expect(await count()).toBe(before + 2);
    await call('Save-Backup-Settings', { revision: revision + 1, keep: 7, hour: null });
    expect((await read()).hour).toBeNull();
    await other.close();
  });

  test.each([-1, 24, 1.5, '4'])('at hour %j is refused', async (hour) => {
    const { revision } = await read();
    expect((await call('Save-Backup-Settings', { revision, keep: 7, hour })).status).toBe(422);
  });
});

test('a changed file does not hold its check sum', async () => {
  await age('');
  const name = await make();
  appendFileSync(pathOf(name), 'x');
  expect((await read()).items[0]).toMatchObject({ name, checksum: 'unknown' });
  expect(backupItem.parse((await call('Check-Backup', { name })).body).checksum).toBe('bad');
  expect((await read()).items[0]?.checksum).toBe('bad');
});

test('is downloaded by a ticket of this session alone, within a minute, and in whole', async () => {
  const name = (await read()).items.at(-1)?.name ?? '';
  const path = await ticket(name);
  const answer = await shop.app.inject({
    method: 'GET',
    url: path,
    headers: { cookie: owner.cookie },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'private, no-store',
  });
  expect(answer.rawPayload.equals(readFileSync(pathOf(name)))).toBe(true);
  const other = await signInStaff(shop);
  expect((await shop.get(path, { cookie: other.cookie })).status).toBe(403);
  expect((await shop.get(path)).status).toBe(401);
  const late = path.replace(/until=\d+/, `until=${Date.now() - 1}`);
  expect((await shop.get(late, { cookie: owner.cookie })).status).toBe(403);
  const longer = path.replace(/until=\d+/, `until=${Date.now() + 3_600_000}`);
  expect((await shop.get(longer, { cookie: owner.cookie })).status).toBe(403);
});

test.each([
  '../token-secret',
  'kahroba-2026-11-26-10-00-00.tar/../../seal-secret',
  '/etc/passwd',
  'kahroba-2026-11-26-10-00-00.tar\u0000',
  '',
])('%j names no backup', async (name) => {
  for (const each of ['Check-Backup', 'Get-Backup-Ticket', 'Remove-Backup']) {
    expect((await call(each, { name })).status).toBe(422);
  }
});

test('links and other files in the folder are not shown, and a name of none is unknown', async () => {
  const name = 'kahroba-2020-01-01-00-00-00.tar';
  symlinkSync(join(shop.dataDir, 'seal-secret'), pathOf(name));
  writeFileSync(pathOf('other.tar'), 'x');
  const names = (await read()).items.map((each) => each.name);
  expect(names).not.toContain(name);
  expect(names).not.toContain('other.tar');
  expect((await call('Get-Backup-Ticket', { name })).status).toBe(404);
});

test('the oldest go once there are more than are kept; one is removed by hand', async () => {
  const { revision, items } = await read();
  const wanted = { revision, keep: 1 };
  expect(await call('Save-Backup-Settings', wanted)).toMatchObject({
    status: 200,
    body: { keep: 1 },
  });
  expect((await call('Save-Backup-Settings', wanted)).status).toBe(409);
  for (const keep of [0, 101, 1.5, '3']) {
    expect((await call('Save-Backup-Settings', { revision: revision + 1, keep })).status).toBe(422);
  }
  await age('');
  const name = await make();
  expect((await read()).items.map((each) => each.name)).toEqual([name]);
  expect(items.every((each) => !existsSync(pathOf(each.name)))).toBe(true);
  expect(await call('Remove-Backup', { name })).toMatchObject({ status: 200, body: { items: [] } });
  expect(existsSync(`${pathOf(name)}.sha256`)).toBe(false);
  const records = z.array(z.object({ action: z.string() }));
  const found = await shop.shop.database.db.execute(
    sql`select action from staff_event order by id`,
  );
  const all = records.parse(z.object({ rows: z.unknown() }).parse(found).rows);
  expect(new Set(all.map(({ action }) => action))).toEqual(
    new Set(['Start-Backup', 'Download-Backup', 'Save-Backup-Settings', 'Remove-Backup']),
  );
});

test('a folder that cannot be written fails the backup in plain words', async () => {
  writeFileSync(join(shop.dataDir, 'no-folder'), 'x');
  const config = { backupDir: join(shop.dataDir, 'no-folder', 'below') };
  const broken = await openTestShop({ beside: shop, config });
  for (const each of ['Start-Backup', 'Get-Backups']) {
    expect(await broken.post(`/api/Admin/${each}`, {}, owner)).toMatchObject({
      status: 503,
      body: { code: 'BACKUP_FOLDER' },
    });
  }
  await broken.close();
});

test.each([
  [['settings', 'staff'], 'customers.export'],
  [['settings', 'customers.export'], 'staff'],
] as const)(
  'is downloaded by nobody with %j alone, also by a former ticket',
  async (held, missing) => {
    const name = (await read()).items[0]?.name ?? (await make());
    owner = await signInStaff(shop);
    const path = await ticket(name);
    const less = await signInStaff(shop, held);
    expect((await call('Get-Backup-Ticket', { name }, less)).body).toMatchObject({
      code: 'PERMISSION',
      fields: { permission: missing },
    });
    expect((await shop.get(path, { cookie: owner.cookie })).status).toBe(403);
    owner = await signInStaff(shop);
    expect((await shop.get(path, { cookie: owner.cookie })).status).toBe(403);
  },
);

test('only who may change settings, and has confirmed it lately, can download and remove', async () => {
  const name = await make();
  const nobody = await signInStaff(shop, ['reports'], accounts.member);
  expect((await call('Get-Backups', {}, nobody)).status).toBe(403);
  const late = await signInStaff(shop);
  const path = await ticket(name);
  await shop.shop.database.db.execute(
    sql`update panel_session set confirmed_until = now() - interval '1 minute'`,
  );
  for (const each of ['Get-Backup-Ticket', 'Remove-Backup']) {
    expect((await call(each, { name }, late)).body).toMatchObject({ code: 'CONFIRM_IDENTITY' });
  }
  expect((await shop.get(path, { cookie: owner.cookie })).status).toBe(403);
});
