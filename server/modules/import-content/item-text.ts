import { onOneLine } from '#lib/text/persian.ts';
import { plainText } from '#server/content/clean-html.ts';
import type { WxrItem } from '#server/modules/import-content/wxr-reader.ts';

const visible = /[\p{L}\p{N}]/u;
/** Whether a text says something. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Whether it was written by the export of a shop as this one. */
export const isFromShop = ({ fields }: Pick<WxrItem, 'fields'>): boolean =>
  (fields.get('guid') ?? '').startsWith('kahroba-');

/** A text on one line. @param isPlain written as it is, not as HTML */
export const textOf = (written = '', isPlain = false): string =>
  onOneLine(isPlain ? written : plainText(written));

/** Percent-encoded texts as people read them. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The beginning of a text, which ends with a word. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return onOneLine(text);
  const cut = text.slice(0, most);
  return onOneLine(`${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`);
}
