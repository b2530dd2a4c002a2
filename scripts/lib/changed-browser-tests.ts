import { runQuietly } from '#scripts/lib/process.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

/**
 * Whether a browser test, or a file it imports, has changed since the commit.
 * @throws PlainFailure if Playwright fails, e.g. for an unknown commit
 */
export async function hasChangedBrowserTests(since: string): Promise<boolean> {
  const which = ['--list', '--pass-with-no-tests', `--only-changed=${since}`];
  const args = ['node_modules/playwright/cli.js', 'test', ...which];
  const { code, lines } = await runQuietly({ args, env: process.env });
  const count = /^Total: (\d+) test/.exec(lines.at(-1) ?? '')?.[1];
  if (code !== 0 || count === undefined) throw new PlainFailure(lines.join('\n'));
  return Number(count) > 0;
}
