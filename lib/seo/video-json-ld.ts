import type { Graph, VideoObject } from 'schema-dts';
import { aparatPlayer } from '#lib/content/aparat.ts';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import type { ProductVideo } from '#lib/contract/product.ts';
import { placeOf } from '#lib/product/videos.ts';
import { publicConfig } from '#lib/public-config.ts';
import { absolutePicture } from '#lib/seo/absolute.ts';
import { textOfHtml } from '#lib/text/text-of-html.ts';

function videoObjects(video: ProductVideo, product: string): VideoObject[] {
  const place = placeOf(video);
  if (place === null) return [];
  const { title, poster, file, seconds, uploadedAt } = video;
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description: `${title}: ${product}`,
      thumbnailUrl: absolutePicture(poster),
      uploadDate: uploadedAt,
      ...(seconds === null ? {} : { duration: `PT${seconds}S` }),
      ...(file === null ? {} : { contentUrl: absolutePicture(file) }),
      ...(place.frame === undefined ? {} : { embedUrl: place.frame }),
    },
  ];
}

/** Structured data of a product's videos. @param product its name */
export function videosJsonLd(videos: readonly ProductVideo[], product: string): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': videos.flatMap((video) => videoObjects(video, product)),
  };
}

/** Videos in sanitised HTML: links to files, and Aparat's frames. */
const elements = /<a(\s[^<>]*)>((?:[^<]|<(?!\/?a[\s>]))*)<\/a>|<iframe(\s[^<>]*)>/g;
const file = /\shref="([^"]+\.mp4)"/;
const ofAparat = /\/videohash\/([\w-]+)/;
const titled = /\stitle="([^"]*)"/;

/** A video's address and name, and what `filmDates` calls it. */
type Film = Pick<VideoObject, 'embedUrl' | 'contentUrl'> & { name: string; key: string };

function filmOf([, link = '', words = '', frame = '']: RegExpExecArray): Film[] {
  const path = file.exec(link)?.[1];
  if (path !== undefined)
    return [
      {
        key: path.slice(path.lastIndexOf('/') + 1),
        name: textOfHtml(words),
        contentUrl: wholeOf(path),
      },
    ];
  const hash = ofAparat.exec(frame)?.[1];
  if (hash === undefined) return [];
  const name = textOfHtml(titled.exec(frame)?.[1] ?? '');
  return [{ key: hash, name, embedUrl: aparatPlayer(hash) }];
}

/** Structured data of a post's videos, with its cover; null without videos. */
export function postVideosJsonLd(post: BlogDetailAnswer): Graph | null {
  const films = [...post.bodyHtml.matchAll(elements)].flatMap(filmOf);
  const videos = films.map(({ key, name, ...address }): VideoObject => ({
    '@type': 'VideoObject',
    name: name || post.title,
    description: post.summary,
    thumbnailUrl: absolutePicture(post.image),
    uploadDate: post.filmDates?.[key] ?? post.publishedTime,
    ...address,
  }));
  return videos.length === 0 ? null : { '@context': 'https://schema.org', '@graph': videos };
}

const wholeOf = (address: string): string => new URL(address, publicConfig.siteUrl).href;
