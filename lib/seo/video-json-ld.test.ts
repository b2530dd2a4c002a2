import { expect, test } from '@jest/globals';
import type { ProductVideo } from '#lib/contract/product.ts';
import { plainPost } from '#lib/testing/post.ts';
import { postVideosJsonLd, videosJsonLd } from '#lib/seo/video-json-ld.ts';

const film: ProductVideo = {
  title: 'از نزدیک',
  poster: 'abcdef123456-850.webp',
  file: 'film-abc.mp4',
  aparat: null,
  seconds: 8,
  uploadedAt: '2026-01-01T00:00:00.000Z',
};
const media = 'http://localhost:3000/media';

test('a video of the shop has its file', () => {
  expect(videosJsonLd([film], 'هدفون')['@graph']).toEqual([
    {
      '@type': 'VideoObject',
      name: 'از نزدیک',
      description: 'از نزدیک: هدفون',
      thumbnailUrl: `${media}/abcdef123456-850.webp`,
      uploadDate: '2026-01-01T00:00:00.000Z',
      duration: 'PT8S',
      contentUrl: `${media}/film-abc.mp4`,
    },
  ]);
});

test('a video at Aparat has its player, and nothing unknown', () => {
  const [video] = videosJsonLd([{ ...film, file: null, aparat: 'Ab1', seconds: null }], 'هدفون')[
    '@graph'
  ];
  expect(video).toMatchObject({ embedUrl: expect.stringContaining('/videohash/Ab1/') });
  expect(video).not.toHaveProperty('contentUrl');
  expect(video).not.toHaveProperty('duration');
});

test('a video without a source is omitted', () => {
  expect(videosJsonLd([{ ...film, file: null }], 'هدفون')['@graph']).toEqual([]);
});

test('a post has its videos, linked files and those at Aparat, by their own names', () => {
  const bodyHtml =
    '<p>یک <a class="video" href="/media/film-abc.mp4">ویدیوی <bdi>WH</bdi></a> و <a href="/blog/3/x">نوشته</a></p>' +
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/Ab1/vt/frame"></iframe>';
  const filmDates = { Ab1: '2025-10-01T08:00:00.000Z' };
  const videos = postVideosJsonLd(plainPost({ bodyHtml, filmDates }))?.['@graph'];
  const common = {
    '@type': 'VideoObject',
    description: 'چند مدل را کنار هم گذاشتیم.',
    thumbnailUrl: `${media}/abcdef123456-850.webp`,
    uploadDate: '2025-11-09T08:00:00.000Z',
  };
  expect(videos).toEqual([
    { ...common, name: 'ویدیوی WH', contentUrl: `${media}/film-abc.mp4` },
    {
      ...common,
      uploadDate: filmDates.Ab1,
      name: 'کدام گوشی؟',
      embedUrl: 'https://www.aparat.com/video/video/embed/videohash/Ab1/vt/frame',
    },
  ]);
});

test('a post without videos has none', () => {
  expect(postVideosJsonLd(plainPost({}))).toBeNull();
});
