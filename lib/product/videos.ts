import { aparatPage, aparatPlayer } from '#lib/content/aparat.ts';
import type { ProductVideo } from '#lib/contract/product.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureUrl } from '#lib/text/picture.ts';

/** Address of a video, and of Aparat's player if it is there. */
export interface VideoPlace {
  href: string;
  frame?: string;
}

/** Null for a video without a source. */
export function placeOf({
  file,
  aparat,
}: Pick<ProductVideo, 'file' | 'aparat'>): VideoPlace | null {
  if (file !== null) return { href: pictureUrl(publicConfig.imageBase, file) };
  return aparat === null ? null : { href: aparatPage(aparat), frame: aparatPlayer(aparat) };
}
