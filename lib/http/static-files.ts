import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodings, type Encoding } from '#lib/http/encodings.ts';
import { sprites } from '#lib/sprites.ts';

const root = '/_next/static/';
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** Which encodings of which scripts and styles the build has written beside them. */
export type EncodedFiles = ReadonlyMap<string, readonly Encoding[]>;

/** Looks them up below `distDir`, once. Without a build, or one by `next build` alone, there are none. */
export function findEncodedFiles(distDir: string): EncodedFiles {
  const names = new Set(list(join(distDir, 'static')));
  const plain = [...names].filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(
    plain.map((name) => [
      root + name,
      encodings.filter((encoding) => names.has(name + suffixes[encoding])),
    ]),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll(sep, '/'),
    );
  } catch {
    return [];
  }
}

/** Leads a request for a script or style to the encoded file beside it, if the visitor takes one. */
export function chooseFile(
  files: EncodedFiles,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { url = '' } = request;
  if (!url.startsWith(root)) return;
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const encoding = chooseEncoding(request, files.get(path) ?? []);
  const type = types[path.slice(path.lastIndexOf('.') + 1)];
  if (encoding === undefined || type === undefined) return;
  request.url = path + suffixes[encoding];
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', type);
}

const spritePaths = new Set<string>(Object.values(sprites));

/** Lets browsers keep the icons: asked for anew, they are also read and laid out anew, many at once. */
export function keepSprites(url: string, response: ServerResponse): void {
  if (spritePaths.has(url))
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
}
