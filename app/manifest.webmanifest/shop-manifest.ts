import type { MetadataRoute } from 'next';
import { markOf } from '#lib/brand/icons.ts';
import type { MasterData } from '#lib/contract/home.ts';
import { amber, light } from '../styles/tokens.ts';

const icon = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

const sized = (src: string, side: number) => ({
  src,
  sizes: `${side}x${side}`,
  type: 'image/webp',
});

function iconsOf(brand: MasterData['brand']): MetadataRoute.Manifest['icons'] {
  const mark = markOf(brand);
  return mark === null
    ? [
        icon('icon-192', 192),
        icon('icon-512', 512),
        { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
      ]
    : [sized(mark.medium, 320), sized(mark.large, mark.side)];
}

/** Web app manifest with the shop's name and look. */
export const manifest = ({
  shop,
  brand,
}: Pick<MasterData, 'shop' | 'brand'>): MetadataRoute.Manifest => ({
  name: shop.title,
  short_name: shop.name,
  description: shop.description,
  lang: 'fa-IR',
  dir: 'rtl',
  id: '/',
  start_url: '/',
  display: 'standalone',
  theme_color: brand?.colour ?? amber,
  background_color: light['--ground'] ?? amber,
  icons: iconsOf(brand),
});
