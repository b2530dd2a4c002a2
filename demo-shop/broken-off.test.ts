import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { fileNames } from '#server/media/encode-picture.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { filledStore } from '#server/testing/media.ts';
import { fixedToday as today } from './expansion/today.ts';
import { seedDemo } from './seed.ts';

test('an interrupted seeding leaves the database empty', async () => {
  const database = await openTestDatabase();
  try {
    const breaking = seedDemo(database, filledStore, {
      today,
      report: (step, share) => {
        if (step === 'Lists' && share === 1) throw new Error('killed');
      },
    });
    await expect(breaking).rejects.toThrow('killed');
    const [left] = await rows(
      database.db,
      sql`select (select count(*) from category) + (select count(*) from picture) as n`,
      z.object({ n: z.coerce.number() }),
    );
    expect(left?.n).toBe(0);
    expect(await seedDemo(database, filledStore, { today })).toBe(true);
  } finally {
    await database.close();
  }
}, 120_000);

const hashOf = (name: string): string => name.split('-')[0] ?? '';
const filesOf = (hash: string): number => fileNames(hash).length;

test('images made by an interrupted seeding are kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-media-'));
  const store = createFilesystemStore(folder);
  const written = new Map<string, number>();
  const finished = () => [...written].filter(([hash, files]) => files === filesOf(hash));
  const breaking: MediaStore = {
    has: store.has,
    put: async (name, bytes) => {
      if (finished().length > 0) throw new Error('killed');
      await store.put(name, bytes);
      written.set(hashOf(name), (written.get(hashOf(name)) ?? 0) + 1);
    },
  };
  const again: string[] = [];
  // As many files as all workers write for their first images.
  const seenEnough = availableParallelism() * filesOf('');
  const watching: MediaStore = {
    has: store.has,
    put: async (name) => {
      again.push(hashOf(name));
      if (again.length >= seenEnough) throw new Error('enough');
    },
  };
  const database = await openTestDatabase();
  try {
    await expect(seedDemo(database, breaking, { today })).rejects.toThrow('killed');
    const [first] = finished();
    expect(first).toBeDefined();
    await expect(seedDemo(database, watching, { today })).rejects.toThrow('enough');
    expect(again).not.toContain(first?.[0]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}, 60_000);
