import { describe, expect, test } from '@jest/globals';
import type { ChatHoursAnswer } from '#lib/contract/admin-chat.ts';
import { hoursDraftOf, hoursFaults, nextSpan, savedHours, shownWeek } from './hours-draft.ts';
import { hoursTexts as words } from './screen-texts.ts';

const stored: ChatHoursAnswer = {
  isOn: true,
  week: [
    [
      { from: '09:00', to: '13:00' },
      { from: '15:30', to: '24:00' },
    ],
    [],
    [],
    [],
    [],
    [],
    [],
  ],
  closedDays: ['2026-12-01', '2026-11-28'],
  asksName: false,
  welcome: '',
  away: '',
  revision: 3,
};
const draft = hoursDraftOf(stored);
const withDay = (...spans: { from: string; to: string }[]) => ({
  ...draft,
  week: [spans, ...draft.week.slice(1)],
});
const faultsOf = (...spans: { from: string; to: string }[]) => hoursFaults(withDay(...spans));

test('hours are written in Persian digits and stored as they were', () => {
  expect(draft.week[0]).toEqual([
    { from: '۰۹:۰۰', to: '۱۳:۰۰' },
    { from: '۱۵:۳۰', to: '۲۴:۰۰' },
  ]);
  const { revision: _revision, ...rest } = stored;
  expect(savedHours(draft)).toEqual({ ...rest, closedDays: ['2026-11-28', '2026-12-01'] });
});

test('hours are understood however they are written, and stored in their order', () => {
  const written = withDay({ from: '۱۵', to: '۲۴' }, { from: '8', to: '۱۲۳۰' });
  expect(hoursFaults(written)).toEqual({});
  expect(savedHours(written).week[0]).toEqual([
    { from: '08:00', to: '12:30' },
    { from: '15:00', to: '24:00' },
  ]);
});

describe('a span', () => {
  test.each([
    ['۹', ''],
    ['۲۵', '۲۶'],
    ['۲۴', '۲۴'],
    ['صبح', '۱۲'],
  ])('from %j to %j has a wrong time', (from, to) => {
    expect(faultsOf({ from, to })).toEqual({ 'week.0.0': words.wrongTime });
  });

  test('ends after it begins', () => {
    expect(faultsOf({ from: '۱۲', to: '۹' })).toEqual({ 'week.0.0': words.wrongSpan });
    expect(faultsOf({ from: '۹', to: '۹' })).toEqual({ 'week.0.0': words.wrongSpan });
  });

  test('may touch another, not meet it', () => {
    expect(faultsOf({ from: '۹', to: '۱۲' }, { from: '۱۲', to: '۱۵' })).toEqual({});
    expect(Object.keys(faultsOf({ from: '۹', to: '۱۲' }, { from: '۱۱', to: '۱۵' }))).toEqual([
      'week.0.0',
      'week.0.1',
    ]);
  });
});

test('a further span begins where the last one ends', () => {
  expect(nextSpan([])).toEqual({ from: '۰۹:۰۰', to: '۱۸:۰۰' });
  expect(nextSpan([{ from: '۹', to: '۱۳' }])).toEqual({ from: '۱۳:۰۰', to: '۲۱:۰۰' });
});

test('a week is shown in a line, without the days that are closed', () => {
  expect(shownWeek(draft.week)).toBe('شنبه ۰۹:۰۰ تا ۱۳:۰۰ و ۱۵:۳۰ تا ۲۴:۰۰');
  expect(shownWeek([[], [], [], [], [], [], []])).toBe(words.closedDay);
});
