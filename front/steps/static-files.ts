import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { chooseEncoding, encodings, type Encoding } from '#front/encodings.ts';
import type { InstantStep } from '#front/exchange.ts';
import { staticRoot } from '#front/next-assumptions.ts';
import { sprites } from '#lib/sprites.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};

/** The encodings that the build has written beside its scripts and styles, by path. */
export type EncodedFiles = ReadonlyMap<string, readonly Encoding[]>;

/** Looks them up below `distDir`, once. There are none without a build, or after a bare `next build`. */
export function findEncodedFiles(distDir: string): EncodedFiles {
  const names = new Set(list(join(distDir, 'static')));
  const plain = [...names].filter((name) => /\.(?:js|css)$/.test(name));
  return new Map(
    plain.map((name) => [
      staticRoot + name,
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

/** Rewrites a request for a script or style to the encoded file beside it, if the client accepts one. */
export const chooseFile =
  (files: EncodedFiles): InstantStep =>
  ({ request, response }) => {
    const { url = '' } = request;
    if (!url.startsWith(staticRoot)) return;
    const [path = ''] = url.split('?', 1);
    const encoding = chooseEncoding(request, files.get(path) ?? []);
    const type = types[path.slice(path.lastIndexOf('.') + 1)];
    if (encoding === undefined || type === undefined) return;
    request.url = path + suffixes[encoding];
    response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', type);
  };

/** `Cache-Control` of the files of `public`, by path. */
export type RootFiles = ReadonlyMap<string, string>;

const spritePaths = new Set<string>(Object.values(sprites));

/**
 * Looks up the files of `folder`, once. Sprites have a content hash in their names, so they may be cached for ever: a
 * browser that requests one again also parses it and lays out all its icons again. Other files keep their names when
 * they change, which is rare.
 */
export function findRootFiles(folder: string): RootFiles {
  const paths = list(folder).map((name) => `/${name}`);
  return new Map(
    paths.map((path) => [
      path,
      spritePaths.has(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
    ]),
  );
}

/** Lets browsers cache a file of `public`. */
export const keepFile =
  (files: RootFiles): InstantStep =>
  ({ request: { url = '' }, response }) => {
    const kept = files.get(url);
    if (kept !== undefined) response.setHeader('Cache-Control', kept);
  };
