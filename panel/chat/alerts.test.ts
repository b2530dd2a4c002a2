import { expect, test } from '@jest/globals';
import type { StaffChatRow } from '#lib/contract/admin-chat.ts';
import { alertsFrom } from './alert-settings.ts';
import { isConcerned } from './alerts.ts';

const chat = (assignee: number | null, state: StaffChatRow['state'] = 'waiting') => ({
  state,
  assignee: assignee === null ? null : { id: assignee, name: '' },
});

test('a message concerns whoever may answer first, and then who answers', () => {
  expect(isConcerned(chat(null), 7)).toBe(true);
  expect(isConcerned(chat(7), 7)).toBe(true);
  expect(isConcerned(chat(8), 7)).toBe(false);
  expect(isConcerned(chat(null, 'closed'), 7)).toBe(false);
});

test.each([
  [null, { hasSound: true, hasNotices: true }],
  ['{"hasSound":false}', { hasSound: false, hasNotices: true }],
  ['{"hasSound":"no","hasNotices":false}', { hasSound: true, hasNotices: false }],
  ['null', { hasSound: true, hasNotices: true }],
  ['{', { hasSound: true, hasNotices: true }],
])('alerts that were kept as %j are read', (written, alerts) => {
  expect(alertsFrom(written)).toEqual(alerts);
});
