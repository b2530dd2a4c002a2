/**
 * More combining marks than any language puts on a letter; they would cover neighbouring lines.
 * Invisible characters between them do not count.
 */
const piled = /(?:\p{M}\p{DI}*){5}/u;

/** @param text normalised by `normalisePersian`, which removes characters between marks */
export const hasPiledMarks = (text: string): boolean => piled.test(text);

/** Signs that take room and show nothing: fillers that Unicode classifies as letters, braille without a dot, and the like. */
export const blankLetters = /[\u115f\u1160\u2800\u3164\uffa0\u{13441}\u{13442}\u{1d159}]/u;

/** The visible part of a text: without joiners, soft hyphens, blank letters and the like. */
export const seen = (text: string): string =>
  text.replaceAll(/[\p{DI}\u2800\u{13441}\u{13442}\u{1d159}]/gu, '');

/**
 * Longer than a text of `most` characters with all that normalising removes. Judged before anything
 * whose work grows with the text.
 */
export const isFarTooLong = (written: string, most: number): boolean =>
  written.length > 4 * most + 100;
