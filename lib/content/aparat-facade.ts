import { aparatPage } from '#lib/content/aparat.ts';
import { aparatTexts } from '#lib/content/texts.ts';

/** Frames as `cleanHtml` of the service writes them: of Aparat only, attributes in double quotes. */
const frame = /<iframe\b([^>]*)>.*?<\/iframe>/gs;
const attribute = (name: string, attributes: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
const film = /\/videohash\/([\w-]+)/;

/**
 * Content HTML with a link to Aparat in the place of each of its frames. The player is loaded when a
 * shopper asks for it; without scripts the link leads to the film.
 * @param html clean HTML of the shop's service
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
