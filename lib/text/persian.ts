/**
 * Tatweel, harakat (except the hamza above, which is part of the spelling: همهٔ), bidi controls,
 * zero-width marks except ZWNJ and ZWJ, and control characters.
 */
export const invisible =
  // oxlint-disable-next-line no-control-regex no-misleading-character-class -- removes them on purpose
  /[\u0640\u064b-\u0653\u0655-\u065f\u0670\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Other control characters, noncharacters, and tags, which are read by programs alone. */
export const unprintable = /[\u0080-\u009f\u{e0000}-\u{e007f}\p{Noncharacter_Code_Point}]/gu;
const letters: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', ە: 'ه' };

/**
 * Normalises text for storage: Arabic ي ى ك become Persian; tatweel, harakat, bidi controls and
 * control characters are removed, as are tags and noncharacters; lone surrogates become U+FFFD. Digits are unchanged.
 */
export function normalisePersian(text: string): string {
  return (
    text
      .toWellFormed()
      .normalize('NFC')
      .replace(invisible, '')
      .replace(unprintable, '')
      .replace(/[يىكە]/g, (letter) => letters[letter] ?? letter)
      // Characters between a letter and its hamza are gone now.
      .normalize('NFC')
  );
}

/** The same on one line, with one space between words. */
export const onOneLine = (text: string): string =>
  normalisePersian(text).replace(/\s+/g, ' ').trim();
