import { expect, test } from '@jest/globals';
import type { ProductVideo } from '#lib/contract/product.ts';
import { videosJsonLd } from '#lib/seo/video-json-ld.ts';

const film: ProductVideo = {
  title: 'از نزدیک',
  poster: 'abcdef123456-850.webp',
  file: 'film-abc.mp4',
  aparat: null,
  seconds: 8,
  uploadedAt: '2026-01-01T00:00:00.000Z',
};
const media = 'http://localhost:3000/media';

test('a film of the shop is told with its file', () => {
  expect(videosJsonLd([film])['@graph']).toEqual([
    {
      '@type': 'VideoObject',
      name: 'از نزدیک',
      thumbnailUrl: `${media}/abcdef123456-850.webp`,
      uploadDate: '2026-01-01T00:00:00.000Z',
      duration: 'PT8S',
      contentUrl: `${media}/film-abc.mp4`,
    },
  ]);
});

test('a film of Aparat is told with its player, and nothing that nobody knows', () => {
  const [told] = videosJsonLd([{ ...film, file: null, aparat: 'Ab1', seconds: null }])['@graph'];
  expect(told).toMatchObject({ embedUrl: expect.stringContaining('/videohash/Ab1/') });
  expect(told).not.toHaveProperty('contentUrl');
  expect(told).not.toHaveProperty('duration');
});

test('a film that is nowhere is not told', () => {
  expect(videosJsonLd([{ ...film, file: null }])['@graph']).toEqual([]);
});
