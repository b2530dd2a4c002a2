import { describe, expect, test } from '@jest/globals';
import { slugify } from '#lib/text/slug.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import { categories } from '../../catalogue/categories.ts';
import { brands } from '../../catalogue/brands.ts';
import { expandCatalogue } from '../../expansion/expand.ts';
import { fixedToday } from '../../expansion/today.ts';
import { pageNames, toBrand, toCategory, toPage, toPost } from '../links.ts';
import type { PageKey } from '../links.ts';
import { coverDrawings } from './covers.ts';
import { blogAuthors, blogCategories, portraitDrawings } from './desk.ts';
import { posts } from './posts.ts';
import { postTitles } from './titles.ts';

const products = expandCatalogue(fixedToday);
const htmlOf = (body: readonly string[]) => body.join('\n');
const wordsIn = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

test('posts are in the order of their titles, because a position is an id', () => {
  expect(posts.map(({ key }) => key)).toEqual(Object.keys(postTitles));
  expect(posts.length).toBeGreaterThanOrEqual(16);
});

test('every section and every author has posts, and tags are used sparingly', () => {
  expect(new Set(posts.map(({ category }) => category)).size).toBe(
    Object.keys(blogCategories).length,
  );
  expect(new Set(posts.map(({ author }) => author)).size).toBe(Object.keys(blogAuthors).length);
  const tags = new Set(posts.flatMap((post) => post.tags));
  expect(tags.size).toBeGreaterThanOrEqual(15);
  expect(tags.size).toBeLessThanOrEqual(25);
});

test('sections, authors and tags have valid slugs', () => {
  const named = [
    ...Object.values(blogCategories).map(({ title, slug }) => [title, slug]),
    ...Object.values(blogAuthors).map(({ name, slug }) => [name, slug]),
  ];
  for (const [title = '', slug] of named) expect(slugify(title)).toBe(slug);
});

describe.each(posts)('$key', ({ key, body, summary, description, coverAlt, cover }) => {
  const html = htmlOf(body);
  const latinAway = html.replace(/<bdi dir="ltr">.*?<\/bdi>/g, '۰');
  const outside = latinAway.replace(/<\/?(?:a|b|bdi)\b[^>]*>/g, '').replace(/<[^>]+>/g, '\n');

  test('has the length readers of a magazine expect', () => {
    expect(wordsIn(html)).toBeGreaterThanOrEqual(450);
    expect(wordsIn(html)).toBeLessThanOrEqual(900);
    expect(found(html, /<h2>/g).length).toBeGreaterThanOrEqual(4);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(coverAlt).not.toBe('');
    expect(cover.things.length).toBeGreaterThan(0);
  });

  test('links only to existing pages', () => {
    const places = new Set([
      ...categories.map((category) => toCategory(category.key)),
      ...brands.map((brand) => toBrand(brand.key)),
      ...products.map(({ id, slug }) => `/shop/product/${id}/${slug}`),
      ...posts.map((post) => toPost(post.key)),
      ...(Object.keys(pageNames) as PageKey[]).map(toPage),
    ]);
    const links = found(html, /(?<=href=")\/(?!media\/)[^"]*/g);
    expect(links.filter((link) => !places.has(link))).toEqual([]);
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(links).not.toContain(toPost(key));
  });

  test('shows one to three available products', () => {
    const shown = found(html, /(?<=<p data-product=")\d+(?="><\/p>)/g).map(Number);
    expect(shown.length).toBeGreaterThanOrEqual(1);
    expect(shown.length).toBeLessThanOrEqual(3);
    const visible = products.filter(({ variants }) => variants.some(({ price }) => price !== null));
    expect(shown.filter((id) => !visible.some((product) => product.id === id))).toEqual([]);
  });

  test('follows Persian spelling', () => {
    const text = `${summary} ${description} ${outside}`;
    expect(normalisePersian(text)).toBe(text.normalize('NFC'));
    expect(found(outside, /[A-Za-z0-9٠-٩]+/g)).toEqual([]);
    expect(found(text, /(?<![\p{L}\u200c])ن?می (?=\p{L})/gu)).toEqual([]);
    expect(found(text, /\p{L} (?:ها|های|هایی|ترین)(?![\p{L}\u200c])/gu)).toEqual([]);
    expect(found(text, /\p{L} [،؛.؟]/gu)).toEqual([]);
    expect(found(text, /\u200c(?=[\s،؛.؟]|$)|[?;,](?=\s)/g)).toEqual([]);
  });
});

test('authors are introduced in a description of a search result, each with a face of their own', () => {
  const authors = Object.values(blogAuthors);
  for (const { about } of authors) {
    expect(about.length).toBeGreaterThanOrEqual(100);
    expect(about.length).toBeLessThanOrEqual(160);
    expect(normalisePersian(about)).toBe(about.normalize('NFC'));
  }
  expect(new Set(portraitDrawings.map(({ svg }) => svg())).size).toBe(authors.length);
});

test('covers use existing drawings, each on a background of its own', () => {
  const drawn = coverDrawings.map(({ svg }) => svg());
  expect(new Set(drawn).size).toBe(posts.length);
  for (const svg of drawn) {
    const ids = found(svg, /(?<=id=")[^"]+/g);
    expect(new Set(ids).size).toBe(ids.length);
    expect(found(svg, /(?<=url\(#)[^)]+/g).filter((id) => !ids.includes(id))).toEqual([]);
  }
});
