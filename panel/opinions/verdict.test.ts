import { expect, test } from '@jest/globals';
import { pastOf } from '#panel/opinions/past.ts';
import { callOf, reasonAt } from '#panel/opinions/verdict.ts';

const question = { kind: 'question', id: 3, revision: 2 } as const;

test('an approval without an answer approves, with one it answers', () => {
  const approved = { is: 'approved', answer: '  ' } as const;
  expect(callOf(question, approved)).toEqual({ name: 'Approve-Opinion', body: question });
  expect(callOf(question, { ...approved, answer: ' بله ' })).toEqual({
    name: 'Answer-Opinion',
    body: { ...question, body: 'بله' },
  });
});

test('a review is never answered', () => {
  const review = { ...question, kind: 'review' } as const;
  expect(callOf(review, { is: 'approved', answer: 'سپاس' }).name).toBe('Approve-Opinion');
});

test('a refusal carries its reason', () => {
  expect(callOf(question, { is: 'refused', reason: 'تکراری ' })).toEqual({
    name: 'Reject-Opinion',
    body: { ...question, reason: 'تکراری' },
  });
});

test('digits choose ready reasons, other keys and missing ones none', () => {
  const reasons = ['یک', 'دو'];
  expect(reasonAt('Digit2', reasons)).toBe('دو');
  expect(reasonAt('Numpad1', reasons)).toBe('یک');
  expect(reasonAt('Digit3', reasons)).toBeNull();
  expect(reasonAt('KeyA', reasons)).toBeNull();
});

test('what an author wrote before is told in words', () => {
  const mobile = '0912 ••• 4567';
  expect(pastOf({ mobile, shown: 0, refused: 0 })).toBe('نخستین نوشتهٔ این عضو');
  expect(pastOf({ mobile, shown: 3, refused: 0 })).toBe('۳ نوشتهٔ پیشین، همه پذیرفته');
  expect(pastOf({ mobile, shown: 2, refused: 1 })).toBe('پیش از این ۲ پذیرفته و ۱ رد');
});
