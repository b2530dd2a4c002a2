import { createElement, Fragment } from 'react';
import { splitMixedText, type TextPart } from '#lib/text/mixed-text.ts';

/** Codes up to this length are never broken across lines. */
const unbroken = 17;

/** A Persian text with its Latin names set left to right and its numbers in Persian digits. */
export function MixedText({ children }: { children: string }) {
  // Spread, not an array: the parts need no keys, which every page would carry.
  return createElement(Fragment, null, ...splitMixedText(children).map(partOf));
}

function partOf({ text, latin }: TextPart) {
  if (!latin) return text;
  const wide = text.length > unbroken ? { className: 'whitespace-normal' } : null;
  return createElement('bdi', { dir: 'ltr', ...wide }, text);
}
