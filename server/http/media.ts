import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Flat names with their content in them, as the media store writes them. */
const mediaName = /^[0-9a-z]+(?:-[0-9a-z]+)*\.(?:avif|webp|jpg|mp4)$/;
const aYear = 365 * 24 * 3_600_000;

/** Serves the kept pictures; a name's bytes never change, so they may be cached for ever. */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: aYear });
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const name = request.params['*'];
      if (!mediaName.test(name) || !(await isFile(join(folder, name)))) {
        throw new ShopError(404, 'NOT_FOUND', httpTexts.notFound);
      }
      reply.header('cross-origin-resource-policy', 'cross-origin');
      return reply.sendFile(name);
    },
  );
}

/** A symlink is none, wherever it leads. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch {
    return false;
  }
}
