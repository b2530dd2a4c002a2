import { describe, expect, test } from '@jest/globals';
import { bodyOf, emptyPost, missingOf, postImage } from './values.ts';

const now = '2026-11-26T10:00:00.000Z';
const whole = {
  ...emptyPost,
  title: 'عنوان',
  summary: 'خلاصه',
  bodyHtml: '<p>متن</p>',
  categorySlug: 'guides',
  authorSlug: 'team',
  image: 'aaaaaaaaaaaaw-850.webp',
};

describe('when a post is published', () => {
  test.each([
    ['draft', '2026-11-25T10:00:00.000Z', null],
    ['now', null, now],
    ['now', '2026-11-27T10:00:00.000Z', now],
    ['now', '2026-11-25T10:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ['at', '2026-11-27T10:00:00.000Z', '2026-11-27T10:00:00.000Z'],
  ] as const)('%s with the time %s: %s', (publish, at, publishedTime) => {
    expect(bodyOf({ ...whole, publish, at }, null, now).publishedTime).toBe(publishedTime);
  });
});

test('a new post has neither id nor revision, another both', () => {
  expect(Object.keys(bodyOf(whole, null, now))).not.toContain('id');
  expect(bodyOf(whole, { id: 3, revision: 7 }, now)).toMatchObject({ id: 3, revision: 7 });
});

test('what is missing is said before anything is sent', () => {
  expect(missingOf(whole)).toEqual({});
  expect(Object.keys(missingOf({ ...whole, title: ' ', image: '' })).toSorted()).toEqual([
    'image',
    'title',
  ]);
  expect(Object.keys(missingOf({ ...whole, publish: 'at' }))).toEqual(['at']);
});

test('a picture of the library is named as posts name it', () => {
  expect(postImage('aaaaaaaaaaaaw-320.webp')).toBe('aaaaaaaaaaaaw-850.webp');
});
