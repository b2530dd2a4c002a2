import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Nesting no body of the contract comes near. */
const deepest = 20;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** Bodies are JSON, parsed by `parseJson`; an absent one is undefined. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : parseJson(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/**
 * JSON.parse that also refuses what two parsers may read differently or drown in: a key twice in one
 * object, `__proto__` and its like, deep nesting.
 * @throws {ShopError} 400
 */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    refuseOddities(text);
    return value;
  } catch (cause) {
    throw new ShopError(400, 'BAD_JSON', httpTexts.badRequest, { cause });
  }
}

const token = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g;

/** Reads well-formed JSON token by token; only strings, brackets and which strings are keys matter. */
function refuseOddities(text: string): void {
  const keysOf: Set<string>[] = [];
  for (const [found, colon] of text.matchAll(token)) {
    if (found === '{' || found === '[') keysOf.push(new Set());
    else if (found === '}' || found === ']') keysOf.pop();
    else if (colon !== undefined) noteKey(keysOf.at(-1), found.slice(0, -colon.length));
    if (keysOf.length > deepest) throw new Error('too deep');
  }
}

function noteKey(keys: Set<string> | undefined, quoted: string): void {
  const key = String(JSON.parse(quoted));
  if (poisonous.has(key)) throw new Error(`key ${key}`);
  if (keys?.has(key)) throw new Error(`key ${key} twice`);
  keys?.add(key);
}
