import { plainDocument } from '#front/documents/plain-document.ts';
import { tooManyTexts } from '#front/documents/texts.ts';
import { failedTexts } from '#lib/failed-texts.ts';

/**
 * The document for a page that failed to render or was refused.
 * @param status 429, 500 or 503
 * @param font URL of the shop's font, if known
 */
export function failedPage(status: number, font: string | undefined): string {
  const { retry, home } = failedTexts;
  const { title, text } = status === 429 ? tooManyTexts : failedTexts;
  const nav = `<nav><a href="">${retry}</a><a href="/">${home}</a></nav>`;
  return plainDocument({ title, body: `<p>${text}</p>${nav}`, font });
}
