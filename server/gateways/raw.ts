import { storableText } from '#lib/text/storable.ts';
import type { Raw } from '#server/gateways/gateway.ts';

/** Fields that must not be stored: tokens, passwords, hashes from which card numbers can be found. */
const secretName = /token$|secret|password|merchant_?id|^merchant$|authorization|hash(ed)?/i;
const cardName = /card|pan$/i;
/** Maximum length of a stored text, entries of a list, and depth. */
const [longest, most, deepest] = [500, 100, 6];

const hidden = '[hidden]';
/** Tokens of payments are no secrets of ours: without our keys they are worth nothing. */
const harmless = new Set(['paymentToken', 'Token']);

function clean(value: unknown, name: string, depth: number): unknown {
  if (secretName.test(name) && !harmless.has(name)) return hidden;
  if (typeof value === 'string') {
    // Cut first: that may leave half a surrogate pair.
    return storableText(cardName.test(name) ? maskCard(value) : value.slice(0, longest));
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return null;
  if (Array.isArray(value)) return value.slice(0, most).map((each) => clean(each, name, depth + 1));
  const entries = Object.entries(value).slice(0, most);
  return Object.fromEntries(
    entries.map(([key, each]) => [storableText(key), clean(each, key, depth + 1)]),
  );
}

/** What came, to be stored. `secrets` are removed wherever an answer repeats them. */
export function rawOf(
  call: string,
  status: number | null,
  body: unknown,
  secrets: readonly string[],
): Raw {
  const text = JSON.stringify(clean(body, '', 0) ?? null);
  const longer = secrets.filter((secret) => secret.length >= 4);
  const safe = longer.reduce(
    (left, secret) => left.replaceAll(JSON.stringify(secret).slice(1, -1), hidden),
    text,
  );
  return { call, status, body: parse(safe) };
}

/** A secret that is a number leaves JSON that cannot be read; its text can be stored as well. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A card number as it may be stored: the first six and the last four digits. */
export function maskCard(card: string): string {
  const digits = card.replaceAll(/[\s-]/g, '');
  return /^\d{12,19}$/.test(digits)
    ? `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`
    : card.slice(0, 40);
}
