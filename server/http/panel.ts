import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '#lib/contract/paths.ts';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** The route of the panel's files. */
export const panelFiles = `${paths.panel}/assets/*`;

const aYear = 365 * 24 * 3_600_000;

/**
 * The panel shows texts of strangers to the most powerful session, so nothing inline runs. Its frames show the shop's own
 * pages; its pictures may be read from a file just chosen.
 */
const policy = (siteUrl: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // Older Safari does not count WebSockets among 'self'.
    `connect-src 'self' ${new URL(siteUrl).origin.replace(/^http/, 'ws')}`,
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');

/** The camera reads bar codes. */
const permissions =
  'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** The worker that reads bar codes is the only script that may compile WebAssembly (`panel/scan/reader.ts`). */
const readerFile = /\/reader-[\w-]+\.js(?:\.br|\.gz)?$/;
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Screens that people without a session of the shop must reach: an empty shop has no accounts. */
const waysIn = /^\/cpfpco\/(?:sign-in|claim|invitation)\/?$/i;
const sessionCookies = /(?:^|;\s*)(?:session=1|(?:__Host-)?panel=[^;])/;

const plainPath = /^\/cpfpco\/[a-z0-9/_-]*$/;

const needsLogin = ({ url, headers }: FastifyRequest): boolean =>
  !waysIn.test(url.split('?', 1)[0] ?? '') && !sessionCookies.test(headers.cookie ?? '');

/** The screen that was asked for, without what its address says besides. */
function returnPath({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  return plainPath.test(path) ? path : paths.panel;
}

interface Options {
  /** Folder of the build (`scripts/lib/panel-build.ts`). */
  folder: string;
  siteUrl: string;
  /** Whether the shop has no staff yet. */
  isClaimable: () => Promise<boolean>;
}

/**
 * Serves the panel: files with a hash in their names, which are cached forever, and the one page that every other path
 * below /cpfpco shows. The page holds no data; its calls are refused without the panel's session.
 */
export async function servePanel(
  app: FastifyInstance,
  { folder, siteUrl, isClaimable }: Options,
): Promise<void> {
  const contentSecurityPolicy = policy(siteUrl);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', contentSecurityPolicy)
      .header('permissions-policy', permissions);
    if (needsLogin(request)) {
      if (await isClaimable()) return reply.redirect(`${paths.panel}/claim`, 307);
      const asked = encodeURIComponent(returnPath(request));
      return reply.redirect(`${paths.login}?returnUrl=${asked}`, 307);
    }
    const page = await readFile(join(folder, 'index.html')).catch(() => null);
    if (page === null) throw new ShopError(503, 'UNAVAILABLE', httpTexts.unavailable);
    return reply.type('text/html; charset=utf-8').send(page);
  }

  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: `${paths.panel}/assets/`,
    decorateReply: false,
    index: false,
    preCompressed: true,
    // The panel may be built after the service has started.
    suppressWarning: true,
    immutable: true,
    maxAge: aYear,
    setHeaders: (reply, path) => {
      reply.header('x-robots-tag', 'noindex');
      if (readerFile.test(path)) reply.header('content-security-policy', readerPolicy);
    },
  });
  const options = { schema: { hide: true } };
  app.get(paths.panel, options, sendPage);
  app.get(`${paths.panel}/*`, options, sendPage);
}
