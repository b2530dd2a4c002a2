import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode } from '#front/encodings.ts';

/** Smaller files are not worth encoding: it saves no packet. In bytes. */
const WORTH_IT = 1_000;

/**
 * Writes scripts, styles and WebAssembly in Brotli and gzip beside the originals, at the highest level: each is
 * sent to every new visitor and never changes.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*.{js,css,wasm}', { cwd: folder });
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const plain = await readFile(file);
      if (plain.length < WORTH_IT) return;
      await writeFile(`${file}.br`, await encode('br', plain, 11));
      await writeFile(`${file}.gz`, await encode('gzip', plain, 9));
    }),
  );
}
