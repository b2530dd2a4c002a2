import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A test server's answer to a path. */
export interface Reply {
  /** 0: the connection breaks. */
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

type Replies = Partial<Record<string, Reply | (() => Reply)>>;

export interface TestSite {
  base: string;
  /** Received requests, in order. */
  asked: { method: string; url: string; headers: IncomingHttpHeaders }[];
  [Symbol.asyncDispose]: () => Promise<void>;
}

/** Names a sitemap, and disallows the given path. */
export const robotsTxt = (base: string, forbidden = ''): Reply => ({
  headers: { 'content-type': 'text/plain' },
  body: `User-agent: *\nDisallow: ${forbidden}\nSitemap: ${base}/sitemap.xml\n`,
});

/**
 * Starts a local server with a site for a test; it has a preview image and a robots.txt that
 * disallows nothing.
 * @param replies by raw path with query, for the site's origin; any other path is 404
 */
export async function openSite(replies: (base: string) => Replies): Promise<TestSite> {
  const asked: TestSite['asked'] = [];
  let base = '';
  const server = createServer(({ url = '/', method = 'GET', headers }, response) => {
    asked.push({ method, url, headers });
    const all: Replies = { '/robots.txt': robotsTxt(base), '/share.png': {}, ...replies(base) };
    const found = all[decodeURI(url)] ?? {
      status: 404,
      body: 'missing',
    };
    const reply = typeof found === 'function' ? found() : found;
    if (reply.status === 0) return void response.destroy();
    response.writeHead(reply.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      ...reply.headers,
    });
    response.end(method === 'HEAD' ? undefined : reply.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    base,
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface PageParts {
  title?: string;
  description?: string;
  /** Raw path; null for none. */
  canonical?: string | null;
  h1?: string;
  /** Title of link previews. */
  preview?: string;
  head?: string;
  body?: string;
  links?: string[];
}

const preview = [
  '<meta property="og:title" content="عنوان">',
  '<meta property="og:image" content="/share.png">',
  '<meta name="twitter:card" content="summary_large_image">',
].join('');

/** The head of a page, without empty elements. */
function headOf(base: string, path: string, parts: PageParts): string[] {
  const { title = `عنوان ${path}`, description = `شرح ${path}.`, canonical = path } = parts;
  return [
    title === '' ? '' : `<title>${title}</title>`,
    description === '' ? '' : `<meta name="description" content="${description}">`,
    canonical === null ? '' : `<link rel="canonical" href="${encodeURI(`${base}${canonical}`)}">`,
    '<meta name="robots" content="index,follow,max-image-preview:large,max-snippet:-1,max-video-preview:-1">',
    parts.preview ?? preview,
    parts.head ?? '',
  ];
}

/** A page without faults. */
export function soundPage(base: string, path: string, parts: PageParts = {}): string {
  const { h1 = `نام ${path}`, links = [], body = '' } = parts;
  return [
    '<!DOCTYPE html><html lang="fa" dir="rtl"><head><meta charset="utf-8">',
    ...headOf(base, path, parts),
    '</head><body>',
    h1 === '' ? '' : `<h1>${h1}</h1>`,
    ...links.map((href) => `<a href="${href}">پیوند ${href}</a>`),
    `${body}</body></html>`,
  ].join('\n');
}

export const page = (base: string, path: string, parts?: PageParts): Reply => ({
  body: soundPage(base, path, parts),
});

/** A sitemap of raw paths. */
export const sitemap = (base: string, paths: readonly string[]): Reply => ({
  headers: { 'content-type': 'application/xml' },
  body: [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${encodeURI(`${base}${path}`)}</loc></url>`),
    '</urlset>',
  ].join(''),
});
