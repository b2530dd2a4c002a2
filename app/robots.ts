import type { MetadataRoute } from 'next';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** Nothing that carries a noindex is kept from crawlers, or they would never read it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/cpfpco', '/webClientHub'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
