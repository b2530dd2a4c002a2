import { longestChatName, longestChatText } from '#lib/contract/chat-names.ts';
import { normaliseMobile } from '#lib/rules/mobile.ts';
import { isReservedName } from '#lib/rules/reserved-name.ts';
import { inLines } from '#lib/rules/contact.ts';
import { blankLetters, hasPiledMarks, isFarTooLong, seen } from '#lib/text/letters.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import { ShopError } from '#server/errors.ts';
import { chatTexts } from '#server/modules/chat/texts.ts';

/** 422 with a sentence at one field. */
export const wrongField = (field: string, sentence: string): ShopError =>
  new ShopError(422, 'INVALID', sentence, { fields: { [field]: sentence } });

/** A text as it is kept: plain, without marks that turn or hide it; '' if nothing is to be seen. */
function kept(
  written: string,
  field: string,
  most: number,
  form: (text: string) => string,
): string {
  const tooLong = () => wrongField(field, chatTexts.lineTooLong(most));
  if (isFarTooLong(written, most)) throw tooLong();
  const text = form(written);
  if (text.length > most) throw tooLong();
  if (blankLetters.test(text) || hasPiledMarks(text)) {
    throw wrongField(field, chatTexts.unreadable);
  }
  return seen(text).trim() === '' ? '' : text;
}

/**
 * A message, note or canned reply as it is kept: plain text in lines.
 * @throws {ShopError} 422 at `field`
 */
export function textOf(written: string, field = 'body', most = longestChatText): string {
  const text = kept(written, field, most, inLines);
  if (text === '') throw wrongField(field, chatTexts.empty);
  return text;
}

/** A text that may be missing. */
export const anyTextOf = (written: string, field: string, most: number): string =>
  kept(written, field, most, inLines);

/** The same on one line: an address or a name. */
export const anyLineOf = (written: string, field: string, most: number): string =>
  kept(written, field, most, onOneLine);

/**
 * A visitor's name as it is kept; '' if there is none.
 * @param names how the shop and its site are called: no visitor may pass for the shop or its staff
 * @throws {ShopError} 422 at `name`
 */
export function nameOf(written: string, names: { shopName: string; siteName: string }): string {
  const name = anyLineOf(written, 'name', longestChatName);
  if (name !== '' && isReservedName(name, names.shopName, names.siteName)) {
    throw wrongField('name', chatTexts.badName);
  }
  return name;
}

/** `09…`, or null for an empty one. @throws {ShopError} 422 at `mobile` */
export function mobileOf(written: string): string | null {
  if (written.trim() === '') return null;
  const mobile = normaliseMobile(normalisePersian(written));
  if (mobile === null) throw wrongField('mobile', chatTexts.badMobile);
  return mobile;
}

/** The name of a file on one line, without folders and without marks that hide its ending. */
export function fileNameOf(written: string, ending: string, without: string): string {
  const [last = ''] = onOneLine(written.slice(-500)).split(/[\\/]/).slice(-1);
  const stem = seen(last)
    .replace(/\.[^.]{0,10}$/u, '')
    .replaceAll(/[\p{C}"<>|:*?%;]/gu, '')
    .trim();
  return stem === '' ? without : `${Array.from(stem).slice(0, 80).join('')}${ending}`;
}
