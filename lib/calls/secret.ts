import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '#lib/config.ts';

/**
 * The secret shared with the service: the setting, or the file the service keeps in the data
 * folder. `null` while there is neither.
 */
export async function readSecret(): Promise<string | null> {
  if (config.revalidateSecret !== '') return config.revalidateSecret;
  const file = join(/* turbopackIgnore: true */ config.dataDir, 'revalidate-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  return kept.trim() || null;
}
