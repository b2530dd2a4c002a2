import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgePoints, mostPoints, opinionLengths, opinionRules } from '#lib/rules/opinion.ts';

const { review, question } = opinionRules;

describe('texts of members', () => {
  test.each([
    ['  خوب   است ', 'خوب است'],
    ['كتابي است', 'کتابی است'],
    ['یک\r\nدو\rسه\u2028چهار', 'یک\nدو\nسه\nچهار'],
    ['یک \n \n\n\n دو', 'یک\n\nدو'],
    ['می\u200cخرم\u200c', 'می\u200cخرم'],
    ['\u202eوارونه\u202c \u2066است\u2069', 'وارونه است'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['عالی 👍🏽 👩‍👩‍👧', 'عالی 👍🏽 👩‍👩‍👧'],
    ['قیمت ۶۰۰۰۰۰۰۰ تومان، سال 1404', 'قیمت ۶۰۰۰۰۰۰۰ تومان، سال 1404'],
    ['از 9,121,112,233 ریال به 2,090,000 12,500', 'از 9,121,112,233 ریال به 2,090,000 12,500'],
    [
      '9/500/000/000 و 912,345,678,900 و 9500000000',
      '9/500/000/000 و 912,345,678,900 و 9500000000',
    ],
    ['1404/09/12 1500000 تومان', '1404/09/12 1500000 تومان'],
    ['اندازه‌های 90 100 110 12، کد 6260912111223', 'اندازه‌های 90 100 110 12، کد 6260912111223'],
  ])('%j is stored as %j', (written, value) => {
    expect(question(written)).toEqual({ value });
  });

  test.each([
    ['', /بنویسید/],
    [' \n\u200c\t ', /بنویسید/],
    ['؟؟؟؟', /حروف/],
    ['ok', /بیشتر/],
    ['خوب\u0000 است', /نویسه‌های نادرست/],
    ['خوب \ud800 است', /نویسه‌های نادرست/],
    ['\udc00خوب است', /نویسه‌های نادرست/],
    ['خوب \u0007 است', /نویسه‌های نادرست/],
    ['خوب \uffff است', /نویسه‌های نادرست/],
    [`Z${'\u0301'.repeat(30)} خوب`, /نویسه‌های نادرست/],
    [`Z${'\u0301\u200e'.repeat(30)} خوب`, /نویسه‌های نادرست/],
    [`Z${'\u0301\u200d'.repeat(30)} خوب`, /نویسه‌های نادرست/],
    ['\u3164\u115f\u1160\uffa0', /حروف/],
    ['ب\u3164\u3164', /بیشتر/],
    ['ب\u2800\u2800', /بیشتر/],
    ['ب'.repeat(opinionLengths.question + 1), /حداکثر ۵۰۰ نویسه/],
    ['ب'.repeat(100_000), /حداکثر/],
    ['با 09121112233 تماس بگیرید', /شمارهٔ تلفن/],
    ['۰۹۱۲ ۱۱۱ ۲۲ ۳۳ منم', /شمارهٔ تلفن/],
    ['+98-912-111-2233 علی', /شمارهٔ تلفن/],
    ['علی٠٠٩٨٩١٢١١١٢٢٣٣', /شمارهٔ تلفن/],
    ['09121112233 24 ساعته', /شمارهٔ تلفن/],
    ['واحد 12 09121112233', /شمارهٔ تلفن/],
    ['پلاک 1404/09121112233', /شمارهٔ تلفن/],
    ['علی 9121112233', /شمارهٔ تلفن/],
    ['علی 912 111 22 33', /شمارهٔ تلفن/],
    ['علی ０９１２１１１２２３３', /شمارهٔ تلفن/],
    ['علی 0912/111/22/33', /شمارهٔ تلفن/],
    ['علی 0912,111,2233', /شمارهٔ تلفن/],
    ['علی 0912\u00ad111\u00ad2233', /شمارهٔ تلفن/],
    ['علی +98 (0) 912 – 111 2233', /شمارهٔ تلفن/],
    ['علی 0\ufe0f\u20e39\ufe0f\u20e312 111 2233', /شمارهٔ تلفن/],
  ])('%j is rejected', (written, sentence) => {
    expect(question(written)).toEqual({ error: expect.stringMatching(sentence) });
  });

  test('may be empty only beside stars', () => {
    expect(review(' \n ')).toEqual({ value: '' });
    expect(review('\u0000')).toHaveProperty('error');
    expect(review('ب'.repeat(opinionLengths.review))).toHaveProperty('value');
  });

  test('normalising is idempotent and loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (written) => {
        const judged = review(written);
        if ('error' in judged) return;
        expect(judged.value.isWellFormed()).toBe(true);
        // oxlint-disable-next-line no-control-regex -- must contain none of them
        expect(judged.value).not.toMatch(/[\u0000\u202a-\u202e\u2066-\u2069\r]| {2}|\n{3}/);
        expect(review(judged.value)).toEqual(judged);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('points are kept in one line each, none twice, and empty ones left out', () => {
  expect(judgePoints([' دوربین ', '', 'دوربين', 'وزن\nکم', '   '])).toEqual({
    value: ['دوربین', 'وزن کم'],
  });
  expect(judgePoints([])).toEqual({ value: [] });
});

test('too many points, long ones, and such as no text may be are refused', () => {
  const many = Array.from({ length: mostPoints + 1 }, (_, at) => `نکتهٔ شمارهٔ ${at}`);
  expect(judgePoints(many)).toEqual({ error: expect.stringMatching(/حداکثر ۵ نکته/) });
  const long = 'ن'.repeat(opinionLengths.point + 1);
  for (const odd of [long, '***', 'تماس 09121112233', 'الف\u0000ب', '\ud800']) {
    expect(judgePoints(['خوب', odd])).toEqual({ error: expect.any(String) });
  }
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 12 }), (written) => {
      const judged = judgePoints(written);
      if (!('value' in judged)) return;
      expect(judged.value.length).toBeLessThanOrEqual(mostPoints);
      expect(judgePoints(judged.value)).toEqual(judged);
    }),
  );
});
