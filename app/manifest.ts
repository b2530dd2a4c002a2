import type { MetadataRoute } from 'next';
import { amber, light } from './styles/tokens.ts';

/** What a phone needs to keep the shop among its apps. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'فروشگاه کهربا',
    short_name: 'کهربا',
    description: 'فروشگاه اینترنتی کالای دیجیتال و لوازم خانگی',
    lang: 'fa-IR',
    dir: 'rtl',
    id: '/',
    start_url: '/',
    display: 'standalone',
    theme_color: amber,
    background_color: light['--ground'] ?? amber,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
