import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder in the environment, which Jest's workers inherit. */
export const templatesVariable = 'KAHROBA_TEST_TEMPLATES';

/** Run once by Jest: makes a folder for templates of databases, which goes with the run. */
export default function prepareTemplates(): void {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-templates-'));
  process.env[templatesVariable] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
