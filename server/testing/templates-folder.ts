import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment variable with the folder, inherited by Jest's workers. */
export const templatesVariable = 'KAHROBA_TEST_TEMPLATES';

/** Run once by Jest before all tests: creates a folder for database templates, deleted after the run. */
export default function prepareTemplates(): void {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-templates-'));
  process.env[templatesVariable] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
