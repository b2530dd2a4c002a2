import { aparatPage } from '#lib/content/aparat.ts';
import { aparatTexts } from '#lib/content/texts.ts';

/** Frames as written by `cleanHtml` of the service: of Aparat only, attributes in double quotes, without elements inside. */
const frame = /<iframe\b([^<>]*)>[^<]*<\/iframe>/g;
/** Matches an attribute and its value. */
export const attributePattern = (name: string): RegExp => new RegExp(`\\s${name}="([^"]*)"`);
const attribute = (name: string, attributes: string): string =>
  attributePattern(name).exec(attributes)?.[1] ?? '';
const film = /\/videohash\/([\w-]+)/;

/**
 * Replaces each Aparat frame in content HTML by a link. The player is loaded when a shopper presses
 * it; without JavaScript the link leads to the video.
 * @param html sanitised HTML
 */
export function aparatFacades(html: string): string {
  return html.replace(frame, (_, attributes: string) => {
    const source = attribute('src', attributes);
    const title = attribute('title', attributes);
    const hash = film.exec(source)?.[1];
    const href = hash === undefined ? source : aparatPage(hash);
    return (
      `<a class="aparat" href="${href}" rel="noopener" data-frame="${source}" data-title="${title}">` +
      `<b>${aparatTexts.play}${title === '' ? '' : `: ${title}`}</b>` +
      `<small>${aparatTexts.from}</small></a>`
    );
  });
}
