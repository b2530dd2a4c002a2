import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { routeOf } from '#lib/routes.ts';

/** Next's manifest of prerendered pages; `false` for pages that never change. */
const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({ initialRevalidateSeconds: z.union([z.number(), z.literal(false)]).optional() }),
  ),
});

/**
 * Placeholder pages: a build must prerender one page of each route. Next's own routes start with
 * `_`.
 */
const madeUp = /^\/_|\/0\/|\/-$/;
const isMadeUp = (path: string): boolean => madeUp.test(path) || routeOf(path).isInside === true;

/** Paths of prerendered pages in `distDir` that may be stale, at most 50. */
export async function builtPages(distDir: string): Promise<string[]> {
  const file = join(distDir, 'prerender-manifest.json');
  const { routes } = manifest.parse(JSON.parse(await readFile(file, 'utf8')));
  return Object.entries(routes)
    .filter(([path, route]) => route.initialRevalidateSeconds && !isMadeUp(path))
    .map(([path]) => path)
    .slice(0, 50);
}
