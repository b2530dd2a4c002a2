import type { z } from 'zod';
import type { Doubt, Raw, Unknown } from '#server/gateways/gateway.ts';
import { rawOf } from '#server/gateways/raw.ts';
import { refuseCall } from '#server/gateways/without-calls.ts';

/** Default timeout for one call, in ms. */
const patience = 10_000;
/** Maximum size of an answer; more than any gateway sends, lists of a hundred payments included. */
const mostBytes = 262_144;

/** Errors that mean no connection was established. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

export interface Question<Data> {
  /** The wire's name of the call, for logs and storage. */
  call: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | URLSearchParams;
  /** Reads the text of the answer; JSON by default. Throws when it cannot. */
  parse?: (text: string) => unknown;
  schema: z.ZodType<Data>;
}

export interface Read<Data> {
  kind: 'read';
  status: number;
  data: Data;
  raw: Raw;
}

export interface Caller {
  ask<Data>(question: Question<Data>): Promise<Read<Data> | Unknown>;
  doubt(why: Doubt, message: string, raw: Raw): Unknown;
  /** Fields of a callback, to be stored. */
  rawOf(call: string, body: unknown): Raw;
}

/** A JSON body and its header. */
export const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body: JSON.stringify(body),
});

/** Makes the calls of one gateway. Whatever happens on the way becomes an `unknown`, never an exception. */
export function caller(name: string, secrets: readonly string[], longest = patience): Caller {
  const doubt = (why: Doubt, message: string, raw: Raw): Unknown => ({
    kind: 'unknown',
    why,
    said: `${name}: ${raw.call} ${message}`,
    raw,
  });

  async function ask<Data>(question: Question<Data>): Promise<Read<Data> | Unknown> {
    const { call, parse = JSON.parse, schema } = question;
    refuseCall(`${name}: ${call}`);
    const came = await receive(question, longest);
    if ('code' in came) {
      const why = neverConnected.has(came.code) ? 'unavailable' : 'timeout';
      return doubt(why, `had no answer (${came.code})`, rawOf(call, null, null, secrets));
    }
    const { status, text } = came;
    const content = text === null ? undefined : tryParse(parse, text);
    const raw = rawOf(call, status, content, secrets);
    if (isUnavailable(status)) return doubt('unavailable', `was answered with HTTP ${status}`, raw);
    const parsed = schema.safeParse(content);
    if (parsed.success) return { kind: 'read', status, data: parsed.data, raw };
    const why = status === 401 || status === 403 ? 'denied' : 'unreadable';
    return doubt(why, `was answered with HTTP ${status} and nothing that can be read`, raw);
  }

  return { ask, doubt, rawOf: (call, body) => rawOf(call, null, body, secrets) };
}

const isUnavailable = (status: number): boolean =>
  status === 429 || status >= 500 || (status >= 300 && status < 400);

/** What a gateway answers, or the code of the error why it did not. */
async function receive(
  { url, method = 'POST', headers, body }: Question<unknown>,
  longest: number,
): Promise<{ status: number; text: string | null } | { code: string }> {
  try {
    const response = await fetch(url, {
      method,
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(longest),
    });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    return { code: codeOf(error) };
  }
}

/** The text of an answer; null when it is too long. */
async function readText({ body }: Response): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function tryParse(parse: (text: string) => unknown, text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** `fetch` gives the reason only in the cause of its error. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('cause' in error && error.cause !== undefined) return codeOf(error.cause);
  return 'name' in error ? String(error.name) : 'unknown';
}
