import { describe, expect, test } from '@jest/globals';
import { bodyOf, emptyPost, isPast, missingOf, postImage } from './values.ts';

const now = '2026-11-26T10:00:00.000Z';
const whole = {
  ...emptyPost,
  title: 'عنوان',
  summary: 'خلاصه',
  bodyHtml: '<p>متن</p>',
  categorySlug: 'guides',
  authorSlug: 'team',
  image: 'aaaaaaaaaaaaw-850.webp',
  imageAlt: 'شرح',
};
const published = { state: 'published' } as const;

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
  expect(missingOf(whole, null)).toEqual({});
  expect(Object.keys(missingOf({ ...whole, title: ' ', image: '' }, null)).toSorted()).toEqual([
    'image',
    'title',
  ]);
  expect(Object.keys(missingOf({ ...whole, publish: 'at' }, null))).toEqual(['at']);
});

test('a post that is published needs the texts of its pictures, a draft does not', () => {
  const bare = { ...whole, imageAlt: '', bodyHtml: '<p>متن</p><img src="/a.webp" alt="" />' };
  expect(missingOf(bare, null)).toEqual({});
  expect(Object.keys(missingOf({ ...bare, publish: 'now' }, null)).toSorted()).toEqual([
    'bodyHtml',
    'imageAlt',
  ]);
});

test('what is published is not saved without its time, which a new post needs not', () => {
  const shown = { ...whole, publish: 'now', at: null } as const;
  expect(Object.keys(missingOf(shown, published))).toEqual(['at']);
  expect(missingOf(shown, null)).toEqual({});
});

test('a time to come that has passed is known', () => {
  const at = '2026-11-26T10:00:00.000Z';
  expect(isPast({ ...whole, publish: 'at', at }, Date.parse(at))).toBe(true);
  expect(isPast({ ...whole, publish: 'at', at }, Date.parse(at) - 1)).toBe(false);
  expect(isPast({ ...whole, publish: 'now', at }, Date.parse(at))).toBe(false);
});

test('a picture of the library is named as posts name it', () => {
  expect(postImage('aaaaaaaaaaaaw-320.webp')).toBe('aaaaaaaaaaaaw-850.webp');
});
