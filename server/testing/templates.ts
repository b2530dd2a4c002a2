import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/db/database.ts';
import { embeddedFolder, fromPglite } from '#server/db/embedded.ts';
import { createPglite } from '#server/db/pglite.ts';
import { templatesVariable } from '#server/testing/templates-folder.ts';

/** Rows written once per test run and then copied. */
export interface Template {
  name: string;
  fill(database: Database): Promise<unknown>;
}

/**
 * An embedded database, in memory or in `folder`. Creating one takes seconds, unpacking a copy far less, so
 * each kind is created once per Jest run. The folder belongs to that run, so that no template is left over
 * from older code.
 */
async function fromTemplate(template: Template, folder?: string): Promise<PGlite> {
  const templates = process.env[templatesVariable];
  if (!templates) throw new Error('Jest has prepared no folder for templates.');
  const file = join(templates, `${template.name}.tar`);
  if (!existsSync(file)) await write(template, file);
  if (folder) mkdirSync(folder, { recursive: true });
  const loadDataDir = new Blob([readFileSync(file)]);
  return createPglite({ ...(folder && { dataDir: folder }), loadDataDir });
}

/** A copy of the template in memory. */
export const openCopy = async (template: Template): Promise<Database> =>
  fromPglite(await fromTemplate(template));

/** Writes a copy of the template to where a service with this data folder has its database. */
export async function writeCopy(template: Template, dataDir: string): Promise<void> {
  const pglite = await fromTemplate(template, embeddedFolder(dataDir));
  await pglite.close();
}

async function write({ fill }: Template, file: string): Promise<void> {
  const pglite = await createPglite();
  await fill(fromPglite(pglite));
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  // Renamed into place, because test files run in parallel.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, Buffer.from(await dump.arrayBuffer()));
  renameSync(part, file);
}
