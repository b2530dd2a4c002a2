import { unknownMark } from '#front/unknown.ts';
import { toLatinDigits } from '#lib/text/digits.ts';

/** A log line that contains a secret. */
export interface Leak {
  /** Starts at 1. */
  line: number;
  kind: string;
  /** The part that may be shown. */
  masked: string;
}

/** Secrets without a recognisable form: name of the kind, and the values. */
export type KnownSecrets = Record<string, readonly string[]>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * A name, and the characters between it and its value in JSON, a header, a query or a printed
 * object.
 */
const named = (name: string) => String.raw`(?<![\w-])${name}[\\"']*\s*[=:]\s*[\\"']*`;

/** Forms of secrets in general. */
const shapes: Record<string, RegExp> = {
  'access token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'refresh token': new RegExp(String.raw`${uuid}\.[\w-]{43}(?![\w-])`, 'i'),
  'XSRF token': new RegExp(`${named(String.raw`(?:x-)?xsrf(?:-token)?`)}[\\w-]{20,}`, 'i'),
  'visitor guid': new RegExp(`${named('(?:x-)?guid(?:code)?')}${uuid}`, 'i'),
  'one-time code': new RegExp(`(?:${named('code')}|#)\\d{6}(?!\\w)`, 'i'),
  password: new RegExp(`${named(String.raw`(?:current|new)?password`)}(?!…)[^\\s"'…]`, 'i'),
};
/** Checked after similar texts have been removed. */
const mobileNumber = /(?<![\da-z])(?:\+98|0098|98|0)?9\d{9}(?![\da-z])/i;
const hexadecimal = new RegExp(`${uuid}|(?<![0-9a-z])[0-9a-f]{16,}(?![0-9a-z])`, 'gi');

/** Decodes `%2B` and the like; malformed sequences stay. */
const decoded = (line: string): string =>
  line.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/** Enough to recognise it, not enough to use it. */
const mask = (text: string): string => `${text.slice(0, Math.min(4, text.length / 3))}…`;

/**
 * Whether a line contains a secret that is not part of a longer number, a fraction, an id or an
 * address.
 */
function holds(text: string, secret: string): boolean {
  if (/^\d+$/.test(secret)) return new RegExp(`(?<![\\w./-])${secret}(?![\\w.-])`).test(text);
  return secret !== '' && text.includes(secret);
}

function leakOf(line: string, known: KnownSecrets): Omit<Leak, 'line'> | null {
  const text = toLatinDigits(decoded(line));
  for (const [kind, shape] of Object.entries(shapes)) {
    const [found] = shape.exec(text) ?? [];
    if (found !== undefined) return { kind, masked: mask(found) };
  }
  const [number] = mobileNumber.exec(text.replaceAll(hexadecimal, '')) ?? [];
  if (number !== undefined) return { kind: 'mobile number', masked: mask(number) };
  for (const [kind, values] of Object.entries(known)) {
    const value = values.find((each) => holds(text, each));
    if (value !== undefined) return { kind, masked: mask(value) };
  }
  return null;
}

/** Finds tokens, codes, passwords, keys and full mobile numbers in a log, at most one a line. */
export function findLeaks(log: string, known: KnownSecrets = {}): Leak[] {
  return log.split('\n').flatMap((line, index) => {
    const leak = leakOf(line, known);
    return leak === null ? [] : [{ line: index + 1, ...leak }];
  });
}

const warning = /\(node:\d+\) (?:\[\w+\] )?\w*Warning: .*/;

/** Finds Node's warnings, and reports of `front` that it did not know an answer of Next's, each once. */
export function findWarnings(log: string): string[] {
  const warnings = log.split('\n').flatMap((line) => {
    const unknown = line.indexOf(unknownMark);
    return unknown === -1 ? (warning.exec(line)?.[0] ?? []) : line.slice(unknown);
  });
  return [...new Set(warnings)];
}
