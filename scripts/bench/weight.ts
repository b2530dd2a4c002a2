import { encode, thorough } from '#front/encodings.ts';

/**
 * Bytes of a page's first load. `nomodule` scripts are excluded, because no current browser runs
 * them.
 */
export interface Weight {
  html: Bytes;
  script: Bytes;
  style: Bytes;
}
export interface Bytes {
  raw: number;
  /** Brotli at the quality the shop uses. */
  brotli: number;
}

/** Of someone who is logged in: other visitors are led from some pages to the login. */
const memberCookie = 'session=1';

/** Reads the page as served and everything its HTML makes a browser load immediately. */
export async function weigh(url: string): Promise<Weight> {
  const html = await read(url);
  const text = html.toString('utf8');
  const scripts = new Set<string>();
  for (const tag of text.match(/<script\b[^>]*\bsrc="[^"]+"[^>]*>/g) ?? []) {
    if (!/\bnomodule\b/i.test(tag)) scripts.add(attribute(tag, 'src'));
  }
  const styles = new Set<string>();
  for (const tag of text.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []) {
    styles.add(attribute(tag, 'href'));
  }
  return {
    html: await bytes([html]),
    script: await bytes(await all(url, scripts)),
    style: await bytes(await all(url, styles)),
  };
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

function all(base: string, paths: Set<string>): Promise<Buffer[]> {
  return Promise.all([...paths].map((path) => read(new URL(path, base).href)));
}

async function read(url: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'identity', cookie: memberCookie };
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function bytes(parts: readonly Buffer[]): Promise<Bytes> {
  const encoded = await Promise.all(parts.map((part) => encode('br', part, thorough.br)));
  return { raw: total(parts), brotli: total(encoded) };
}

const total = (parts: readonly Buffer[]): number =>
  parts.reduce((sum, part) => sum + part.length, 0);
