import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

describe('createPglite', () => {
  it('keeps V8 from collecting compiled WebAssembly, at which it may end the process', async () => {
    const program = `
      import { createPglite } from '#server/db/pglite.ts';
      for (const text of ['کهربا', 'مقاله']) {
        const pglite = await createPglite();
        const { rows } = await pglite.query('select upper($1) as text', [text]);
        console.log(rows[0].text);
        await pglite.close();
      }`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--trace-wasm-code-gc',
      '--stress-wasm-code-gc',
      '--input-type=module',
      `--eval=${program}`,
    ]);
    expect(stdout).toBe('کهربا\nمقاله\n');
  });
});
