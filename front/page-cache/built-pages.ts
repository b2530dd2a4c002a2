import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { KeptResponse } from '#front/page-cache/kept-response.ts';

/** What a build writes in the `.meta` file of a prerendered page. Next asks caches for a page by `key`. */
const metaFile = z.object({
  routeCache: z.object({ key: z.string(), isFallback: z.boolean() }),
  status: z.number().optional(),
  headers: z.record(z.string(), z.unknown()).optional(),
  postponed: z.string().optional(),
  segmentPaths: z.array(z.string()).optional(),
});

interface BuiltPage extends z.infer<typeof metaFile> {
  /** Path of its files without their endings. */
  base: string;
}

const ending = '.meta';

async function findPages(distDir: string): Promise<Map<string, BuiltPage>> {
  const pages = new Map<string, BuiltPage>();
  const folder = join(/* turbopackIgnore: true */ distDir, 'server/app');
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith(ending)) continue;
    const path = join(/* turbopackIgnore: true */ folder, name);
    const { success, data } = metaFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (success) pages.set(data.routeCache.key, { ...data, base: path.slice(0, -ending.length) });
  }
  return pages;
}

async function readSegments({ base, segmentPaths }: BuiltPage) {
  if (segmentPaths === undefined) return undefined;
  const segments = segmentPaths.map(
    async (path) => [path, await readFile(`${base}.segments${path}.segment.rsc`)] as const,
  );
  return new Map(await Promise.all(segments));
}

export interface ReadPage {
  value: KeptResponse;
  /** When it was made, in ms since the epoch. */
  since: number;
}

async function readPage(page: BuiltPage): Promise<ReadPage> {
  const { base, headers, status, postponed } = page;
  const [html, { mtimeMs }, segmentData, rscData] = await Promise.all([
    readFile(`${base}.html`, 'utf8'),
    stat(`${base}.html`),
    readSegments(page),
    // A page whose rest is rendered for each request has none.
    postponed === undefined ? readFile(`${base}.rsc`) : undefined,
  ]);
  const value = { kind: 'APP_PAGE', html, rscData, segmentData, postponed, headers, status };
  return { value, since: mtimeMs };
}

/**
 * Reads pages that the build prerendered into `distDir`: with a `cacheHandler` of one's own Next does not. Its
 * documentation says where they are and that their metadata name the key; what is written in another way than
 * expected counts as not there, and Next renders the page.
 */
export function createBuiltPages(distDir: string) {
  let pages: Promise<Map<string, BuiltPage>> | undefined;
  return async (key: string, isFallback: boolean): Promise<ReadPage | null> => {
    pages ??= findPages(distDir).catch(() => new Map<string, BuiltPage>());
    const page = (await pages).get(key);
    if (page === undefined) return null;
    // The shell of a dynamic route is kept under its pattern, which is also an address anyone can ask for.
    const isShell = page.routeCache.isFallback && page.postponed === undefined;
    if (isShell && !isFallback) return null;
    return readPage(page).catch(() => null);
  };
}
