import { expect, test } from '@jest/globals';
import { bodyOf, type Choice, choiceOf, countOf, firstChoices, isChosen } from './choice.ts';

const all: Choice = { isAll: true, lines: new Set() };
const none: Choice = { isAll: false, lines: new Set() };
const read = { lines: [2, 3, 4], count: 300 };
const shown = (choice: Choice) => ({ ...choice, lines: [...choice.lines] });

test.each<[string, Choice, number[], object]>([
  ['a row is left out of all', all, [2, 4], { isAll: true, lines: [3] }],
  ['all are left out by the head, also those that were not read', all, [], shown(none)],
  ['a row is chosen', none, [3], { isAll: false, lines: [3] }],
  ['all are chosen by the head, also those that were not read', none, [2, 3, 4], shown(all)],
])('%s', (_name, before, chosen, after) => {
  expect(shown(choiceOf(before, new Set(chosen), read))).toEqual(after);
});

test('the last tick of a row that was read does not choose what was not read', () => {
  const two = { isAll: false, lines: new Set([2, 3]) };
  const three = choiceOf(two, new Set([2, 3, 4]), read);
  expect(countOf(three, 300)).toBe(3);
  expect(countOf(choiceOf(two, new Set([2, 3, 4]), { ...read, count: 3 }), 3)).toBe(3);
});

test('at first what is odd is not chosen', () => {
  expect(isChosen(firstChoices.changed, 7)).toBe(true);
  expect(isChosen(firstChoices.warned, 7)).toBe(false);
  expect(bodyOf(5, firstChoices)).toEqual({
    batch: 5,
    changed: { isAll: true, lines: [] },
    warned: { isAll: false, lines: [] },
  });
});
