import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { listen } from '#lib/testing/listen.ts';
import { findVnu } from '#scripts/seo/vnu-jar.ts';

const runFile = promisify(execFile);

const found = await findVnu();
const hasJava = 'jar' in found || !/\bJava\b/.test(found.missing);

/** Result of a download from a network that accepts connections and never answers. */
async function fetchFromNothing(longestMs: number): Promise<string> {
  const server = createServer(() => {});
  const port = await listen(server);
  const folder = await mkdtemp(join(tmpdir(), 'kahroba-no-jar-'));
  try {
    const fetcher = resolve('scripts/seo/vnu-jar.ts');
    const code = `import { fetchVnu } from ${JSON.stringify(fetcher)};
      console.log(JSON.stringify(await fetchVnu(${longestMs})));`;
    const env = {
      ...process.env,
      VNU_JAR: '',
      npm_config_registry: `http://127.0.0.1:${port}`,
      npm_config_cache: join(folder, 'cache'),
    };
    const args = ['--input-type=module', '--eval', code];
    const { stdout } = await runFile(process.execPath, args, { cwd: folder, env, timeout: 30_000 });
    return stdout;
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

(hasJava ? test : test.skip)(
  'waiting for a jar that does not come ends after the timeout',
  async () => {
    expect(await fetchFromNothing(1_500)).toContain(
      '{"missing":"it could not be fetched (not within 1.5 s)"}',
    );
  },
  40_000,
);
