/** A piece of a plain text. */
export interface TextPiece {
  text: string;
  /** Where it leads, if it is an address. */
  href: string | null;
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

function hrefOf(written: string): string | null {
  const whole = /^www\./i.test(written) ? `https://${written}` : written;
  if (!URL.canParse(whole)) return null;
  const { href, hostname, username, password } = new URL(whole);
  // What stands before an @ can pass for the site's name.
  const isPlain = username === '' && password === '' && hostname.includes('.');
  return isPlain ? href : null;
}

/** Splits a plain text into pieces of which some are addresses. The pieces together are the text. */
export function linkPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = withoutSigns(found);
    const href = hrefOf(written);
    if (href === null) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), href: null });
    pieces.push({ text: written, href });
    end = index + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), href: null });
  return pieces;
}
