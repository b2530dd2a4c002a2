import { expect, test } from '@jest/globals';
import { aparatFacades } from './aparat-facade.ts';

const source = 'https://www.aparat.com/video/video/embed/videohash/Ab-1/vt/frame';

test("a frame becomes a link to its video with the frame's address and title", () => {
  const html = aparatFacades(`<p>a</p><iframe src="${source}" title="بسته"></iframe><p>b</p>`);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('href="https://www.aparat.com/v/Ab-1"');
  expect(html).toContain(`data-frame="${source}" data-title="بسته"`);
  expect(html).toMatch(/^<p>a<\/p><a .*<\/a><p>b<\/p>$/);
});

test('a frame of another form keeps its address', () => {
  const other = 'https://www.aparat.com/embed/Ab1?data[rnddiv]=1&amp;a=b';
  expect(aparatFacades(`<iframe src="${other}"></iframe>`)).toContain(`href="${other}"`);
});

test('other HTML is unchanged', () => {
  const html = '<p>iframe</p><a href="/a.mp4">a</a>';
  expect(aparatFacades(html)).toBe(html);
});
