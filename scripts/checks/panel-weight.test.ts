import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { runQuietly } from '#scripts/lib/process.ts';

/** Most bytes in Brotli: of what every screen needs, and of what one screen or dialog, and the editor, add. */
const budget = { shell: 150_000, screen: 60_000, editor: 140_000 };
/** The editor of posts and pages. */
const editor = 'editor/editor.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    isDynamicEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

let folder: string;
let manifest: Manifest;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kahroba-panel-'));
  const { code, lines } = await runQuietly({
    args: ['node_modules/vite/bin/vite.js', 'build', '--manifest', '--outDir', folder],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(lines.join('\n'));
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  manifest = manifestSchema.parse(JSON.parse(text));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Files that a chunk needs before it runs. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const needed of chunk.imports ?? []) filesOf(needed, seen);
  return seen;
}

const weights = new Map<string, number>();

/** Bytes of a file. */
function weightOf(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(join(folder, file))).length;
  weights.set(file, bytes);
  return bytes;
}

const weigh = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + weightOf(file), 0);

const namesWhere = (isWanted: (chunk: Manifest[string]) => boolean): string[] =>
  Object.entries(manifest).flatMap(([name, chunk]) => (isWanted(chunk) ? [name] : []));

test('the shell of the panel is light', () => {
  const [entry = ''] = namesWhere(({ isEntry }) => isEntry === true);
  const bytes = weigh(filesOf(entry));
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(budget.shell);
});

/** Most bytes that a screen or dialog adds to what has loaded when it is asked for. */
function added(name: string, shell: ReadonlySet<string>): number {
  const loaders = namesWhere(({ dynamicImports }) => dynamicImports?.includes(name) === true);
  // What asks for it may be shared: it has loaded with a screen or dialog.
  const files = new Set(loaders.map((loader) => manifest[loader]?.file ?? ''));
  const loaded = namesWhere(({ isEntry, isDynamicEntry }) => Boolean(isEntry ?? isDynamicEntry))
    .map((asked) => filesOf(asked))
    .filter((there) => [...files].some((file) => there.has(file)));
  expect({ name, loaded: loaded.length }).not.toEqual({ name, loaded: 0 });
  const sums = loaded.map((there) =>
    weigh([...filesOf(name)].filter((file) => !shell.has(file) && !there.has(file))),
  );
  return Math.max(...sums);
}

test('no screen or dialog adds more than its budget', () => {
  const [entry = ''] = namesWhere(({ isEntry }) => isEntry === true);
  const shell = filesOf(entry);
  const screens = namesWhere(({ isDynamicEntry }) => isDynamicEntry === true);
  expect(screens.length).toBeGreaterThan(3);
  const heavy = screens
    .map((name) => ({ name, bytes: added(name, shell) }))
    .filter(({ name, bytes }) => bytes > (name === editor ? budget.editor : budget.screen));
  expect(heavy).toEqual([]);
  expect(screens).toContain(editor);
});
