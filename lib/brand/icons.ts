import type { MasterData } from '#lib/contract/home.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, picturePath, pictureUrl, squarePath } from '#lib/text/picture.ts';

type Brand = MasterData['brand'];

interface MarkAddresses {
  /** WebP, 160 and 320 px. */
  small: string;
  medium: string;
  /** WebP, and its side in px. */
  large: string;
  side: number;
  /** JPEG on white, for home screens of iOS. */
  touch: string;
}

/** Side of the largest picture of a mark that is stored. */
const largest = 850;

const at = (path: string): string => pictureUrl(publicConfig.imageBase, path);

/** Addresses of a shop's own square mark; null when it keeps the design's. */
export function markOf(brand: Brand): MarkAddresses | null {
  const hash = brand?.mark ? pictureHash(brand.mark.image) : undefined;
  if (!brand?.mark || hash === undefined) return null;
  return {
    small: at(picturePath(hash, 160, 'webp')),
    medium: at(picturePath(hash, 320, 'webp')),
    large: at(picturePath(hash, 850, 'webp')),
    side: Math.min(brand.mark.width, largest),
    touch: at(squarePath(hash)),
  };
}
