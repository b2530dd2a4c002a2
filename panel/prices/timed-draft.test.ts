import { expect, test } from '@jest/globals';
import { judgeTimed } from './timed-draft.ts';

const none = { day: null, time: '00:00' };
const draft = { price: 90, oldPrice: null, from: none, to: none };

test('a price without times holds from now until it is cancelled', () => {
  expect(judgeTimed(draft)).toEqual({ faults: {}, body: { price: 90, oldPrice: null } });
});

test('times are those of Tehran, in any digits', () => {
  const { body } = judgeTimed({
    ...draft,
    oldPrice: 100,
    from: { day: '2026-12-01', time: '۸' },
    to: { day: '2026-12-03', time: '۲۰:۳۰' },
  });
  expect(body).toEqual({
    price: 90,
    oldPrice: 100,
    from: '2026-12-01T04:30:00.000Z',
    to: '2026-12-03T17:00:00.000Z',
  });
});

test.each([
  [{ price: null }, 'price'],
  [{ oldPrice: 90 }, 'oldPrice'],
  [{ from: { day: '2026-12-01', time: '25' } }, 'from'],
  [{ to: { day: '2026-12-01', time: 'شب' } }, 'to'],
  [{ from: { day: '2026-12-02', time: '0' }, to: { day: '2026-12-01', time: '0' } }, 'to'],
])('%j is wrong at %s', (change, field) => {
  const { faults, body } = judgeTimed({ ...draft, ...change });
  expect(Object.keys(faults)).toEqual([field]);
  expect(body).toBeNull();
});
