import { toLatinDigits } from '#lib/text/digits.ts';

/** A line of a log that holds what no log may hold. */
export interface Leak {
  /** From 1. */
  line: number;
  kind: string;
  /** As much of it as may be shown. */
  masked: string;
}

/** Secrets that have no shape of their own: name of the kind, and the values. */
export type KnownSecrets = Record<string, readonly string[]>;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A name, and what stands between it and its value in JSON, a header, a query or a printed object. */
const named = (name: string) => String.raw`(?<![\w-])${name}[\\"']*\s*[=:]\s*[\\"']*`;

/** What secrets look like, whoever they belong to. */
const shapes: Record<string, RegExp> = {
  'access token': /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/,
  'refresh token': new RegExp(String.raw`${uuid}\.[\w-]{43}(?![\w-])`, 'i'),
  'XSRF token': new RegExp(`${named(String.raw`(?:x-)?xsrf(?:-token)?`)}[\\w-]{20,}`, 'i'),
  'visitor guid': new RegExp(`${named('(?:x-)?guid(?:code)?')}${uuid}`, 'i'),
  'one-time code': new RegExp(`(?:${named('code')}|#)\\d{6}(?!\\w)`, 'i'),
  password: new RegExp(`${named(String.raw`(?:current|new)?password`)}(?!…)[^\\s"'…]`, 'i'),
};
/** Judged when what only looks like one is taken out. */
const mobileNumber = /(?<![\da-z])(?:\+98|0098|98|0)?9\d{9}(?![\da-z])/i;
const hexadecimal = new RegExp(`${uuid}|(?<![0-9a-z])[0-9a-f]{16,}(?![0-9a-z])`, 'gi');

/** `%2B` and the like read as what they stand for; what is broken stays. */
const decoded = (line: string): string =>
  line.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll('%', ''), 'hex').toString(),
  );

/** Enough to recognise it, not enough to use it. */
const mask = (text: string): string => `${text.slice(0, Math.min(4, text.length / 3))}…`;

/** A number is no part of a longer one, of a fraction, of an id or of an address. */
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

/** Finds tokens, codes, passwords, keys and full mobile numbers in a log: one of each line. */
export function findLeaks(log: string, known: KnownSecrets = {}): Leak[] {
  return log.split('\n').flatMap((line, index) => {
    const leak = leakOf(line, known);
    return leak === null ? [] : [{ line: index + 1, ...leak }];
  });
}

const warning = /\(node:\d+\) (?:\[\w+\] )?\w*Warning: .*/;

/** Finds what Node warns of, each once. */
export function findWarnings(log: string): string[] {
  const told = log.split('\n').flatMap((line) => warning.exec(line)?.[0] ?? []);
  return [...new Set(told)];
}
