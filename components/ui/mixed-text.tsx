import { createElement, Fragment } from 'react';
import { splitMixedText, type TextPart } from '#lib/text/mixed-text.ts';

/** Codes up to this length are never broken across lines. */
const unbroken = 17;

/** A Persian text with Latin names set left to right and numbers in Persian digits. */
export function MixedText({ children }: { children: string }) {
  // Spread as children, not as an array, so that no keys are needed.
  return createElement(Fragment, null, ...splitMixedText(children).map(partOf));
}

function partOf({ text, latin }: TextPart) {
  if (!latin) return text;
  const wide = text.length > unbroken ? { className: 'whitespace-normal' } : null;
  return createElement('bdi', { dir: 'ltr', ...wide }, text);
}
