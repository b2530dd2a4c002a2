import { expect, test } from '@jest/globals';
import { viewsOf, withoutView, withView } from './views.ts';

const dear = { name: 'گران‌ها', filters: { from: '50000000' } };

test('views are read as they were kept', () => {
  expect(viewsOf(JSON.stringify([dear]))).toEqual([dear]);
});

test.each([null, '', '{', '{"name":"x"}', '[1,null,{"name":3,"filters":{}},{"name":"x"}]'])(
  'what is no list of views is none: %s',
  (kept) => {
    expect(viewsOf(kept)).toEqual([]);
  },
);

test('a view of the same name is replaced, and any can be removed', () => {
  const other = { name: 'بی‌عکس', filters: { bare: '1' } };
  const views = withView([dear, other], { name: ' گران‌ها ', filters: { from: '1' } });
  expect(views).toEqual([other, { name: 'گران‌ها', filters: { from: '1' } }]);
  expect(withoutView(views, 'بی‌عکس').map(({ name }) => name)).toEqual(['گران‌ها']);
});

test('at most twenty are kept, the latest ones', () => {
  const many = Array.from({ length: 25 }, (_, at) => ({ name: `${at}`, filters: {} }));
  const views = many.reduce<ReturnType<typeof viewsOf>>(withView, []);
  expect(views).toHaveLength(20);
  expect(views.at(-1)?.name).toBe('24');
});
