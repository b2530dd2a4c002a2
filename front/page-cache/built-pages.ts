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
  /** Path of its files without their extensions. */
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
  /** When it was rendered, in ms since the epoch. */
  since: number;
}

async function readPage(page: BuiltPage): Promise<ReadPage> {
  const { base, headers, status, postponed } = page;
  const [html, { mtimeMs }, segmentData, rscData] = await Promise.all([
    readFile(`${base}.html`, 'utf8'),
    stat(`${base}.html`),
    readSegments(page),
    // A page that is partly rendered per request has none.
    postponed === undefined ? readFile(`${base}.rsc`) : undefined,
  ]);
  const value = { kind: 'APP_PAGE', html, rscData, segmentData, postponed, headers, status };
  return { value, since: mtimeMs };
}

/**
 * Reads pages that the build prerendered into `distDir`, which Next does not do with a custom `cacheHandler`. Its
 * documentation says where they are and that their metadata name the key; a page of an unexpected form counts as
 * missing, and Next renders it.
 */
export function createBuiltPages(distDir: string) {
  let pages: Promise<Map<string, BuiltPage>> | undefined;
  return async (key: string, isFallback: boolean): Promise<ReadPage | null> => {
    pages ??= findPages(distDir).catch(() => new Map<string, BuiltPage>());
    const page = (await pages).get(key);
    if (page === undefined) return null;
    // The shell of a dynamic route is stored under its pattern, which anyone can request as an address.
    const isShell = page.routeCache.isFallback && page.postponed === undefined;
    if (isShell && !isFallback) return null;
    return readPage(page).catch(() => null);
  };
}
