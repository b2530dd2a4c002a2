import { createElement, Fragment } from 'react';
import { splitAsWritten, splitMixedText, splitName, type TextPart } from '#lib/text/mixed-text.ts';

/** Codes up to this length are never broken across lines. */
const unbroken = 17;

/** A Persian text with Latin names set left to right and numbers in Persian digits. */
export const MixedText = ({ children }: { children: string }) => inParts(splitMixedText(children));

/** What a member or visitor wrote: Latin words set left to right, digits as they were written. */
export const WrittenText = ({ children }: { children: string }) =>
  inParts(splitAsWritten(children));

/** The name of a product: Latin words and numbers set left to right, with the digits it has in data. */
export const NameText = ({ children }: { children: string }) => inParts(splitName(children));

// Spread as children, not as an array, so that no keys are needed.
const inParts = (parts: TextPart[]) => createElement(Fragment, null, ...parts.map(partOf));

function partOf({ text, latin }: TextPart) {
  if (!latin) return text;
  const wide = text.length > unbroken ? { className: 'whitespace-normal' } : null;
  return createElement('bdi', { dir: 'ltr', ...wide }, text);
}
