import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, pictureUrl, previewPath } from '#lib/text/picture.ts';

/** Absolute, percent-encoded address of a raw path. A query must be encoded already. */
export function absoluteUrl(path: string): string {
  const [pathname = '', ...query] = path.split('?');
  return [`${publicConfig.siteUrl}${encodeURI(pathname)}`, ...query].join('?');
}

/** Absolute address of an image or video. */
export function absolutePicture(path: string): string {
  const url = pictureUrl(publicConfig.imageBase, path);
  return url.startsWith('/') ? `${publicConfig.siteUrl}${url}` : url;
}

/** The 1200x630 JPEG of an image for link previews; `undefined` for a path that is not ours. */
export function absolutePreview(path: string): string | undefined {
  const hash = pictureHash(path);
  return hash === undefined ? undefined : absolutePicture(previewPath(hash));
}

/**
 * Absolute address of an image that the service generates on its first request, so that no CDN can
 * have it in advance.
 */
export const absoluteMade = (path: string): string => `${publicConfig.siteUrl}/media/${path}`;
