import type { Graph, VideoObject } from 'schema-dts';
import type { ProductVideo } from '#lib/contract/product.ts';
import { placeOf } from '#lib/product/videos.ts';
import { absolutePicture } from '#lib/seo/absolute.ts';

function videoObjects(video: ProductVideo): VideoObject[] {
  const place = placeOf(video);
  if (place === null) return [];
  const { title, poster, file, seconds, uploadedAt } = video;
  return [
    {
      '@type': 'VideoObject',
      name: title,
      thumbnailUrl: absolutePicture(poster),
      uploadDate: uploadedAt,
      ...(seconds === null ? {} : { duration: `PT${seconds}S` }),
      ...(file === null ? {} : { contentUrl: absolutePicture(file) }),
      ...(place.frame === undefined ? {} : { embedUrl: place.frame }),
    },
  ];
}

/** A product's films for search engines. */
export function videosJsonLd(videos: readonly ProductVideo[]): Graph {
  return { '@context': 'https://schema.org', '@graph': videos.flatMap(videoObjects) };
}
