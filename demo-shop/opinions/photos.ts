import sharp from 'sharp';
import type { NewPicture } from '#server/modules/opinion/import-service.ts';
import { bareSvg } from '../drawings/catalogue.ts';
import { chanceOf } from '../expansion/random.ts';
import type { ShopProduct } from '../expansion/shop.ts';

/** How many products have pictures by buyers, the most popular first, and at most how many each. */
const photographed = 8;
const mostOfOne = 3;

/** What a buyer laid the product on. */
const grounds = ['#b98d63', '#8f9aa6', '#cfc6b8', '#5f6f63', '#d8b7a4'];
const whole = 1_000;
/** How near each picture of a product is taken. */
const sizes = [700, 960, 520];
const small = 192;

/** Pictures as buyers might have taken them: the drawings of a product, askew on a table. */
export async function photosOf(products: readonly ShopProduct[]): Promise<NewPicture[]> {
  const popular = products
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, photographed);
  const photos = popular.flatMap((product) => {
    const chance = chanceOf(`photos ${product.id}`);
    const ground = chance.one(grounds);
    return product.pictures.slice(0, chance.whole(1, mostOfOne)).flatMap((name, position) => {
      const svg = bareSvg(name);
      const angle = chance.whole(-14, 14);
      const size = sizes[position] ?? whole;
      return svg === undefined
        ? []
        : [{ productId: product.id, position, svg, ground, angle, size }];
    });
  });
  return Promise.all(
    photos.map(async ({ productId, position, ...drawn }) => ({
      productId,
      position,
      ...(await developed(drawn)),
    })),
  );
}

interface Drawn {
  svg: string;
  ground: string;
  angle: number;
  size: number;
}

async function developed({ svg, ground, angle, size }: Drawn) {
  const cut = await sharp(Buffer.from(svg))
    .resize(size, size, { fit: 'inside' })
    .rotate(angle, { background: '#0000' })
    .resize(whole, whole, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const photo = sharp({
    create: { width: whole, height: whole, channels: 3, background: ground },
  }).composite([{ input: cut }]);
  const large = await photo.webp({ quality: 80 }).toBuffer();
  const square = await sharp(large).resize(small, small).webp({ quality: 78 }).toBuffer();
  return { whole: large, small: square };
}
