import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, pictureUrl, previewPath } from '#lib/text/picture.ts';

/** A raw path of the shop as an absolute, percent-encoded address. A query must be encoded already. */
export function absoluteUrl(path: string): string {
  const [pathname = '', ...query] = path.split('?');
  return [`${publicConfig.siteUrl}${encodeURI(pathname)}`, ...query].join('?');
}

/** The absolute address of a picture or film. */
export function absolutePicture(path: string): string {
  const url = pictureUrl(publicConfig.imageBase, path);
  return url.startsWith('/') ? `${publicConfig.siteUrl}${url}` : url;
}

/** The 1200x630 JPEG of a picture for link previews, or `undefined` for a path that is not ours. */
export function absolutePreview(path: string): string | undefined {
  const hash = pictureHash(path);
  return hash === undefined ? undefined : absolutePicture(previewPath(hash));
}

/** The absolute address of a picture that the service makes when it is first asked for: no CDN has it before. */
export const absoluteMade = (path: string): string => `${publicConfig.siteUrl}/media/${path}`;
