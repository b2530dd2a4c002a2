import { expect, test } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productPicture } from '#server/db/schema/catalogue.ts';
import { openDatabase } from '#server/db/open.ts';
import { makeDatabase } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';
import { goodsOf, goodsRow, openPictureDesk, pngOf } from '#server/testing/import-pictures.ts';
import { openPictureSite, type PictureSite } from '#server/testing/picture-site.ts';

const count = 100;
const worker = join(import.meta.dirname, 'testing', 'picture-process.ts');

/** Answers for pictures of many products. @returns their addresses */
async function showAll(site: PictureSite, onAsked: (n: number) => void): Promise<string[]> {
  const pictures = await Promise.all(Array.from({ length: count }, (_, n) => pngOf(n)));
  return pictures.map((bytes, n) => {
    site.answers.set(`/${n}.png`, (response) => {
      onAsked(n);
      response.end(bytes);
    });
    return site.at(`/${n}.png`);
  });
}

test('pictures are gone on with after a kill, each fetched once, but those under way', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kahroba-pictures-'));
  const { databaseUrl, drop } = await makeDatabase(dataDir, tinyShop);
  const site = await openPictureSite();
  const open = async () => {
    const database = await openDatabase({ databaseUrl, dataDir });
    return { database, desk: await openPictureDesk({ database }, site) };
  };
  try {
    let child: ChildProcess | null = null;
    const addresses = await showAll(site, (n) => {
      if (n === 40) child?.kill('SIGKILL');
    });
    const first = await open();
    const { batch } = await first.desk.bring(
      goodsOf(
        Array.from({ length: count / 2 }, (_, n) =>
          goodsRow(n + 1, ...addresses.slice(2 * n, 2 * n + 2)),
        ),
      ),
    );
    const before = await first.database.db.$count(productPicture);
    const hosts = [`old.example:${site.port}`];
    await first.desk.done('Start-Import-Pictures', { batch, hosts });
    await first.desk.shop.close();
    await first.database.close();

    child = fork(worker, [databaseUrl, dataDir, String(site.port)]);
    await once(child, 'exit');
    child = null;

    const { database, desk } = await open();
    const { done, waiting } = await desk.pictures(batch);
    expect(done).toBeGreaterThan(20);
    expect(waiting).toBe(count - done);
    // What the process had taken up is free after two minutes.
    await database.db.execute(
      "update import_picture set due_at = now(), held_until = null where state = 'waiting'",
    );
    await desk.fetchAll();
    expect(await desk.pictures(batch)).toMatchObject({ waiting: 0, done: count, failed: 0 });
    expect(await database.db.$count(productPicture)).toBe(before + count);
    expect(new Set(site.asked).size).toBe(count);
    expect(site.asked.length).toBeLessThanOrEqual(count + 4);
    await desk.shop.close();
    await database.close();
  } finally {
    await site.close();
    await drop();
    rmSync(dataDir, { recursive: true });
  }
}, 240_000);
