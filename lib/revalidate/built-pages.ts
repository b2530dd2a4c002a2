import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What Next writes of the pages a build has made; `false` for those that never change. */
const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]).optional() }),
  ),
});

/** Routes whose parameters nobody has: a build must make one page of each. Next's own begin with `_`. */
const madeUp = /^\/(?:_|listing\/|.*\/0\/)|\/-$/;

/** Paths of the pages the build in `distDir` has made ahead that may be old by now, at most 50. */
export async function builtPages(distDir: string): Promise<string[]> {
  const file = join(/* turbopackIgnore: true */ distDir, 'prerender-manifest.json');
  const { routes } = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(routes)
    .filter(([path, route]) => route.initialRevalidateSeconds && !madeUp.test(path))
    .map(([path]) => path)
    .slice(0, 50);
}
