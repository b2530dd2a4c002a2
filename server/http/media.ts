import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { parseMadeName } from '#server/media/made-names.ts';
import { FailedLately, type MadePictures, type Provided } from '#server/media/made-pictures.ts';
import { TooManyWaiting } from '#server/media/turns.ts';
import { aMinute, limitCostly } from '#server/http/rate-limit.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Flat names with a content hash, as the media store writes them. */
const mediaName = /^[0-9a-z]+(?:-[0-9a-z]+)*\.(?:avif|webp|jpg|mp4)$/;
const aYear = 365 * 24 * 3_600_000;

/** Missing files one network may request per minute: more than can be drawn in that time. */
const missLimit = 300;

/** Serves stored pictures; the bytes under a name never change, so they can be cached forever. */
export async function serveMedia(
  app: FastifyInstance,
  folder: string,
  made: MadePictures,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, { root: folder, serve: false, immutable: true, maxAge: aYear });
  const countMiss = limitCostly(app, 'media', { max: missLimit, timeWindow: aMinute });
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true }, config: { rateLimit: false } },
    async (request, reply) => {
      const name = request.params['*'];
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (mediaName.test(name) && (await isFile(join(folder, name)))) return reply.sendFile(name);
      if (parseMadeName(name) === null) throw notFound();
      if (await made.has(name)) return reply.sendFile(name, made.folder);
      await countMiss(request);
      const provided = await provide(made, name);
      if (provided === false) throw notFound();
      if (provided === true) return reply.sendFile(name, made.folder);
      return reply
        .header('cache-control', `public, max-age=${renamedFor}`)
        .redirect(`/media/${provided.nowCalled}`);
    },
  );
}

/**
 * Seconds a redirect from a former name may be cached. Short: a price may return to its former value, and a
 * cache that keeps both redirects then loops.
 */
const renamedFor = 60;

const notFound = () => new ShopError(404, 'NOT_FOUND', httpTexts.notFound);

/** Retry-After in seconds: when the queue is full, and after a failed drawing. */
const retryAfter = { full: 5, failed: 300 };

async function provide(made: MadePictures, name: string): Promise<Provided> {
  try {
    return await made.provide(name);
  } catch (error) {
    const why =
      error instanceof TooManyWaiting ? 'full' : error instanceof FailedLately ? 'failed' : null;
    if (why === null) throw error;
    throw new ShopError(503, 'UNAVAILABLE', httpTexts.unavailable, { retryAfter: retryAfter[why] });
  }
}

/** Whether it is a regular file; symbolic links are refused. */
async function isFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch {
    return false;
  }
}
