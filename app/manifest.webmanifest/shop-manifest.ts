import type { MetadataRoute } from 'next';
import type { MasterData } from '#lib/contract/home.ts';
import { amber, light } from '../styles/tokens.ts';

const icon = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Web app manifest with the shop's name. */
export const manifest = ({ shop }: Pick<MasterData, 'shop'>): MetadataRoute.Manifest => ({
  name: shop.title,
  short_name: shop.name,
  description: shop.description,
  lang: 'fa-IR',
  dir: 'rtl',
  id: '/',
  start_url: '/',
  display: 'standalone',
  theme_color: amber,
  background_color: light['--ground'] ?? amber,
  icons: [
    icon('icon-192', 192),
    icon('icon-512', 512),
    { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
  ],
});
