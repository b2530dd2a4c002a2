/** A piece of a plain text. */
export interface TextPiece {
  text: string;
  /** Where it leads, if it is an address. */
  href: string | null;
  /** Signs join it, as `localhost:8300` or `ali@example.com`: reads from left to right, and is no link. */
  isCode?: true;
}

/** Not of characters that change the direction of what follows. */
const address = /(?:https?:\/\/|www\.)[^\s<>"'«»؟،؛\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
/** Signs that end a sentence, not the address before them. */
const after = new Set('.,:;!?*…)]}');

/** Not by an expression, whose time would grow with the square of many signs. */
function beforeSigns(found: string): string {
  let end = found.length;
  while (after.has(found.charAt(end - 1))) end--;
  return found.slice(0, end);
}

/** An address may end with the bracket that it opened. */
function withoutSigns(found: string): string {
  const bare = beforeSigns(found);
  const next = found[bare.length];
  return next === ')' && bare.includes('(') && !bare.includes(')') ? `${bare})` : bare;
}

const parts = /^(https?:\/\/|)([^/?#\\:]*)/i;

/** An address as a link, whose host is shown as browsers look it up: look-alike letters would pass for another's. */
function linkOf(written: string): TextPiece | null {
  const [, scheme = '', host = ''] = parts.exec(written) ?? [];
  const whole = scheme === '' ? `https://${written}` : written;
  if (host === '' || !URL.canParse(whole)) return null;
  const { href, hostname, username, password } = new URL(whole);
  // What stands before an @ can pass for the site's name.
  if (username !== '' || password !== '' || !hostname.includes('.')) return null;
  const isPlain = host.toLowerCase() === hostname;
  const text = isPlain ? written : scheme + hostname + written.slice(scheme.length + host.length);
  return { text, href };
}

const inBrackets = /^[([{"'*]+/;
const joint = /[:@?=#_~]|\/\//;
const letter = /[A-Za-z]/;

/** Splits what is between links. */
function plainPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[!-~]+/g)) {
    const opened = inBrackets.exec(word)?.[0].length ?? 0;
    const code = withoutSigns(word.slice(opened));
    if (!joint.test(code) || !letter.test(code)) continue;
    const from = index + opened;
    if (from > end) pieces.push({ text: text.slice(end, from), href: null });
    pieces.push({ text: code, href: null, isCode: true });
    end = from + code.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}

/** Splits a plain text into pieces of which some are addresses. The pieces together are the text, but for hosts' letters. */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutSigns(found);
    const link = linkOf(written);
    if (link === null) continue;
    pieces.push(...plainPieces(text.slice(end, index)), link);
    end = index + written.length;
  }
  return [...pieces, ...plainPieces(text.slice(end))];
}
