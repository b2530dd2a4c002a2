import type { FastifyInstance } from 'fastify';
import { ShopError } from '#server/errors.ts';
import { httpTexts } from '#server/http/texts.ts';

/** Maximum nesting; no body of the contract comes near it. */
const deepest = 20;
const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses bodies as JSON with `parseJson`; an absent body is undefined. */
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
 * JSON.parse that also refuses ambiguous or dangerous input: a repeated key in an object, `__proto__` and
 * similar keys, deep nesting.
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

/** Scans well-formed JSON token by token; tracks only strings, brackets and which strings are keys. */
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
