import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { parseMadeName } from '#server/media/made-names.ts';
import { type MadePictures, TooManyToMake } from '#server/media/made-pictures.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Flat names with their content in them, as the media store writes them. */
const mediaName = /^[0-9a-z]+(?:-[0-9a-z]+)*\.(?:avif|webp|jpg|mp4)$/;
const aYear = 365 * 24 * 3_600_000;

/** Serves the kept pictures; a name's bytes never change, so they may be cached for ever. */
export async function serveMedia(
  app: FastifyInstance,
  folder: string,
  made: MadePictures,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: aYear });
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const name = request.params['*'];
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (mediaName.test(name) && (await isFile(join(folder, name)))) return reply.sendFile(name);
      if (!(await isMade(made, name))) {
        throw new ShopError(404, 'NOT_FOUND', httpTexts.notFound);
      }
      return reply.sendFile(name, made.folder);
    },
  );
}

/** Seconds after which there is room again. */
const retryAfter = 5;

async function isMade(made: MadePictures, name: string): Promise<boolean> {
  try {
    return parseMadeName(name) !== null && (await made.provide(name));
  } catch (error) {
    if (!(error instanceof TooManyToMake)) throw error;
    throw new ShopError(503, 'UNAVAILABLE', httpTexts.unavailable, { retryAfter });
  }
}

/** A symlink is none, wherever it leads. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch {
    return false;
  }
}
