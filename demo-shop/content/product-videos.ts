import type { NewVideo } from '#server/modules/catalogue/import-service.ts';
import type { ShopProduct } from '../expansion/shop.ts';
import { cameraFilm, coffeeFilm, headphonesFilm } from './film.ts';

type DemoVideo = Pick<NewVideo, 'title' | 'file' | 'aparat' | 'seconds'>;

const none = { file: null, aparat: null, seconds: null };
const turn = { ...none, seconds: 8 };

/** Videos of some products, by Latin name. */
const videos = new Map<string, readonly DemoVideo[]>([
  [
    'Sony WH-1000XM5 Headphones',
    [
      { ...turn, title: 'هدفون سونی WH-1000XM5 از همه سو', file: headphonesFilm.name },
      { ...none, title: 'ویدیوی ما در آپارات', aparat: 'MqHk6' },
    ],
  ],
  [
    "De'Longhi Dedica EC685 Coffee Machine",
    [{ ...turn, title: 'اسپرسوساز دلونگی ددیکا از نزدیک', file: coffeeFilm.name }],
  ],
  [
    'GoPro HERO13 Black Action Camera',
    [{ ...turn, title: 'گوپرو HERO13 Black از نزدیک', file: cameraFilm.name }],
  ],
]);

/** The drawing used as poster of the product's videos; undefined for a product without videos. */
export const posterDrawing = ({ nameEn, pictures }: ShopProduct): string | undefined =>
  videos.has(nameEn) ? pictures[0] : undefined;

/** Name under which a drawing's poster is stored, beside the drawing itself. */
export const posterOf = (drawing: string): string => `poster ${drawing}`;

/**
 * Rows of the product's videos.
 * @param stored images by the names of their drawings
 */
export function videosOf(
  product: ShopProduct,
  stored: ReadonlyMap<string, { hash: string }>,
): NewVideo[] {
  const { id: productId, nameEn, createdAt } = product;
  const posterHash = stored.get(posterOf(posterDrawing(product) ?? ''))?.hash;
  if (posterHash === undefined) return [];
  return (videos.get(nameEn) ?? []).map((video, position) => ({
    productId,
    position,
    posterHash,
    createdAt,
    ...video,
  }));
}
